import { m } from '../messages/orders.messages.ts'
import { type AdvancedMoney, inHandPaise, isAdvanceOpen } from './advance.rules.ts'
import { arrivesBy, type PaymentMethod, type PaymentState } from './payments.rules.ts'
import { PROVIDER_KIND } from './provider.rules.ts'
import { isOver, type OrderStatus } from './statuses.rules.ts'

/** How money goes back. */
export const refundKinds = ['upi', 'bank', 'cash', PROVIDER_KIND, 'credit'] as const
export type RefundKind = (typeof refundKinds)[number]

/** `failed`: the card provider took it back after it was sent, or never managed to send it. */
export const refundStates = ['due', 'sent', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** Where a refund was made: in the shop, or in the card provider's own dashboard. */
export const refundOrigins = ['shop', PROVIDER_KIND] as const

/** How each kind reads in a sentence. */
export const refundKindLabels: Record<RefundKind, string> = {
  get upi() {
    return m.byUpi()
  },
  get bank() {
    return m.byBank()
  },
  get cash() {
    return m.inCash()
  },
  get [PROVIDER_KIND]() {
    return m.toCard()
  },
  get credit() {
    return m.asCredit()
  },
}

/** Money that a bank moved can be looked up there. */
export const needsReference = (kind: RefundKind): boolean => kind === 'upi' || kind === 'bank'

/**
 * How the money of a payment usually goes back: through the card provider if it came that way; what was paid at the door
 * as store credit, as the shop's policy says; else by UPI.
 * @param hasAccount whether the buyer's account is still there
 */
export const usualKind = (method: PaymentMethod, hasAccount = true): RefundKind => {
  if (arrivesBy('provider', method)) return PROVIDER_KIND
  return arrivesBy('courier', method) && hasAccount ? 'credit' : 'upi'
}

/** Said where an amount is missing, or is none. */
export const noAmountMessage = (): string => m.noAmount()

interface Amount {
  readonly amountPaise: number
}

export const sumPaise = (all: readonly Amount[]): number =>
  all.reduce((sum, { amountPaise }) => sum + amountPaise, 0)

/** Paise of what was paid that no refund is written down for, whether sent or still due. */
export function refundablePaise(
  payment: AdvancedMoney,
  refunds: readonly (Amount & { readonly state: RefundState })[],
): number {
  const stand = refunds.filter(({ state }) => state !== 'failed')
  return Math.max(0, inHandPaise(payment) - sumPaise(stand))
}

/** Whether money of an order that is over may have come in: only the bank's statement knows. */
export const isUnclear = (
  status: OrderStatus,
  payment: PaymentState & {
    readonly reference: string | null
    readonly missingAt?: Date | null
    readonly advancePaise?: number
    readonly advanceReference?: string | null
    readonly advanceAt?: Date | null
  },
): boolean => isOver(status) && payment.status === 'Pending' && !payment.missingAt && isClaimed(payment)

/** Whether the customer says that money was sent which nobody saw: all of it, or the part that comes first. */
function isClaimed({
  type,
  status,
  reference,
  advancePaise = 0,
  advanceReference = null,
  advanceAt = null,
}: Parameters<typeof isUnclear>[1]): boolean {
  if (arrivesBy('transfer', type)) return reference !== null
  // guard: late-advance-claimed
  return advanceReference !== null && isAdvanceOpen({ status, advancePaise, advanceAt })
}

/** The card provider may take this long to answer, ms, before it is asked about the same refund again. */
const TIMEOUT_MS = 30_000

/** Whether somebody else is sending a refund right now. */
export const isBeingSent = (askedAt: Date | null, now: Date): boolean =>
  askedAt !== null && now.getTime() - askedAt.getTime() < TIMEOUT_MS
