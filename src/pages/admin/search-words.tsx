import { createFileRoute } from '@tanstack/react-router'
import { searchWordsQuery } from '#/features/search/search.queries.ts'
import { SearchWords } from '#/features/search/ui/SearchWords.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/search')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, searchWordsQuery),
  head: titled(() => m.searchWords()),
  component: SearchWords,
})
