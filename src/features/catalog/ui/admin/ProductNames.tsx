import { useQuery } from '@tanstack/react-query'
import { chosenProductsQuery } from '../../related/chosen.queries.ts'

/** What chosen products are called, in their order; of one that is gone nothing is known any more. */
export function ProductNames({ ids }: { ids: readonly string[] }) {
  const { data, isPending } = useQuery(chosenProductsQuery(ids))
  if (isPending) return '…'
  return ids.flatMap((id) => data?.find(({ _id }) => _id === id)?.name ?? []).join(', ')
}
