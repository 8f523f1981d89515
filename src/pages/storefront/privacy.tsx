import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#/features/shop/ui/pages/PrivacyPage.tsx'

export const Route = createFileRoute('/_storefront/privacy-policy')({
  head: ({ match }) => ({
    meta: [
      { title: `Privacy policy | ${match.context.shop.name}` },
      {
        name: 'description',
        content: 'Which personal data the shop keeps, why, for how long, and your rights.',
      },
    ],
  }),
  component: PrivacyPage,
})
