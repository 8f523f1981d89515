import { eq, max } from 'drizzle-orm'
import { dayCloses } from '../../../src/features/books/books.tables.ts'
import { order } from './made.ts'
import type { Requests } from './request.ts'

/** A day on which nothing happened; it is closed as often as it is asked for. */
const DAY = '2020-02-29'
const nothing = { cash: 0, upi: 0, card: 0 }

export const booksRequests: Requests = {
  'GET /api/admin/books/day/{day}': () => ({ params: { day: DAY } }),
  'GET /api/admin/books/open': () => ({}),
  'POST /api/admin/books/day/{day}/close': async ({ shop }) => {
    const [last] = await shop.services.db
      .select({ nth: max(dayCloses.nth) })
      .from(dayCloses)
      .where(eq(dayCloses.day, DAY))
    return {
      params: { day: DAY },
      json: {
        ...{ expected: { ...nothing, credit: 0 }, closes: last?.nth ?? 0, counted: nothing },
        reasons: { cash: '', upi: '', card: '' },
      },
    }
  },
  'GET /api/admin/books/order/{_id}': async (world) => ({ params: { _id: (await order(world))._id } }),
}
