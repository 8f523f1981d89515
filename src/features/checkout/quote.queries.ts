import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Cart } from '#/features/cart/cart.schema.ts'
import { cartSettled } from '#/features/cart/changing.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { QuoteApi } from './quote.handlers.ts'
import type { CashQuestion, Quote } from './quote.schema.ts'

const api = () => client<QuoteApi>().api.checkout
const quoteKey = ['quote'] as const

/** What is in a bag, and at which prices: with each change of it offers are reckoned again. */
const contentsOf = ({ _id, items }: Cart) => [
  _id,
  ...items.map(({ _id: item, quantity, product }) => `${item} ${quantity} ${product.price}`),
]

const quoteQuery = (cart: Cart) =>
  queryOptions({
    queryKey: [...quoteKey, ...contentsOf(cart)],
    queryFn: async ({ client: queryClient, signal }) => {
      // The server reckons what it knows; a quantity that is still being clicked is not sent earlier for it.
      await cartSettled(queryClient)
      return read(api().quote.$get(undefined, { init: { signal } }))
    },
    enabled: cart.items.length > 0,
    staleTime: 0,
  })

/** What offers make of the bag that is shown; undefined while that is not known, or nothing is on offer. */
export function useQuote(cart: Cart): Quote | undefined {
  const { data } = useQuery({ ...quoteQuery(cart), select: ({ quote }) => quote })
  // Of another bag, or of prices that changed since, it would be wrong.
  return data && data.subTotal === cart.subTotal ? data : undefined
}

/** Whether the shop may ask something of whoever pays at the door. */
export const asksOfCashQuery = (cart: Cart) => ({
  ...quoteQuery(cart),
  select: ({ asksOfCash = false }: { readonly asksOfCash?: boolean }) => asksOfCash,
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

/** Has the offers reckoned again, e.g. because one ended while the bag was looked at. */
export function useQuoteAgain() {
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
