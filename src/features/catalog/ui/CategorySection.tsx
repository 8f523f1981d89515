import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChevronRight } from '#/ui/icons/storefront.tsx'
import { m } from '../messages/catalog.messages.ts'
import type { CardProduct } from '../schema/catalog.schema.ts'
import { CardSkeletons } from './CardSkeleton.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { ProductsProblem } from './ProductsProblem.tsx'
import { SECTION_CARDS, sectionQuery } from './sectionQuery.ts'
import { shuffled } from './shuffle.ts'

export interface CategorySectionProps {
  category: string
  /** What it is called. */
  label: string
  seed: number
  renderActions?: ((product: CardProduct) => ReactNode) | undefined
}

/** A category with some of its products. Without any it is not there. */
export function CategorySection({ category, label, seed, renderActions }: CategorySectionProps) {
  const { data: products, isPending, isError, error, refetch, isFetching } = useQuery(sectionQuery(category))
  if (products?.length === 0) return null
  return (
    <section aria-label={label} className="waits-out-of-sight">
      <div className="mb-5 flex items-baseline justify-between gap-4 border-b border-line">
        <h3 className="text-2xl">{label}</h3>
        <Link
          to="/new/$category/collections"
          params={{ category }}
          aria-label={m.seeAllOf({ label })}
          className="group inline-flex min-h-11 items-center gap-1 text-sm font-semibold whitespace-nowrap text-peacock hover:text-peacock-deep"
        >
          {m.seeAll()}
          <ChevronRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
        </Link>
      </div>
      {isPending ? (
        <CardSkeletons count={SECTION_CARDS} />
      ) : isError ? (
        <ProductsProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <ProductGrid
          products={shuffled(products ?? [], seed).slice(0, SECTION_CARDS)}
          renderActions={renderActions}
          level={4}
        />
      )}
    </section>
  )
}
