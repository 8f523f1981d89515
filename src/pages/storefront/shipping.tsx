import { createFileRoute } from '@tanstack/react-router'
import { ShippingPage } from '#/features/shop/ui/pages/ShippingPage.tsx'
import { informationHead } from './informationHead.ts'

export const Route = createFileRoute('/_storefront/Shipping-details')({
  head: ({ match }) => informationHead('/Shipping-details', match.context.shop),
  component: ShippingPage,
})
