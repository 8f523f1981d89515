import { createFileRoute } from '@tanstack/react-router'
import { ShippingPage } from '#/features/shop/ui/pages/ShippingPage.tsx'
import { pageHead } from '#/pages/pageHead.ts'

export const Route = createFileRoute('/_storefront/Shipping-details')({
  head: ({ match: { context } }) =>
    pageHead({
      shop: context.shop,
      title: `Shipping / Returns / Exchanges | ${context.shop.name}`,
      description: 'Shipping, returns, refunds, exchanges and cancellations.',
      path: '/Shipping-details',
    }),
  component: ShippingPage,
})
