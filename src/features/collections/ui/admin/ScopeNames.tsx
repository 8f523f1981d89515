import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { ProductNames } from '#/features/catalog/ui/admin/ProductNames.tsx'
import { adminCollectionsQuery } from '../../admin.queries.ts'

export interface ScopeNamesProps {
  /** What is named by its ids; anything else is named by itself. */
  of: string
  ids: readonly string[]
}

/** What a sale or an offer is for, by its names. */
export function ScopeNames({ of, ids }: ScopeNamesProps) {
  const categories = useQuery({ ...categoriesQuery, enabled: of === 'categories' })
  const collections = useQuery({ ...adminCollectionsQuery, enabled: of === 'collection' })
  if (of === 'products') return <ProductNames ids={ids} />
  if (of !== 'categories' && of !== 'collection') return ids.join(', ')
  const named = of === 'categories' ? categories.data : collections.data
  if (!named) return '…'
  return ids.flatMap((id) => named.find(({ _id }) => _id === id)?.name ?? []).join(', ')
}
