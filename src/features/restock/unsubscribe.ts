import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { secretOf } from '#/platform/db/secrets.ts'
import type { Services } from '#/platform/http/env.ts'
import type { Waiting } from './restock.store.ts'

/** Somebody who is written to, in an address that says nothing of them: a customer's id, or a visitor's e-mail as its SHA-256 in hex. */
export type Addressee = { readonly userId: string } | { readonly emailHash: string }

const asText = (person: Waiting): string =>
  'userId' in person ? `u.${person.userId}` : `e.${createHash('sha256').update(person.email).digest('hex')}`

async function signatureOf({ db }: Pick<Services, 'db'>, text: string): Promise<Buffer> {
  return createHmac('sha256', await secretOf(db, 'unsubscribe'))
    .update(text)
    .digest()
}

/** What ends all such mails to one person, in whatever mail it stands and however old that is. */
export async function unsubscribeToken(services: Pick<Services, 'db'>, person: Waiting): Promise<string> {
  const text = asText(person)
  return `${text}.${(await signatureOf(services, text)).toString('base64url')}`
}

/** Whom a token is about; undefined for one that this shop did not sign. */
export async function readUnsubscribeToken(
  services: Pick<Services, 'db'>,
  token: string,
): Promise<Addressee | undefined> {
  const [kind = '', id = '', signature = ''] = token.split('.')
  const [given, own] = [Buffer.from(signature, 'base64url'), await signatureOf(services, `${kind}.${id}`)]
  // guard: unsubscribe-signed
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  return kind === 'u' ? { userId: id } : { emailHash: id }
}
