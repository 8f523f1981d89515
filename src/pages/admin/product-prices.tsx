import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { priceMovesQuery } from '#/features/prices/moves/moves.queries.ts'
import { PriceLines } from '#/features/prices/ui/admin/PriceLines.tsx'
import { notFoundIfGone } from '../notFoundIfGone.ts'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/product/prices/$id')({
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery({ ...priceMovesQuery(id), staleTime: 0 }).catch(notFoundIfGone),
  head: titled(() => m.priceHistory()),
  component: ProductPrices,
})

function ProductPrices() {
  const { product, lines = [] } = useSuspenseQuery(priceMovesQuery(Route.useParams().id)).data
  return (
    <>
      <FormHeading title={m.priceHistoryOf({ name: product.name })} to="/admin/product" back={m.products()} />
      <PriceLines lines={lines} />
    </>
  )
}
