import { useQuery } from '@tanstack/react-query'
import { errorText } from '#/platform/http/errorText.ts'
import { chosenProductsQuery } from '../../related/chosen.queries.ts'
import { m } from './messages/admin.messages.ts'

/** What chosen products are called, a line for each, in their order. @param ids one at least */
export function ProductNames({ ids }: { ids: readonly string[] }) {
  const { data, error, isPlaceholderData } = useQuery(chosenProductsQuery(ids))
  if (error) return errorText(error, { fallback: m.notRead() })
  // What stands in for it until it is there are the names of others.
  if (!data || isPlaceholderData) return '…'
  return ids.map((id) => data.find(({ _id }) => _id === id)?.name ?? m.isGone()).join('\n')
}
