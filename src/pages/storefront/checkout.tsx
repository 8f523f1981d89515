import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { addressBookQuery } from '#/features/addresses/addresses.queries.ts'
import { cartQuery } from '#/features/cart/cart.queries.ts'
import { useIsOrdered } from '#/features/checkout/checkout.queries.ts'
import { m } from '#/features/checkout/messages/checkout.messages.ts'
import { CheckoutForm, type ChosenSums } from '#/features/checkout/ui/CheckoutForm.tsx'
import { OrderSummary } from '#/features/checkout/ui/OrderSummary.tsx'
import { ownCreditQuery } from '#/features/credit/credit.queries.ts'
import { addressesQuery } from '#/features/orders/orders.queries.ts'
import { arrivesBy } from '#/features/orders/rules/payments.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { paymentOptionsQuery } from '#/features/payments/card/card.queries.ts'
import { bagServicesQuery } from '#/features/tailoring/tailoring.queries.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { titled } from '../titled.ts'
import { withUser } from '../withUser.ts'

export const Route = createFileRoute('/_storefront/checkout')({
  beforeLoad: withUser,
  loader: async ({ context: { queryClient, user } }) => {
    if (!user?.name) throw redirect({ to: '/login' })
    const [cart] = await Promise.all([
      queryClient.ensureQueryData({ ...cartQuery, revalidateIfStale: true }),
      queryClient.prefetchQuery(addressBookQuery),
      queryClient.prefetchQuery({ ...bagServicesQuery, staleTime: 0 }),
      queryClient.prefetchQuery(addressesQuery),
      queryClient.prefetchQuery(ownCreditQuery),
      queryClient.prefetchQuery(paymentOptionsQuery),
    ])
    if (cart.items.length === 0) throw redirect({ to: '/' })
  },
  head: titled(() => m.checkout()),
  component: Page,
})

/** Billing form and order summary (specification, section 2 "Checkout"). */
function Page() {
  const { user } = Route.useRouteContext()
  const { data: current } = useSuspenseQuery(cartQuery)
  const navigate = Route.useNavigate()
  // The bag is empty from the moment the order is placed; what was ordered stays on the screen until it changes.
  const [ordered, setOrdered] = useState(current)
  const [chosen, setChosen] = useState<ChosenSums>({ wrap: 0, place: '' })
  const isOrdered = useIsOrdered(ordered._id)
  if (current.items.length > 0 && current !== ordered && !isOrdered) setOrdered(current)
  const isEmpty = current.items.length === 0 && !isOrdered
  useEffect(() => {
    if (isEmpty) void navigate({ to: '/', replace: true })
  }, [isEmpty, navigate])
  // A card is charged on the page of the order; thanks follow when it worked.
  const goOn = ({ _id, paymentId }: Order) =>
    void (arrivesBy('provider', paymentId.type) && paymentId.status !== 'Completed'
      ? navigate({ to: '/order/view/$id', params: { id: _id }, replace: true })
      : navigate({ to: '/thankyou', search: { order: _id }, replace: true }))
  if (!user) return null
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-6 md:py-12">
      <PageHeading title={m.checkout()} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="lg:sticky lg:top-24 lg:col-start-2">
          <OrderSummary cart={ordered} {...chosen} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <CheckoutForm user={user} cart={ordered} onPlaced={goOn} onChosen={setChosen} />
        </div>
      </div>
    </div>
  )
}
