import { readSignedText, signedText } from '#/platform/db/signedText.ts'
import type { Services } from '#/platform/http/env.ts'

/** An order that a link confirms, and until when. */
export interface ConfirmLink {
  readonly orderId: string
  readonly until: Date
}

const SECRET = 'cash-confirm'

/** Where a customer answers: a signed link confirms; what is to be paid in part stands on the page of the order. */
export const answerPath = (asks: 'confirm' | 'advance', token: string, orderId: string): string =>
  asks === 'confirm' ? `/confirm-order/${token}` : `/order/view/${orderId}`

/** What stands in the mail: nobody can make one for another order, or for longer. */
export const confirmToken = (
  { db }: Pick<Services, 'db'>,
  { orderId, until }: ConfirmLink,
): Promise<string> => signedText(db, SECRET, [orderId, Math.floor(until.getTime() / 1000).toString(36)])

/** What a token confirms; undefined for one that this shop did not sign. Whether its time is over is asked of the caller. */
export async function readConfirmToken(
  { db }: Pick<Services, 'db'>,
  token: string,
): Promise<ConfirmLink | undefined> {
  const parts = await readSignedText(db, SECRET, token)
  if (!parts) return undefined
  const [orderId, until] = parts
  return { orderId, until: new Date(Number.parseInt(until, 36) * 1000) }
}
