import type { Actor } from '#/features/orders/context.ts'
import { type Means, type TypedMeans, typedMeans } from '#/features/orders/rules/means.rules.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Database } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { type Day, indiaDay } from '#/platform/time/days.ts'
import { booksFailures } from './books.failures.ts'
import { differencePaise, expectedPaise, mayClose, movedByMeans, unexplained } from './books.rules.ts'
import * as store from './books.store.ts'
import { m } from './messages/books.messages.ts'

/** What somebody counted of a day, paise. */
export interface Counting {
  readonly day: Day
  /** How often it had been closed, and what was expected, when it was counted. */
  readonly closes: number
  readonly expected: Readonly<Record<Means, number>>
  readonly counted: Readonly<Record<TypedMeans, number>>
  readonly reasons: Readonly<Record<TypedMeans, string>>
}

const isCounted = (means: Means): means is TypedMeans => typedMeans.some((name) => name === means)

/**
 * Closes a day with what was counted; again where something came later. What was counted before stays.
 * @throws Failure day_ahead, day_closed (somebody was faster), books_changed (other sums than were shown), invalid (a
 * difference without its reason)
 */
export function closeDay(
  db: Database,
  actor: Actor,
  { day, closes, expected, counted, reasons }: Counting,
  now = new Date(),
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!mayClose(day, indiaDay(now))) throw booksFailures.day_ahead()
    await store.holdDay(tx, day)
    const before = await store.lastClose(tx, day)
    // guard: close-once
    if ((before?.nth ?? 0) !== closes) throw booksFailures.day_closed()
    const moved = movedByMeans(await store.movedOnDay(tx, day))
    // guard: close-as-shown
    if (moved.some((line) => expectedPaise(line) !== expected[line.means]))
      throw booksFailures.books_changed()
    const lines = moved.map((line) => ({
      ...line,
      countedPaise: isCounted(line.means) ? counted[line.means] : expectedPaise(line),
      reason: isCounted(line.means) ? reasons[line.means] : '',
    }))
    const message = m.whyDiffersMissing()
    const wrong = unexplained(lines).map((means) => ({ field: `reasons.${means}`, message }))
    if (wrong.length > 0) throw failures.invalid({ message, errors: wrong })
    const id = await store.insertClose(tx, { day, nth: closes + 1, actor, lines })
    const differing = lines.filter((line) => differencePaise(line) !== 0)
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'day.close',
      subjectId: id,
      after: {
        day,
        ...Object.fromEntries(differing.map((line) => [line.means, formatPaise(differencePaise(line))])),
      },
    })
  })
}
