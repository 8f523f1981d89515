import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { addDays, type Day, daysBetween, indiaDay } from '#/platform/time/days.ts'
import * as contract from './books.contract.ts'
import { presentDay, presentTimeline } from './books.present.ts'
import { openDays } from './books.rules.ts'
import { closedDays, lastClose, moneyFactsOf, movedOn, movedOnDay, withoutOrderOn } from './books.store.ts'
import { closeDay } from './closeDay.actions.ts'
import { moneyTimeline } from './moneyTimeline.rules.ts'

/** Days back that are looked at for money that nobody counted. */
const LOOKED_BACK = 62

const paiseBy = <Name extends string>(rupees: Record<Name, number>): Record<Name, number> =>
  Object.fromEntries(
    Object.entries<number>(rupees).map(([name, amount]) => [name, paiseOf(amount)]),
  ) as Record<Name, number>

/** What the till, the bank and the card partner had on a day, and the money of an order. */
export function booksApi({ db }: Pick<Services, 'db'>) {
  const shown = async (day: Day) =>
    presentDay(day, await movedOnDay(db, day), await lastClose(db, day), await withoutOrderOn(db, day))

  return roomApi()
    .openapi(contract.readDay, async (c) => c.json(await shown(c.req.valid('param').day), 200))
    .openapi(contract.listOpenDays, async (c) => {
      const today = indiaDay(new Date())
      const from = addDays(today, -LOOKED_BACK)
      const [moved, closed] = await Promise.all([movedOn(db, from, today), closedDays(db, from, today)])
      const days = daysBetween(from, addDays(today, -1)).map((day) => ({
        ...{ day, isClosed: closed.has(day), hasMoved: moved.has(day) },
      }))
      return c.json({ days: openDays(days, today).reverse() }, 200)
    })
    .openapi(contract.closeDay, async (c) => {
      const { day } = c.req.valid('param')
      const { expected, counted, ...rest } = c.req.valid('json')
      await closeDay(db, callerOf(c), {
        day,
        ...rest,
        expected: paiseBy(expected),
        counted: paiseBy(counted),
      })
      return c.json(await shown(day), 200)
    })
    .openapi(contract.readMoneyTimeline, async (c) => {
      const facts = await moneyFactsOf(db, c.req.valid('param')._id)
      if (!facts) throw failures.not_found()
      return c.json(presentTimeline(moneyTimeline(facts)), 200)
    })
}

export type BooksApi = ReturnType<typeof booksApi>
