import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#/features/shop/ui/pages/TermsPage.tsx'
import { pageHead } from '#/pages/pageHead.ts'

export const Route = createFileRoute('/_storefront/terms&condition')({
  head: ({ match: { context } }) =>
    pageHead({
      shop: context.shop,
      title: `Terms and conditions | ${context.shop.name}`,
      description: 'The terms for using the shop and buying here.',
      path: '/terms&condition',
    }),
  component: TermsPage,
})
