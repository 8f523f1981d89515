import type { Actor } from '#/features/orders/context.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { m } from './messages/receipts.messages.ts'
import { receiptFailures } from './receipts.failures.ts'
import type { BankCredit } from './receipts.rules.ts'
import { amountsOf, receiptsById, type ShownReceipt } from './receipts.store.ts'
import { type Recording, recordReceipts } from './recordReceipts.actions.ts'

/**
 * An admin types money that came in; an order that it certainly paid counts as paid.
 * @throws Failure receipt_known, also where its reference stands with another amount: one of both is a slip
 */
export async function addReceipt(
  services: Recording,
  actor: Actor,
  credit: BankCredit,
): Promise<ShownReceipt | undefined> {
  const { utr, amountPaise } = credit
  const known = utr === null ? undefined : (await amountsOf(services.db, [utr])).get(utr)
  if (known !== undefined && known !== amountPaise) {
    const message = m.knownWithAmount({ amount: formatPaise(known) })
    throw receiptFailures.receipt_known({ message, errors: [{ field: 'utr', message }] })
  }
  const { ids } = await recordReceipts(services, { source: 'hand', actor }, [credit])
  if (ids.length === 0) throw receiptFailures.receipt_known()
  const [row] = await receiptsById(services.db, ids)
  return row
}
