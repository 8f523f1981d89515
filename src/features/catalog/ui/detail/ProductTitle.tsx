import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { later } from '#/ui/kit/later.tsx'
import { Price } from '#/ui/kit/Price.tsx'
import { listPrice, stockBadge } from '../../rules/catalog.rules.ts'
import type { Product, ShownVariant } from '../../schema/catalog.schema.ts'
import { pricesDiffer } from '../../variants/variants.rules.ts'
import { m } from './messages/detail.messages.ts'

const ProductWay = later(() => import('./ProductWay.tsx').then((module) => module.ProductWay))

const HonestPrice = later(() => import('./HonestPrice.tsx').then((module) => module.HonestPrice), {
  fallback: <div className="h-11" />,
})

export interface ProductTitleProps {
  product: Product
  chosen: ShownVariant | undefined
  /** What people think of it, over the name. */
  rating: ReactNode
}

/** The way to it, name, price and what is left in stock; once a size is chosen, the price is that of the size. */
export function ProductTitle({ product, chosen, rating }: ProductTitleProps) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const badge = stockBadge(product.quantity)
  const { price, thirtyDayLow } = chosen ?? product
  return (
    <div>
      <div className="flex min-h-9 items-center justify-between gap-x-4">
        <ProductWay product={product} />
        {rating}
      </div>
      <h1 className="[overflow-wrap:anywhere]">{product.name}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price
          from={!chosen && pricesDiffer(product.variants)}
          rupees={price}
          struck={listPrice({ ...product, price, thirtyDayLow }, shop) ?? undefined}
          note={shop.honestPrices && thirtyDayLow ? m.lowestOfDays() : undefined}
          size="lg"
        />
        {badge && <Badge tone={product.quantity > 0 ? 'warning' : 'neutral'}>{badge}</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{m.allIncluded()}</p>
      {shop.honestPrices && <HonestPrice product={product} />}
    </div>
  )
}
