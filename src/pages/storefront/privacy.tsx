import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#/features/shop/ui/pages/PrivacyPage.tsx'
import { informationHead } from './informationHead.ts'

export const Route = createFileRoute('/_storefront/privacy-policy')({
  head: ({ match }) => informationHead('/privacy-policy', match.context.shop),
  component: PrivacyPage,
})
