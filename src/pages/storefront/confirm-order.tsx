import { createFileRoute } from '@tanstack/react-router'
import { ConfirmOrderPage } from '#/features/cod/ui/ConfirmOrderPage.tsx'
import { m } from './messages/storefront.messages.ts'

export const Route = createFileRoute('/_storefront/confirm-order/$token')({
  head: ({ match }) => ({
    meta: [
      { title: `${m.confirmOrder()} | ${match.context.shop.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: ConfirmOrder,
})

function ConfirmOrder() {
  const { token } = Route.useParams()
  return <ConfirmOrderPage key={token} token={token} />
}
