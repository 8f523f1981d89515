import { useQuery } from '@tanstack/react-query'
import type { UseFormWatch } from 'react-hook-form'
import type { Cart } from '#/features/cart/cart.schema.ts'
import { withoutSpaces } from '#/platform/typed/digits.rules.ts'
import { asksWhoQuery } from '../quote.queries.ts'
import type { QuotePlace } from '../quote.schema.ts'
import type { CheckoutValues } from './checkoutForm.schema.ts'
import { useSettled } from './useSettled.ts'

/** Where the parcel goes and whose number is on it, as it is typed; undefined while it is too little. */
export function placeOf(values: Partial<CheckoutValues>): QuotePlace | undefined {
  const { elsewhere, deliveryAddress, contact = '' } = values
  const { address = '', zipCode = '' } = (elsewhere ? deliveryAddress : values) ?? {}
  // guard: quoted-pin-as-typed
  if (!/^\d{6}$/.test(withoutSpaces(zipCode)) || address.trim() === '' || contact.trim() === '')
    return undefined
  return { contact, address, zipCode }
}

/** The same while an offer depends on who the buyer is, as JSON; empty while nothing is to be asked. */
export function useQuotePlace(cart: Cart, watch: UseFormWatch<CheckoutValues>): string {
  const { data: asks = false } = useQuery(asksWhoQuery(cart))
  const place = asks ? placeOf(watch()) : undefined
  return useSettled(place ? JSON.stringify(place) : '')
}
