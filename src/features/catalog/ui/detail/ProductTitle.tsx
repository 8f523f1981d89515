import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { Price } from '#/ui/kit/Price.tsx'
import { listPrice, stockBadge } from '../../rules/catalog.rules.ts'
import type { Product, ShownVariant } from '../../schema/catalog.schema.ts'
import { pricesDiffer } from '../../variants/variants.rules.ts'

/** Category, name, price and what is left in stock; once a size is chosen, the price is that of the size. */
export function ProductTitle({ product, chosen }: { product: Product; chosen: ShownVariant | undefined }) {
  const { strikeFactor } = useSuspenseQuery(shopQuery).data
  const badge = stockBadge(product.quantity)
  const { price } = chosen ?? product
  return (
    <div>
      {product.category && (
        <Link
          to="/new/$category/collections"
          params={{ category: product.category.name }}
          className="-ms-2 inline-flex min-h-11 items-center rounded-sm px-2 text-sm font-semibold tracking-[0.08em] text-haldi-ink uppercase hover:underline"
        >
          {product.category.name}
        </Link>
      )}
      <h1 className="[overflow-wrap:anywhere]">{product.name}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price
          from={!chosen && pricesDiffer(product.variants)}
          rupees={price}
          struck={listPrice({ price, mrp: product.mrp }, strikeFactor) ?? undefined}
          size="lg"
        />
        {badge && <Badge tone={product.quantity > 0 ? 'warning' : 'neutral'}>{badge}</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-soft">Inclusive of all taxes. Free shipping.</p>
    </div>
  )
}
