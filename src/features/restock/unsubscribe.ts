import { createHash } from 'node:crypto'
import { readSignedText, signedText } from '#/platform/db/signedText.ts'
import type { Services } from '#/platform/http/env.ts'
import type { Waiting } from './restock.store.ts'

/** Somebody who is written to, in an address that says nothing of them: a customer's id, or a visitor's e-mail as its SHA-256 in hex. */
export type Addressee = { readonly userId: string } | { readonly emailHash: string }

const SECRET = 'unsubscribe'

/** What ends all such mails to one person, in whatever mail it stands and however old that is. */
export const unsubscribeToken = ({ db }: Pick<Services, 'db'>, person: Waiting): Promise<string> =>
  signedText(
    db,
    SECRET,
    'userId' in person
      ? ['u', person.userId]
      : ['e', createHash('sha256').update(person.email).digest('hex')],
  )

/** Whom a token is about; undefined for one that this shop did not sign. */
export async function readUnsubscribeToken(
  { db }: Pick<Services, 'db'>,
  token: string,
): Promise<Addressee | undefined> {
  const parts = await readSignedText(db, SECRET, token)
  if (!parts) return undefined
  const [kind, id] = parts
  return kind === 'u' ? { userId: id } : { emailHash: id }
}
