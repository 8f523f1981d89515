import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UseFormWatch } from 'react-hook-form'
import type { Cart } from '#/features/cart/cart.schema.ts'
import { arrivesBy } from '#/features/orders/rules/payments.rules.ts'
import { asksOfCashQuery, cashQuoteQuery } from '../quote.queries.ts'
import type { CashQuestion, CashQuote } from '../quote.schema.ts'
import type { CheckoutValues } from './checkoutForm.schema.ts'
import { placeOf } from './useQuotePlace.ts'
import { useSettled } from './useSettled.ts'

/** What is known of the parcel; undefined while it is too little, or nothing is paid at the door. */
function questionOf(values: Partial<CheckoutValues>, amount: number): CashQuestion | undefined {
  const { payment, elsewhere, deliveryAddress } = values
  if (!payment || !arrivesBy('courier', payment) || amount === 0) return undefined
  const place = placeOf(values)
  return place && { ...place, state: (elsewhere ? deliveryAddress : values)?.state ?? '', amount }
}

/** What is asked of the buyer for paying at the door; undefined while that is not known, or the shop asks nothing. */
export function useCashQuote(
  cart: Cart,
  watch: UseFormWatch<CheckoutValues>,
  amount: number,
): CashQuote | undefined {
  const { data: asks = false } = useQuery(asksOfCashQuery(cart))
  const typed = asks ? questionOf(watch(), amount) : undefined
  const text = typed ? JSON.stringify(typed) : ''
  const settled = useSettled(text)
  const { data } = useQuery({
    ...cashQuoteQuery(settled === '' ? undefined : (JSON.parse(settled) as CashQuestion), cart),
    placeholderData: keepPreviousData,
  })
  return text === '' ? undefined : data
}
