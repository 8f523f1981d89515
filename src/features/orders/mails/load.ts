import type { Services } from '#/platform/http/env.ts'
import type { TextJob } from '#/platform/mail/jobs/kinds.ts'
import { moneyEvents, notedEvents } from '../rules/events.rules.ts'
import { piecesSaid } from '../rules/returns.rules.ts'
import { type OrderStatus, orderStatuses } from '../rules/statuses.rules.ts'
import type { MailKind, OrderMail } from './mailed.ts'
import * as store from './mails.store.ts'
import { findOutcome } from './mails.store.ts'
import { namedPieces, readRecord } from './readRecord.ts'

/** What a mail about an order hangs on; everything else is read when it is sent. */
export interface OrderMailIds {
  readonly orderId: string
  /** The step that the mail tells of, for what the shop wrote with it; the newest of its kind when left out. */
  readonly eventId?: string
  /** Paise that are owed back by a cancellation or return: later refunds do not tell it any more. */
  readonly owedPaise?: number
  /** What was sent back; the newest when left out. */
  readonly refundId?: string
}

/** A step that the shop takes, with a word to the customer if it likes. */
const isStep = (kind: MailKind): kind is Exclude<OrderStatus, 'placed'> | (typeof notedEvents)[number] =>
  kind !== 'placed' && [...orderStatuses, ...notedEvents].some((step) => step === kind)

/** Reads an order for a mail: nothing for one whose buyer is gone, or where what it would tell is not so any more. */
export const orderMailLoader =
  (kind: MailKind) =>
  async (
    { db }: Pick<Services, 'db'>,
    { orderId, eventId, owedPaise, refundId }: OrderMailIds,
  ): Promise<{ to: string; data: OrderMail } | null> => {
    const found = await store.findMailed(db, orderId)
    // The address is empty when the buyer erased the account.
    const to = found?.order.billingAddress.email
    if (!found || !to) return null
    const { order, payment } = found
    const isPaid = payment.status === 'Completed'
    const isAboutMoney = moneyEvents.has(kind)
    // guard: paid-mail-checked
    if (isAboutMoney && isPaid !== (kind === 'paid')) return null
    const pieces = await namedPieces(db, orderId)
    const refund = kind === 'refunded' ? await store.sentRefund(db, orderId, refundId) : undefined
    if (kind === 'refunded' && !refund) return null
    return {
      to,
      data: {
        ...(await readRecord(db, found, pieces)),
        orderId,
        name: order.customerName,
        // What came in may be more than what is ordered by now.
        totalPaise: isAboutMoney ? payment.amountPaise : order.grandTotalPaise,
        cashCheck: order.codCheck,
        carrier: order.carrier,
        trackingNumber: order.trackingNumber,
        enclosed: { upi: null, documents: [] },
        note: isStep(kind) ? piecesSaid(await store.noteOf(db, orderId, kind, eventId), pieces) : '',
        ...(owedPaise !== undefined && { owedPaise }),
        ...(kind === 'undelivered' && { outcome: await findOutcome(db, orderId) }),
        ...(refund && { refund }),
      },
    }
  }

/** The ids in a job that the version before wrote. */
export async function idsOfOrderMail(
  _services: Pick<Services, 'db'>,
  { data }: TextJob,
): Promise<OrderMailIds | null> {
  const { orderId, owedPaise } = data as { orderId?: string; owedPaise?: number }
  return orderId === undefined ? null : { orderId, ...(owedPaise !== undefined && { owedPaise }) }
}
