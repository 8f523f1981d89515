import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { priceMovesQuery } from '#/features/prices/moves/moves.queries.ts'
import { PriceMoves } from '#/features/prices/ui/PriceMoves.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { notFoundIfGone } from '../notFoundIfGone.ts'
import { pageHead } from '../pageHead.ts'
import { m } from './messages/storefront.messages.ts'

export const Route = createFileRoute('/_storefront/prices/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(priceMovesQuery(id)).catch(notFoundIfGone),
  head: ({ loaderData: prices, match: { context } }) =>
    prices
      ? pageHead({
          shop: context.shop,
          title: `${m.howPricesMoveOf({ name: prices.product.name })} | ${context.shop.name}`,
          description: m.pricesAbout({ name: prices.product.name }),
          path: `/prices/${prices.product.slug}`,
        })
      : { meta: [{ title: `${m.howPricesMove()} | ${context.shop.name}` }] },
  component: Prices,
})

function Prices() {
  const { product, moves } = useSuspenseQuery(priceMovesQuery(Route.useParams().id)).data
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 md:px-6 md:py-12">
      <PageHeading title={product.name} eyebrow={m.howPricesMove()} className="mb-4" />
      <p className="mb-6 text-ink-soft">{m.everyPrice()}</p>
      <PriceMoves moves={moves} />
      <p className="mt-8">
        <Link
          to="/details/$id"
          params={{ id: product.slug }}
          className="link inline-block min-w-0 py-2.5 wrap-anywhere"
        >
          {m.backTo({ name: product.name })}
        </Link>
      </p>
    </div>
  )
}
