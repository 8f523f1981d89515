import { createFileRoute } from '@tanstack/react-router'
import { RestockLinkPage } from '#/features/restock/ui/RestockLinkPage.tsx'

export const Route = createFileRoute('/_storefront/back-in-stock/$token')({
  head: ({ match }) => ({
    meta: [{ title: `When it is back | ${match.context.shop.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: BackInStock,
})

function BackInStock() {
  const { token } = Route.useParams()
  return <RestockLinkPage key={token} token={token} />
}
