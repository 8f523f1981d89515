import { isContact, isEmail, isLettersAndSpaces } from '../../accounts/accounts.rules.ts'
import { type PaymentSettings, takesUpi } from '../../shop/waysToPay.rules.ts'

export const billingMessages = {
  required: 'This field is required.',
  letters: 'Only alphabets allowed',
  zipCode: 'Only 4 to 8 digits allowed',
  contact: 'Enter a valid 10-digit mobile number starting with 6-9',
  email: 'Enter a valid email address.',
} as const

/** Checks of the billing form (specification, section 5): the message for a value, or null when it is fine. */
export const billingChecks = {
  letters: (value: string) => (isLettersAndSpaces(value) ? null : billingMessages.letters),
  zipCode: (value: string) => (/^\d{4,8}$/.test(value) ? null : billingMessages.zipCode),
  contact: (value: string) => (isContact(value) ? null : billingMessages.contact),
  email: (value: string) => (isEmail(value) ? null : billingMessages.email),
} as const

export const paymentTypes = ['upi', 'cod', 'card'] as const
export type PaymentType = (typeof paymentTypes)[number]

export interface PaymentState {
  readonly type: PaymentType
  readonly status: 'Pending' | 'Completed'
}

/** How a payment reads in lists: a pending cash order shows as COD (section 4). */
export function paymentLabel(payment: PaymentState): string {
  if (payment.status === 'Completed') return 'Completed'
  return payment.type === 'cod' ? 'COD' : 'Pending'
}

/** How a payment reads on the order page (section 2, Order view). */
export function paymentText(type: PaymentType): string {
  if (type === 'cod') return 'Cash on delivery'
  return type === 'upi' ? 'Transaction through UPI' : 'Card'
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
