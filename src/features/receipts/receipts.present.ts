import { rupeesOf } from '#/platform/money/money.ts'
import { doubtText } from './doubts.rules.ts'
import type { Payable, Suggestion } from './match.rules.ts'
import { leftOf } from './receipts.rules.ts'
import type { AwaitedOrder, Receipt } from './receipts.schema.ts'
import type { ShownReceipt } from './receipts.store.ts'

const presentOrder = (payable: Payable): AwaitedOrder['order'] => ({
  _id: payable.id,
  is: payable.kind === 'gift' ? 'giftCard' : 'order',
  number: payable.number,
  name: payable.customerName,
  amount: rupeesOf(payable.amountPaise),
  at: payable.placedAt.toISOString(),
  isPaid: payable.isPaid,
  isOver: payable.isOver,
})

/** A receipt as the API shows it, with what it may have paid. */
export function presentReceipt(
  { receipt, number, giftNumber, paidPaise }: ShownReceipt,
  suggestions: readonly Suggestion[] = [],
): Receipt {
  const {
    orderId,
    giftPurchaseId,
    receivedAt,
    matchReason,
    matchedByName,
    outcome,
    settledByName,
    createdByName,
  } = receipt
  return {
    _id: receipt.id,
    source: receipt.source,
    amount: rupeesOf(receipt.amountPaise),
    receivedOn: receipt.receivedOn,
    ...(receivedAt && { receivedAt: receivedAt.toISOString() }),
    utr: receipt.utr,
    narration: receipt.narration,
    payer: receipt.payer,
    account: receipt.account,
    ...(orderId !== null &&
      number !== null &&
      paidPaise !== null && { order: { _id: orderId, is: 'order', number, amount: rupeesOf(paidPaise) } }),
    ...(giftPurchaseId !== null &&
      giftNumber !== null &&
      paidPaise !== null && {
        order: { _id: giftPurchaseId, is: 'giftCard', number: giftNumber, amount: rupeesOf(paidPaise) },
      }),
    ...(matchReason && (orderId ?? giftPurchaseId) !== null && { matchReason }),
    ...(matchedByName && { matchedBy: matchedByName }),
    ...(outcome && { outcome }),
    returned: rupeesOf(receipt.returnedPaise),
    left: rupeesOf(leftOf(receipt, paidPaise ?? 0)),
    returnReference: receipt.returnReference,
    note: receipt.note,
    ...(settledByName && { settledBy: settledByName }),
    suggestions: suggestions.map((suggestion) => ({
      order: presentOrder(suggestion.payable),
      doubt: suggestion.doubt,
      text: doubtText(suggestion, receipt),
    })),
    ...(createdByName && { by: createdByName }),
  }
}

export const presentAwaited = (payable: Payable): AwaitedOrder => ({
  order: presentOrder(payable),
  reference: payable.reference,
})
