import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#/features/shop/ui/pages/ContactPage.tsx'
import { pageHead } from '#/pages/pageHead.ts'

export const Route = createFileRoute('/_storefront/contact-us')({
  head: ({ match: { context } }) =>
    pageHead({
      shop: context.shop,
      title: `Contact us | ${context.shop.name}`,
      description: 'WhatsApp, phone, e-mail, business hours, address and grievance officer.',
      path: '/contact-us',
    }),
  component: ContactPage,
})
