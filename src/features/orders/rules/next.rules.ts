import { businessDays } from '#/features/shop/ui/pages/policy.rules.ts'
import { daysAdded } from '#/features/tailoring/tailoring.rules.ts'
import { addDays, type Day, indiaDay } from '#/platform/time/days.ts'
import { type CashCheck, isCashHeld } from './cashCheck.rules.ts'
import { arrivesBy, type PaymentState } from './payments.rules.ts'
import type { OrderStatus } from './statuses.rules.ts'

/** What the shop promises of an order, in business days from its start. */
export interface PackingPromise {
  readonly processingDaysLeast: number
  readonly processingDaysMost: number
}

/** What is promised of an order with which something is done before it leaves: that adds its days. */
export function withServiceDays(
  { processingDaysLeast, processingDaysMost }: PackingPromise,
  services: readonly { readonly days: number }[] = [],
): PackingPromise {
  // guard: services-take-days
  const days = daysAdded(services)
  return {
    processingDaysLeast: processingDaysLeast + days,
    processingDaysMost: processingDaysMost + days,
  }
}

export const packingStep = ({ processingDaysLeast, processingDaysMost }: PackingPromise): string =>
  `We pack your order within ${businessDays(processingDaysLeast, processingDaysMost)}.`

export const LEAVING_STEP = 'We write again when it leaves, with the number of the parcel.'

/** What whoever pays at the door has to have ready; `amount` as it is said, e.g. `₹899.00`. */
export const cashSteps = ({ type, status }: PaymentState, amount: string): string[] =>
  arrivesBy('courier', type) && status === 'Pending'
    ? [`Please have ${amount} in cash ready when the parcel arrives.`]
    : []

/** Whether the customer has to send the money before the shop begins. */
const waitsForTransfer = ({ type, status }: PaymentState): boolean =>
  status === 'Pending' && arrivesBy('transfer', type)

/** What its customer is asked before it is packed. */
const CONFIRM_STEP =
  'Confirm it: press the button in our other mail, or on the page of your order. We pack once you did.'

const ADVANCE_STEP =
  'Pay the first part by UPI, and enter the reference of your payment on the page of your order. We pack once it is here.'

export interface PlacedOrder {
  /** What it still needs, where it is paid at the door. */
  readonly cashCheck?: CashCheck | undefined
  readonly payment: PaymentState
  /** The customer gave the bank's reference of the payment. */
  readonly hasReference: boolean
  /** What the order comes to, as it is said. */
  readonly amount: string
  readonly promise: PackingPromise
}

/** What happens once an order is placed, step by step: its mail and its page say the same. */
export function stepsAfterPlacing({
  payment,
  hasReference,
  amount,
  promise,
  cashCheck,
}: PlacedOrder): string[] {
  const paying = hasReference
    ? []
    : ['Pay by UPI, and enter the reference of your payment on the page of your order.']
  const comparing = 'We compare it with our bank statement and write when your payment is approved.'
  return [
    ...(cashCheck === 'confirm' ? [CONFIRM_STEP] : []),
    ...(cashCheck === 'advance' ? [ADVANCE_STEP] : []),
    ...(waitsForTransfer(payment) ? [...paying, comparing] : []),
    packingStep(promise),
    LEAVING_STEP,
    ...cashSteps(payment, amount),
  ]
}

const isBusinessDay = (day: Day): boolean => ![0, 6].includes(new Date(day).getUTCDay())

/**
 * The last day, Monday to Friday, on which a parcel leaves that is promised within so many business days from a moment.
 * Public holidays are not known to the shop.
 */
export function leavesBy(from: Date, most: number): Day {
  let day = indiaDay(from)
  for (let left = most; left > 0 || !isBusinessDay(day); ) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}

/** What is known of the start of an order that waits to be packed. */
export interface WaitingOrder {
  readonly status: OrderStatus
  readonly payment: PaymentState
  /** When it was placed or, if it had to be paid first, paid: ISO. */
  readonly startedAt: string
  readonly cashCheck?: CashCheck | undefined
}

/**
 * By when a placed order leaves the shop: a day, or `onceApproved` while its money is awaited, `onceConfirmed` its customer. Undefined for what left
 * already or never will. When it arrives only the courier knows.
 */
export function leaving(
  { status, payment, startedAt, cashCheck = 'none' }: WaitingOrder,
  { processingDaysMost }: PackingPromise,
): Day | 'onceApproved' | 'onceConfirmed' | undefined {
  if (status !== 'placed') return undefined
  if (isCashHeld(cashCheck)) return cashCheck === 'advance' ? 'onceApproved' : 'onceConfirmed'
  if (payment.status === 'Pending' && !arrivesBy('courier', payment.type)) return 'onceApproved'
  return leavesBy(new Date(startedAt), processingDaysMost)
}
