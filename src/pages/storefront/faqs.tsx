import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '#/features/shop/ui/pages/FaqPage.tsx'

export const Route = createFileRoute('/_storefront/faqs')({
  head: ({ match }) => ({
    meta: [
      { title: `Frequently asked questions | ${match.context.shop.name}` },
      {
        name: 'description',
        content: 'Answers about sarees, fall and pico, sizes, UPI and cash on delivery, returns and care.',
      },
    ],
  }),
  component: FaqPage,
})
