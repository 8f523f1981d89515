import type { PaymentStatus } from './payments.rules.ts'

/** The money of an order, of which a part may be asked for in advance; paise. */
export interface AdvancedMoney {
  readonly status: PaymentStatus
  readonly amountPaise: number
  /** The part that comes first; 0 where nothing does. */
  readonly advancePaise: number
  /** When it came; null before. */
  readonly advanceAt: Date | string | null
}

/** Paise of the advance that are with the shop. */
const arrivedAdvance = ({
  advancePaise,
  advanceAt,
}: Omit<AdvancedMoney, 'status' | 'amountPaise'>): number => (advanceAt === null ? 0 : advancePaise)

/** Paise of an order's money that are with the shop: all of it once it is paid, before that its advance. */
// guard: advance-in-hand
export const inHandPaise = (payment: AdvancedMoney): number =>
  payment.status === 'Completed' ? payment.amountPaise : arrivedAdvance(payment)

/** Paise that are still to come: what a courier collects. */
// guard: rest-to-collect
export const restToPayPaise = (payment: AdvancedMoney): number => payment.amountPaise - inHandPaise(payment)

/** Whether an advance was asked for and is not there yet. */
export const isAdvanceOpen = ({
  status,
  advancePaise,
  advanceAt,
}: Omit<AdvancedMoney, 'amountPaise'>): boolean =>
  status === 'Pending' && advancePaise > 0 && advanceAt === null
