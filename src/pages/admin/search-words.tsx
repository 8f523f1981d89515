import { createFileRoute } from '@tanstack/react-router'
import { searchWordsQuery } from '#/features/search/search.queries.ts'
import { SearchWords } from '#/features/search/ui/SearchWords.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'

export const Route = createFileRoute('/admin/search')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, searchWordsQuery),
  head: ({ match }) => ({ meta: [{ title: `Search words | ${match.context.shop.name}` }] }),
  component: SearchWords,
})
