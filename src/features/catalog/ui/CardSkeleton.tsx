import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { m } from '../messages/catalog.messages.ts'
import { type GridLook, gridClass } from './ProductGrid.tsx'

/** Keeps the place of a ProductCard. */
export function CardSkeleton() {
  return (
    <div>
      <Skeleton ratio="17/24" className="rounded-md" />
      <Skeleton className="mt-2.5 h-5" />
      <Skeleton className="mt-2 h-5 w-2/3" />
    </div>
  )
}

/** The places of products that are on their way; 8 on the home page (specification, section 9). */
export function CardSkeletons({ count = 8, ...look }: GridLook & { count?: number }) {
  return (
    <div role="status" className={gridClass(look)}>
      <span className="sr-only">{m.loadingProducts()}</span>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their number
        <CardSkeleton key={place} />
      ))}
    </div>
  )
}
