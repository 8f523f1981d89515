import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether `signature` is hex(HMAC-SHA256(message, secret)), in the same time however much of it is right. A webhook is
 * signed over its raw body, a browser's return over `order|payment`.
 */
export function isSigned(message: string | Uint8Array, signature: string, secret: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(message).digest('hex'))
  const given = Buffer.from(signature)
  // guard: signature-compared
  return given.length === expected.length && timingSafeEqual(given, expected)
}
