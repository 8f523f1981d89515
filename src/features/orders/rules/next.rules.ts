import { businessDays, daysOnTheRoad } from '#/features/shop/policy.rules.ts'
import { daysAdded } from '#/features/tailoring/tailoring.rules.ts'
import { addDays, type Day, indiaDay } from '#/platform/time/days.ts'
import { m } from '../messages/orders.messages.ts'
import { type CashCheck, isCashHeld } from './cashCheck.rules.ts'
import { arrivesBy, type PaymentState } from './payments.rules.ts'
import type { OrderStatus } from './statuses.rules.ts'

/** What the shop promises of an order: business days from its start, and days that couriers usually take. */
export interface PackingPromise {
  readonly processingDaysLeast: number
  readonly processingDaysMost: number
  /** `transitDaysMost` 0 or left out: the shop says nothing of the time on the road. */
  readonly transitDaysLeast?: number
  readonly transitDaysMost?: number
}

/** What is promised of an order with which something is done before it leaves: that adds its days. */
export function withServiceDays<Promised extends PackingPromise>(
  promise: Promised,
  services: readonly { readonly days: number }[] = [],
): Promised {
  // guard: services-take-days
  const days = daysAdded(services)
  return {
    ...promise,
    processingDaysLeast: promise.processingDaysLeast + days,
    processingDaysMost: promise.processingDaysMost + days,
  }
}

export const packingStep = ({ processingDaysLeast, processingDaysMost }: PackingPromise): string =>
  m.wePack({ days: businessDays(processingDaysLeast, processingDaysMost) })

export function leavingStep(promise: PackingPromise): string {
  const road = daysOnTheRoad(promise)
  return road ? m.weWriteAgainRoad({ road }) : m.weWriteAgain()
}

/** Of a parcel that left. */
export function roadSteps(promise: PackingPromise): string[] {
  const road = daysOnTheRoad(promise)
  return road ? [m.courierTakes({ road })] : []
}

/** What whoever pays at the door has to have ready; `amount` as it is said, e.g. `₹899.00`. */
export const cashSteps = ({ type, status }: PaymentState, amount: string): string[] =>
  arrivesBy('courier', type) && status === 'Pending' ? [m.haveCash({ amount })] : []

/** Whether the customer has to send the money before the shop begins. */
const waitsForTransfer = ({ type, status }: PaymentState): boolean =>
  status === 'Pending' && arrivesBy('transfer', type)

export interface PlacedOrder {
  /** What it still needs, where it is paid at the door. */
  readonly cashCheck?: CashCheck | undefined
  readonly payment: PaymentState
  /** The customer gave the bank's reference of the payment. */
  readonly hasReference: boolean
  /** The payment provider tells the shop by itself when it is paid: nobody has to give a reference. */
  readonly confirmsItself?: boolean
  /** What the order comes to, as it is said. */
  readonly amount: string
  readonly promise: PackingPromise
}

/** What happens once an order is placed, step by step: its mail and its page say the same. */
export function stepsAfterPlacing({
  payment,
  hasReference,
  confirmsItself = false,
  amount,
  promise,
  cashCheck,
}: PlacedOrder): string[] {
  const awaiting = [m.upiConfirmsItself()]
  const paying = hasReference ? [] : [m.upiWithReference()]
  const comparing = m.weCompare()
  return [
    ...(cashCheck === 'confirm' ? [m.confirmStep()] : []),
    ...(cashCheck === 'advance' ? [m.advanceStep()] : []),
    // guard: no-reference-asked
    ...(waitsForTransfer(payment) ? (confirmsItself ? awaiting : [...paying, comparing]) : []),
    packingStep(promise),
    leavingStep(promise),
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
 * already or never will.
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

/** Days of the calendar, both included. */
export interface Arrival {
  readonly from: Day
  readonly to: Day
}

/**
 * Between which days a parcel usually arrives: of what waits in the shop by the days of packing and of the road, of what left by those of the road.
 * Undefined where the shop says nothing of the road, and while the order waits for its customer.
 * @param sentAt when it left the shop, ISO; undefined while it has not
 */
export function arriving(order: WaitingOrder, promise: PackingPromise, sentAt?: string): Arrival | undefined {
  const { transitDaysLeast: least = 0, transitDaysMost: most = 0 } = promise
  if (most === 0) return undefined
  if (order.status === 'shipped' && sentAt) {
    const sent = indiaDay(new Date(sentAt))
    return { from: addDays(sent, least), to: addDays(sent, most) }
  }
  const leaves = leaving(order, promise)
  if (leaves === undefined || leaves === 'onceApproved' || leaves === 'onceConfirmed') return undefined
  const first = leavesBy(new Date(order.startedAt), promise.processingDaysLeast)
  return { from: addDays(first, least), to: addDays(leaves, most) }
}
