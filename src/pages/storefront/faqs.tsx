import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '#/features/shop/ui/pages/FaqPage.tsx'
import { informationHead } from './informationHead.ts'

export const Route = createFileRoute('/_storefront/faqs')({
  head: ({ match }) => informationHead('/faqs', match.context.shop),
  component: FaqPage,
})
