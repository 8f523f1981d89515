import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#/features/shop/ui/pages/TermsPage.tsx'
import { informationHead } from './informationHead.ts'

export const Route = createFileRoute('/_storefront/terms&condition')({
  head: ({ match }) => informationHead('/terms&condition', match.context.shop),
  component: TermsPage,
})
