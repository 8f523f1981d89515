import { createFileRoute } from '@tanstack/react-router'
import { dayQuery, openDaysQuery } from '#/features/books/books.queries.ts'
import { type BooksSearch, readBooksSearch } from '#/features/books/ui/booksSearch.ts'
import { DayBook } from '#/features/books/ui/DayBook.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { readLater } from '../readLater.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/books')({
  validateSearch: readLater<BooksSearch>(),
  loader: ({ context: { queryClient }, location }) =>
    Promise.all([
      warmQuery(queryClient, dayQuery(readBooksSearch(location.search).day)),
      warmQuery(queryClient, openDaysQuery),
    ]),
  head: titled(() => m.daysClose()),
  component: Books,
})

function Books() {
  const { day } = readBooksSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <>
      <PageHeading title={m.daysClose()} text={m.daysCloseText()} className="mb-5" />
      <DayBook key={day} day={day} onDay={(chosen) => navigate({ search: { day: chosen } })} />
    </>
  )
}
