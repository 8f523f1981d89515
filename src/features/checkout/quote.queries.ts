import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Cart } from '#/features/cart/cart.schema.ts'
import { cartSettled } from '#/features/cart/changing.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { QuoteApi } from './quote.handlers.ts'
import type { CashQuestion, Quote, QuotePlace } from './quote.schema.ts'

const api = () => client<QuoteApi>().api.checkout
/** All that offers make of bags, and what is asked of cash. */
export const quoteKey = ['quote'] as const

/** What is in a bag, and at which prices: with each change of it offers are reckoned again. */
const contentsOf = ({ _id, items }: Cart) => [
  _id,
  ...items.map(({ _id: item, quantity, product }) => `${item} ${quantity} ${product.price}`),
]

/** @param place JSON of a `QuotePlace`; empty while none is known, or none is asked for */
const quoteQuery = (cart: Cart, place = '') =>
  queryOptions({
    queryKey: [...quoteKey, place, ...contentsOf(cart)],
    queryFn: async ({ client: queryClient, signal }) => {
      // The server reckons what it knows; a quantity that is still being clicked is not sent earlier for it.
      await cartSettled(queryClient)
      const init = { init: { signal } }
      if (place === '') return read(api().quote.$get(undefined, init))
      return read(api().quote.$post({ json: JSON.parse(place) as QuotePlace }, init))
    },
    enabled: cart.items.length > 0,
    staleTime: 0,
  })

/** What offers make of the bag that is shown; undefined while that is not known, or nothing is on offer. */
export function useQuote(cart: Cart, place = ''): Quote | undefined {
  const { data } = useQuery({
    ...quoteQuery(cart, place),
    select: ({ quote }) => quote,
    // What was shown for another address stays until it is known for this one.
    placeholderData: keepPreviousData,
  })
  // Of another bag, or of prices that changed since, it would be wrong.
  return data && data.subTotal === cart.subTotal ? data : undefined
}

/** Whether the shop may ask something of whoever pays at the door. */
export const asksOfCashQuery = (cart: Cart) => ({
  ...quoteQuery(cart),
  select: ({ asksOfCash = false }: { readonly asksOfCash?: boolean }) => asksOfCash,
})

/** Whether who the buyer is decides about an offer. */
export const asksWhoQuery = (cart: Cart) => ({
  ...quoteQuery(cart),
  select: ({ asksWho = false }: { readonly asksWho?: boolean }) => asksWho,
})

/** What is asked of whoever pays a bag at the door. @param question undefined where nothing is to be asked */
export const cashQuoteQuery = (question: CashQuestion | undefined, cart: Cart) =>
  queryOptions({
    queryKey: [...quoteKey, 'cash', question, ...contentsOf(cart)],
    queryFn: ({ signal }) =>
      read(
        api().cash.$post(
          { json: question ?? { contact: '', address: '', state: '', zipCode: '', amount: 0 } },
          { init: { signal } },
        ),
      ),
    enabled: question !== undefined,
    retry: false,
  })

/** Has the offers reckoned again. */
function useQuoteAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: quoteKey })
}

/** Remembers a code with the bag. Fails with ApiError, in words for whoever typed it. */
export function useAddCode() {
  const again = useQuoteAgain()
  return useMutation({
    mutationFn: (code: string) => read(api().code.$post({ json: { code } })),
    onSuccess: again,
  })
}

export function useRemoveCode() {
  const again = useQuoteAgain()
  return useMutation({
    mutationFn: (code: string) => read(api().code[':code'].$delete({ param: { code } })),
    onSuccess: again,
  })
}
