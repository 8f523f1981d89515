import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useCallback } from 'react'
import { m } from '#/features/checkout/messages/checkout.messages.ts'
import { ThankYou } from '#/features/checkout/ui/thankyou/ThankYou.tsx'
import { useThanks } from '#/features/checkout/ui/thankyou/useThanks.ts'
import { orderQuery } from '#/features/orders/orders.queries.ts'
import { endThanks } from '#/features/orders/ui/thanksFlag.ts'
import { upiQuery } from '#/features/payments/upi/upi.queries.ts'
import { ApiError } from '#/platform/http/client.ts'
import { titled } from '../titled.ts'

export const Route = createFileRoute('/_storefront/thankyou')({
  validateSearch: (search): { order?: string } =>
    typeof search.order === 'string' ? { order: search.order } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { order } }) => {
    if (!order) return undefined
    const placed = await queryClient.ensureQueryData(orderQuery(order)).catch((error) => {
      // Thanks are due whether or not the address names an order of this customer.
      if (error instanceof ApiError && error.status === 404) return undefined
      throw error
    })
    // Its own page says what became of it.
    // guard: no-thanks-for-cancelled
    if (placed?.status === 'cancelled') {
      // This page is not reached, and so not left: nobody is to be led here again from home.
      // guard: cancelled-thanks-end
      if (!import.meta.env.SSR) endThanks(localStorage)
      throw redirect({ to: '/order/view/$id', params: { id: placed._id } })
    }
    if (placed?.actions.includes('giveReference')) await queryClient.prefetchQuery(upiQuery(placed._id))
    return placed
  },
  head: titled(() => m.thankYou()),
  // Whoever goes on by choice (a link, the shop's name, Back) is free and not led back.
  // guard: thanks-end-on-leaving
  onLeave: () => endThanks(localStorage),
  component: Page,
})

function Page() {
  const placed = Route.useLoaderData()
  const { data: order } = useQuery({
    ...orderQuery(placed?._id ?? ''),
    enabled: placed !== undefined,
    initialData: placed,
  })
  const { shop } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const leave = useCallback(() => void navigate({ to: '/', replace: true }), [navigate])
  useThanks(leave)
  return <ThankYou order={order} shop={shop} />
}
