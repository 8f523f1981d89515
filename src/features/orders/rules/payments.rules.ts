import { type PaymentSettings, takesUpi } from '#/features/shop/waysToPay.rules.ts'

/** A way to pay, as screens name it. */
interface PaymentWay {
  /** On the order page (specification, section 2). */
  readonly text: string
  /** At checkout. */
  readonly label: string
  readonly hint: string
  /** Its place at checkout. */
  readonly place: number
}

/** The ways to pay. To add one: a line here, and what it does in the room `payments`. */
const ways = {
  upi: {
    text: 'Transaction through UPI',
    label: 'UPI',
    hint: 'Scan a QR code or pay in your UPI app after placing the order',
    place: 1,
  },
  cod: {
    text: 'Cash on delivery',
    label: 'Cash on delivery',
    hint: 'Pay when the parcel arrives',
    place: 3,
  },
  card: {
    text: 'Card',
    label: 'Card',
    hint: 'Pay in our payment partner’s window after placing the order',
    place: 2,
  },
} as const satisfies Record<string, PaymentWay>

export type PaymentType = keyof typeof ways
export const paymentTypes = Object.keys(ways) as [PaymentType, ...PaymentType[]]
export const paymentWays: Readonly<Record<PaymentType, PaymentWay>> = ways

/** What becomes of a card payment that does not work out. */
export const otherWays = paymentTypes.filter((type): type is Exclude<PaymentType, 'card'> => type !== 'card')

export const paymentStatuses = ['Pending', 'Completed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export interface PaymentState {
  readonly type: PaymentType
  readonly status: PaymentStatus
}

/** How a payment reads in lists: a pending cash order shows as COD (section 4). */
export function paymentLabel(payment: PaymentState): string {
  if (payment.status === 'Completed') return 'Completed'
  return payment.type === 'cod' ? 'COD' : 'Pending'
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
export const isPaymentOffered = (type: PaymentType, { cards, upi, cash }: PaymentMeans): boolean =>
  ({ upi, cod: cash, card: cards })[type]
