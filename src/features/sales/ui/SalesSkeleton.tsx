import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { m } from '../messages/sales.messages.ts'

const tiles = ['a', 'b', 'c', 'd']

/** Where the figures will stand. */
export function SalesSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{m.loading()}</span>
      {['waits', 'figures'].map((row) => (
        <div key={row} className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
          {tiles.map((tile) => (
            <Skeleton key={tile} className="h-32" />
          ))}
        </div>
      ))}
      <Skeleton className="h-120" />
    </div>
  )
}
