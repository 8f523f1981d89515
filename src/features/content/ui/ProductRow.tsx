import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CardProduct } from '#/features/catalog/schema/catalog.schema.ts'
import { ProductCard } from '#/features/catalog/ui/ProductCard.tsx'
import { shopQuery } from '#/features/shop/shop.queries.ts'

export interface ProductRowProps {
  ids: readonly string[]
  products: readonly CardProduct[]
  renderActions?: ((product: CardProduct) => ReactNode) | undefined
}

/** A few products in the middle of a page, two side by side on phones; those that are not on sale leave no hole. */
export function ProductRow({ ids, products, renderActions }: ProductRowProps) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const shown = ids.flatMap((id) => products.find(({ _id }) => _id === id) ?? [])
  return (
    <ul className="flex flex-wrap justify-center gap-x-3 gap-y-7 md:flex-nowrap md:gap-x-5">
      {shown.map((product) => (
        <li key={product._id} className="w-[calc(50%-0.375rem)] max-w-74 min-w-0 md:w-full">
          <ProductCard product={product} shop={shop} actions={renderActions?.(product)} />
        </li>
      ))}
    </ul>
  )
}
