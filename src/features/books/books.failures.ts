import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/books.messages.ts'

export const booksFailures = failureTable({
  day_ahead: [422, m.dayAhead],
  day_closed: [409, m.dayClosed],
  books_changed: [409, m.booksChanged],
})
