import type { AdjustmentKind, AdjustmentMoney, ReturnReason } from '#/features/orders/rules/returns.rules.ts'

/** Why something comes back, as the shop reads it. */
export const reasonLabels: Record<ReturnReason, string> = {
  size: 'It does not fit',
  quality: 'It is not as expected',
  damaged: 'It arrived damaged',
  wrong: 'It was the wrong piece',
  mind: 'The customer changed their mind',
  other: 'Another reason, or none given',
}

/** How pieces left an order. */
export const adjustmentKindLabels: Record<AdjustmentKind, string> = {
  cancelled: 'Cancelled before packing',
  returned: 'Returned',
  refused: 'Not handed over, back with us',
  lost: 'Lost on the way',
}

/** What became of the money; the amount stands before it. */
export const moneyLabels: Record<AdjustmentMoney, string> = {
  refund: 'owed back',
  lessDue: 'less to pay',
  onPayment: 'owed back once the payment is there',
  none: 'owed back',
}
