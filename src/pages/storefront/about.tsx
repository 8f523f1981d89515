import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#/features/shop/ui/pages/AboutPage.tsx'

export const Route = createFileRoute('/_storefront/about')({
  head: ({ match }) => ({
    meta: [
      { title: `About us | ${match.context.shop.name}` },
      { name: 'description', content: 'Who we are, what we sell and how we choose it.' },
    ],
  }),
  component: AboutPage,
})
