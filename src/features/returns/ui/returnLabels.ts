import type { AdjustmentKind, AdjustmentMoney, ReturnReason } from '#/features/orders/rules/returns.rules.ts'
import { m } from './messages/sending.messages.ts'

/** Why something comes back, as the shop reads it. */
export const reasonLabels: Record<ReturnReason, () => string> = {
  size: m.reasonSize,
  quality: m.reasonQuality,
  damaged: m.reasonDamaged,
  wrong: m.reasonWrong,
  mind: m.reasonMind,
  other: m.reasonNone,
}

/** How pieces left an order. */
export const adjustmentKindLabels: Record<AdjustmentKind, () => string> = {
  cancelled: m.kindCancelled,
  returned: m.kindReturned,
  refused: m.kindRefused,
  lost: m.kindLost,
}

/** What became of the money: so much of what the pieces cost. */
export const moneyLabels: Record<AdjustmentMoney, (paid: { agreed: string; value: string }) => string> = {
  refund: m.moneyOwed,
  lessDue: m.moneyLess,
  onPayment: m.moneyOnPayment,
  none: m.moneyOwed,
}
