import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#/features/shop/ui/pages/AboutPage.tsx'
import { pageHead } from '#/pages/pageHead.ts'

export const Route = createFileRoute('/_storefront/about')({
  head: ({ match: { context } }) =>
    pageHead({
      shop: context.shop,
      title: `About us | ${context.shop.name}`,
      description: 'Who we are, what we sell and how we choose it.',
      path: '/about',
    }),
  component: AboutPage,
})
