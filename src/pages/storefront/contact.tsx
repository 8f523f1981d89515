import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#/features/shop/ui/pages/ContactPage.tsx'

export const Route = createFileRoute('/_storefront/contact-us')({
  head: ({ match }) => ({
    meta: [
      { title: `Contact us | ${match.context.shop.name}` },
      {
        name: 'description',
        content: 'WhatsApp, phone, e-mail, business hours, address and grievance officer.',
      },
    ],
  }),
  component: ContactPage,
})
