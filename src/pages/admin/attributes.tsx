import { createFileRoute } from '@tanstack/react-router'
import { valueListsQuery } from '#/features/catalog/lists/lists.queries.ts'
import { ValueLists } from '#/features/catalog/ui/lists/ValueLists.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/attribute')({
  /** `list` is the attribute whose values are looked at. */
  validateSearch: ({ list }: Record<string, unknown>): { list?: string } =>
    typeof list === 'string' && list.length < 60 ? { list } : {},
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, valueListsQuery),
  head: titled(() => m.attributes()),
  component: Attributes,
})

function Attributes() {
  return <ValueLists chosen={Route.useSearch().list} />
}
