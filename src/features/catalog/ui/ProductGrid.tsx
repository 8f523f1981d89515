import { useSuspenseQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import type { CardProduct } from '../schema/catalog.schema.ts'
import { ProductCard } from './ProductCard.tsx'

export interface GridLook {
  /** On wide screens; beside filters there is room for three. */
  columns?: 3 | 4
  className?: string | undefined
}

/** Two cards side by side on phones, three on tablets; one where letters are so large that a price would break. */
export const gridClass = ({ columns = 4, className }: GridLook): string =>
  clsx(
    'grid grid-cols-[repeat(auto-fill,minmax(max(7.5rem,40%),1fr))] gap-x-3 rows-apart-7 md:grid-cols-3 md:gap-x-5 md:rows-apart-10',
    columns === 4 && 'lg:grid-cols-4',
    className,
  )

export interface ProductGridProps extends GridLook {
  products: readonly CardProduct[]
  /** What lies over each picture's corner: the wishlist heart. */
  renderActions?: (product: CardProduct) => ReactNode
  /** So many pictures at the beginning are on the first screen. */
  priorityCount?: number
  /** Level of the names as headings. */
  level?: 2 | 3 | 4
}

export function ProductGrid({
  products,
  renderActions,
  priorityCount = 0,
  level,
  ...look
}: ProductGridProps) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  return (
    <ul className={gridClass(look)}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            shop={shop}
            priority={index < priorityCount}
            level={level}
            actions={renderActions?.(product)}
          />
        </li>
      ))}
    </ul>
  )
}
