import type { Collection } from '../collections.schema.ts'
import { CollectionCard } from './CollectionCard.tsx'

/** Cards of the first row that phones and laptops show at once. */
const FIRST = 2

export interface CollectionCardsProps {
  collections: readonly Collection[]
  /** Whether they stand in the first view of the page. */
  first?: boolean
  /** Of their headings. */
  level?: 2 | 3
}

/** Collections side by side, two on phones. */
export function CollectionCards({ collections, first = true, level = 2 }: CollectionCardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-7 lg:grid-cols-4">
      {collections.map((collection, at) => (
        <li key={collection._id} className="min-w-0">
          <CollectionCard
            collection={collection}
            sizes="(width < 768px) 46vw, 300px"
            priority={first && at < FIRST ? 'high' : undefined}
            level={level}
          />
        </li>
      ))}
    </ul>
  )
}
