import { failureTable } from '#/platform/http/failure.ts'

export const booksFailures = failureTable({
  day_ahead: [422, 'This day is still to come.'],
  day_closed: [409, 'Somebody closed this day in the meantime. Please look at it again.'],
  books_changed: [409, 'Something was written down since you opened this day. Please compare the new sums.'],
})
