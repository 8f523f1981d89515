import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#/features/shop/ui/pages/TermsPage.tsx'

export const Route = createFileRoute('/_storefront/terms&condition')({
  head: ({ match }) => ({
    meta: [
      { title: `Terms and conditions | ${match.context.shop.name}` },
      { name: 'description', content: 'The terms for using the shop and buying here.' },
    ],
  }),
  component: TermsPage,
})
