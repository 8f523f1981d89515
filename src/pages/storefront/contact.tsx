import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#/features/shop/ui/pages/ContactPage.tsx'
import { informationHead } from './informationHead.ts'

export const Route = createFileRoute('/_storefront/contact-us')({
  head: ({ match }) => informationHead('/contact-us', match.context.shop),
  component: ContactPage,
})
