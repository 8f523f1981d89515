import type { FieldError } from '#/platform/http/failure.ts'
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

const delivery = ['name', 'contact', 'address', 'city', 'zipCode', 'state', 'country'] as const

/** The fields from the top of the form to its end. */
const fromTheTop = [
  'name',
  'contact',
  'email',
  'companyName',
  'gstin',
  'address',
  'city',
  'zipCode',
  'state',
  'country',
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
