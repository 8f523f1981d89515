import { createHmac } from 'node:crypto'
import type { Db } from './database.ts'
import { isSameSecret } from './isSameSecret.ts'
import { secretOf } from './secrets.ts'

/** What is signed: two texts without a dot. */
type Parts = readonly [one: string, other: string]

async function signatureOf(db: Db, secret: string, text: string): Promise<Buffer> {
  return createHmac('sha256', await secretOf(db, secret))
    .update(text)
    .digest()
}

/** Two texts with their signature, to stand in an address: nobody can make it of others. @param secret its name */
export async function signedText(db: Db, secret: string, parts: Parts): Promise<string> {
  const text = parts.join('.')
  return `${text}.${(await signatureOf(db, secret, text)).toString('base64url')}`
}

/** The texts of a token; undefined for one that was not signed with this secret. */
export async function readSignedText(db: Db, secret: string, token: string): Promise<Parts | undefined> {
  const [one = '', other = '', signature = ''] = token.split('.')
  const expected = await signatureOf(db, secret, `${one}.${other}`)
  // guard: text-signed
  if (!isSameSecret(Buffer.from(signature, 'base64url'), expected)) return undefined
  return [one, other]
}
