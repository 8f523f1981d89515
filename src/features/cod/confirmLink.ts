import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretOf } from '#/platform/db/secrets.ts'
import type { Services } from '#/platform/http/env.ts'

/** An order that a link confirms, and until when. */
export interface ConfirmLink {
  readonly orderId: string
  readonly until: Date
}

const asText = ({ orderId, until }: ConfirmLink): string =>
  `${orderId}.${Math.floor(until.getTime() / 1000).toString(36)}`

/** Where a customer answers: a signed link confirms; what is to be paid in part stands on the page of the order. */
export const answerPath = (asks: 'confirm' | 'advance', token: string, orderId: string): string =>
  asks === 'confirm' ? `/confirm-order/${token}` : `/order/view/${orderId}`

async function signatureOf({ db }: Pick<Services, 'db'>, text: string): Promise<Buffer> {
  return createHmac('sha256', await secretOf(db, 'cash-confirm'))
    .update(text)
    .digest()
}

/** What stands in the mail: nobody can make one for another order, or for longer. */
export async function confirmToken(services: Pick<Services, 'db'>, link: ConfirmLink): Promise<string> {
  const text = asText(link)
  return `${text}.${(await signatureOf(services, text)).toString('base64url')}`
}

/** What a token confirms; undefined for one that this shop did not sign. Whether its time is over is asked of the caller. */
export async function readConfirmToken(
  services: Pick<Services, 'db'>,
  token: string,
): Promise<ConfirmLink | undefined> {
  const [orderId = '', until = '', signature = ''] = token.split('.')
  const [given, own] = [
    Buffer.from(signature, 'base64url'),
    await signatureOf(services, `${orderId}.${until}`),
  ]
  // guard: confirm-link-signed
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  return { orderId, until: new Date(Number.parseInt(until, 36) * 1000) }
}
