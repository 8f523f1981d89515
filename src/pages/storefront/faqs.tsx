import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '#/features/shop/ui/pages/FaqPage.tsx'
import { pageHead } from '#/pages/pageHead.ts'

export const Route = createFileRoute('/_storefront/faqs')({
  head: ({ match: { context } }) =>
    pageHead({
      shop: context.shop,
      title: `Frequently asked questions | ${context.shop.name}`,
      description: 'Answers about sarees, fall and pico, sizes, UPI and cash on delivery, returns and care.',
      path: '/faqs',
    }),
  component: FaqPage,
})
