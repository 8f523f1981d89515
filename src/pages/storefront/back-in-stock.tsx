import { createFileRoute } from '@tanstack/react-router'
import { m as ofRestock } from '#/features/restock/messages/restock.messages.ts'
import { EndMailsPage } from '#/features/restock/ui/EndMailsPage.tsx'
import { RestockLinkPage } from '#/features/restock/ui/RestockLinkPage.tsx'

export const Route = createFileRoute('/_storefront/back-in-stock/$token')({
  head: ({ match }) => ({
    meta: [
      { title: `${ofRestock.whenBack()} | ${match.context.shop.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: BackInStock,
})

function BackInStock() {
  const { token } = Route.useParams()
  // The one that ends all such mails is signed, and has its parts between dots.
  if (token.includes('.')) return <EndMailsPage key={token} token={token} />
  return <RestockLinkPage key={token} token={token} />
}
