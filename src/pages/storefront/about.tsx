import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#/features/shop/ui/pages/AboutPage.tsx'
import { informationHead } from './informationHead.ts'

export const Route = createFileRoute('/_storefront/about')({
  head: ({ match }) => informationHead('/about', match.context.shop),
  component: AboutPage,
})
