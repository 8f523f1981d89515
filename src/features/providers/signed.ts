import { createHash, createHmac } from 'node:crypto'
import { isSameSecret } from '#/platform/db/isSameSecret.ts'

type Bytes = string | Uint8Array

/**
 * Whether `signature` is HMAC-SHA256(message, secret) as hex or base64, in the same time however much of it is right. The
 * pieces of a message are signed one behind the other; a body is one as it came, never parsed and written again.
 */
export function isSigned(
  message: Bytes | readonly Bytes[],
  signature: string,
  { secret, encoding = 'hex' }: { readonly secret: string; readonly encoding?: 'hex' | 'base64' },
): boolean {
  const hmac = createHmac('sha256', secret)
  for (const piece of typeof message === 'string' || message instanceof Uint8Array ? [message] : message)
    hmac.update(piece)
  return isSameSecret(signature, hmac.digest(encoding))
}

/** A name for an event that has none: the same when it is sent again. */
export const digestOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')

/** Signed but unreadable is an event that does not concern us: undefined. */
export function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
