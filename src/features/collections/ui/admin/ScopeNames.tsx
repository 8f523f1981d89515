import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { m as ofCatalog } from '#/features/catalog/ui/admin/messages/admin.messages.ts'
import { ProductNames } from '#/features/catalog/ui/admin/ProductNames.tsx'
import { errorText } from '#/platform/http/errorText.ts'
import { adminCollectionsQuery } from '../../admin.queries.ts'

export interface ScopeNamesProps {
  of: 'categories' | 'collection' | 'products'
  ids: readonly string[]
}

/** What a sale or an offer is for, a line for each name; nothing where nothing is named. */
export function ScopeNames({ of, ids }: ScopeNamesProps) {
  const categories = useQuery({ ...categoriesQuery, enabled: of === 'categories' })
  const collections = useQuery({ ...adminCollectionsQuery, enabled: of === 'collection' })
  if (ids.length === 0) return null
  if (of === 'products') return <ProductNames ids={ids} />
  const { data, error } = of === 'categories' ? categories : collections
  if (error) return errorText(error, { fallback: ofCatalog.notRead() })
  const named: readonly { readonly _id: string; readonly name: string }[] | undefined = data
  if (!named) return '…'
  return ids.map((id) => named.find(({ _id }) => _id === id)?.name ?? ofCatalog.isGone()).join('\n')
}
