import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#/features/shop/ui/pages/PrivacyPage.tsx'
import { pageHead } from '#/pages/pageHead.ts'

export const Route = createFileRoute('/_storefront/privacy-policy')({
  head: ({ match: { context } }) =>
    pageHead({
      shop: context.shop,
      title: `Privacy policy | ${context.shop.name}`,
      description: 'Which personal data the shop keeps, why, for how long, and your rights.',
      path: '/privacy-policy',
    }),
  component: PrivacyPage,
})
