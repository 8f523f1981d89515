import { type PaymentSettings, takesUpi } from '#/features/shop/waysToPay.rules.ts'
import { m } from '../messages/orders.messages.ts'

/** What follows from a payment method; everything that asks how an order is paid reads it here. */
export interface MethodFacts {
  /** On the order page (specification, section 2). */
  readonly text: string
  /** At checkout. */
  readonly label: string
  readonly hint: string
  /** Its place at checkout. */
  readonly place: number
  /**
   * How the money arrives. `transfer`: the customer sends it and gives the bank's reference, and an admin looks whether
   * it is there. `courier`: it is paid at the door, so the parcel leaves before it. `provider`: the card provider takes
   * it, after the order is placed, and gives it back the same way.
   */
  readonly arrives: 'transfer' | 'courier' | 'provider'
}

/**
 * The payment methods. One more whose money arrives in one of these ways is a line here, when it is offered
 * (`PaymentMeans`, `isPaymentOffered`), and how it is paid: endpoints and a panel in the room `payments`, as UPI has. What
 * names UPI, cash or cards in a sentence (mails, settings, pages about the shop) stays about those.
 */
const methods = {
  upi: {
    get text() {
      return m.throughUpi()
    },
    label: 'UPI',
    get hint() {
      return m.upiHint()
    },
    place: 1,
    arrives: 'transfer',
  },
  cod: {
    get text() {
      return m.cashOnDelivery()
    },
    get label() {
      return m.cashOnDelivery()
    },
    get hint() {
      return m.codHint()
    },
    place: 3,
    arrives: 'courier',
  },
  card: {
    get text() {
      return m.card()
    },
    get label() {
      return m.card()
    },
    get hint() {
      return m.cardHint()
    },
    place: 2,
    arrives: 'provider',
  },
} as const satisfies Record<string, MethodFacts>

export type PaymentMethod = keyof typeof methods
export const paymentMethods = Object.keys(methods) as [PaymentMethod, ...PaymentMethod[]]
export const methodFacts: Readonly<Record<PaymentMethod, MethodFacts>> = methods

type MethodArriving<Arrives extends MethodFacts['arrives']> = {
  [Method in PaymentMethod]: (typeof methods)[Method]['arrives'] extends Arrives ? Method : never
}[PaymentMethod]

/** Whether the money arrives in this way. */
export const arrivesBy = <Arrives extends MethodFacts['arrives']>(
  arrives: Arrives,
  method: PaymentMethod,
): method is MethodArriving<Arrives> => methods[method].arrives === arrives

/** The methods whose money arrives in this way. */
export const methodsBy = <Arrives extends MethodFacts['arrives']>(arrives: Arrives) =>
  paymentMethods.filter((method): method is MethodArriving<Arrives> => arrivesBy(arrives, method))

/** What becomes of a card payment that does not work out. */
export const otherMethods = [...methodsBy('transfer'), ...methodsBy('courier')]

export const paymentStatuses = ['Pending', 'Completed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const statusOf = (isPaid: boolean): PaymentStatus => (isPaid ? 'Completed' : 'Pending')

/** How addresses and requests narrow a list of orders by it. */
export const paymentFilters = { pending: 'Pending', completed: 'Completed' } as const
export type PaymentFilter = keyof typeof paymentFilters
export const paymentFilterNames = Object.keys(paymentFilters) as [PaymentFilter, ...PaymentFilter[]]
export const isPaymentFilter = (value: unknown): value is PaymentFilter =>
  paymentFilterNames.some((name) => name === value)

export interface PaymentState {
  readonly type: PaymentMethod
  readonly status: PaymentStatus
}

/** How a payment reads in lists: a pending cash order shows as COD (section 4). */
export function paymentLabel(payment: PaymentState): string {
  if (payment.status === 'Completed') return m.completed()
  return arrivesBy('courier', payment.type) ? m.cod() : m.pending()
}

/** What a shop needs to be paid in a way. */
export interface PaymentMeans {
  /** A card provider is configured. */
  readonly cards: boolean
  /** The shop takes UPI, and has an id for it. */
  readonly upi: boolean
  /** The shop sends parcels that are paid at the door. */
  readonly cash: boolean
}

/** What the shop's settings and its card provider make possible. */
export const paymentMeans = (settings: PaymentSettings, cards: boolean): PaymentMeans => ({
  cards,
  upi: takesUpi(settings),
  // guard: cash-enabled
  cash: settings.codEnabled,
})

/** Whether a way to pay is offered: cards with a card provider, UPI with a UPI id, cash and UPI unless switched off. */
export const isPaymentOffered = (method: PaymentMethod, { cards, upi, cash }: PaymentMeans): boolean =>
  ({ upi, cod: cash, card: cards })[method]
