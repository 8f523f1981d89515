import { createFileRoute } from '@tanstack/react-router'
import { ShippingPage } from '#/features/shop/ui/pages/ShippingPage.tsx'

export const Route = createFileRoute('/_storefront/Shipping-details')({
  head: ({ match }) => ({
    meta: [
      { title: `Shipping / Returns / Exchanges | ${match.context.shop.name}` },
      { name: 'description', content: 'Shipping, returns, refunds, exchanges and cancellations.' },
    ],
  }),
  component: ShippingPage,
})
