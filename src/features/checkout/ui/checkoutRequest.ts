import { arrivesBy, type PaymentMethod } from '#/features/orders/rules/payments.rules.ts'
import type { FieldError } from '#/platform/http/failure.ts'
import type { CashQuote } from '../quote.schema.ts'
import type { CheckoutValues } from './checkoutForm.schema.ts'

/** What is asked of the server. */
export function requestOf({
  elsewhere,
  deliveryAddress,
  note,
  isGift,
  gift,
  saves,
  saveAddressAs,
  useCredit,
  ...billingAddress
}: CheckoutValues) {
  return {
    billingAddress,
    note,
    ...(elsewhere && { deliveryAddress }),
    ...(saves && { saveAddressAs }),
    ...(useCredit && { useCredit }),
    ...(isGift && { gift }),
  }
}

export type CheckoutRequest = ReturnType<typeof requestOf> & {
  /** Ids of the book that were chosen. */
  readonly usedAddresses: string[]
}

const nothingSeen = { ask: 'nothing', advance: 0 } as const

/** What the buyer saw that is asked of whoever pays at the door: with it nothing more is. Before an answer came nothing was seen. */
export function shownCash(
  { billingAddress }: { readonly billingAddress: { readonly payment?: PaymentMethod | undefined } },
  cash: Pick<CashQuote, 'ask' | 'advance'> | undefined,
) {
  if (!arrivesBy('courier', billingAddress.payment ?? 'upi')) return {}
  // guard: unseen-is-nothing
  const seen = cash && cash.ask !== 'refused' ? { ask: cash.ask, advance: cash.advance } : nothingSeen
  return { expectedCash: seen }
}

const delivery = ['name', 'contact', 'address', 'zipCode', 'city', 'state', 'country'] as const

/** The fields from the top of the form to its end. */
const fromTheTop = [
  'name',
  'contact',
  'email',
  'address',
  'zipCode',
  'city',
  'state',
  'country',
  'companyName',
  'gstin',
  ...delivery.map((name) => `deliveryAddress.${name}` as const),
  'saveAddressAs',
  'note',
  'gift.wrap',
  'gift.message',
  'payment',
] as const

/** What the server found wrong, from the top of the form: the first one takes the focus. */
export const problemsFromTheTop = (wrong: readonly FieldError[]) =>
  fromTheTop.flatMap((name) => {
    const found = wrong.find(({ field }) => field.replace('billingAddress.', '') === name)
    return found ? [{ name, message: found.message }] : []
  })
