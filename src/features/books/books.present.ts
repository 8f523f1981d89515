import { rupeesOf } from '#/platform/money/money.ts'
import type { Day } from '#/platform/time/days.ts'
import { changedSince, differencePaise, expectedPaise, type Moved, movedByMeans } from './books.rules.ts'
import type { ClosedDay, ShownTimeline } from './books.schema.ts'
import type { DayClose, WithoutOrder } from './books.store.ts'
import type { MoneyTimeline } from './moneyTimeline.rules.ts'

/** A day in rupees: what moved by now, and what was counted when it was closed. */
export function presentDay(
  day: Day,
  moved: readonly Moved[],
  close: DayClose | undefined,
  withoutOrder: WithoutOrder,
): ClosedDay {
  return {
    day,
    lines: movedByMeans(moved).map((line) => {
      const counted = close?.lines.find(({ means }) => means === line.means)
      return {
        ...{ means: line.means, in: rupeesOf(line.inPaise), out: rupeesOf(line.outPaise) },
        expected: rupeesOf(expectedPaise(line)),
        ...(counted && {
          counted: rupeesOf(counted.countedPaise),
          difference: rupeesOf(differencePaise(counted)),
          reason: counted.reason,
        }),
      }
    }),
    closes: close?.nth ?? 0,
    ...(close && { closedAt: close.createdAt.toISOString(), closedBy: close.closedByName }),
    changed: close ? changedSince(moved, close.lines) : [],
    withoutOrder: rupeesOf(withoutOrder.inPaise),
    sentBack: rupeesOf(withoutOrder.sentBackPaise),
  }
}

/** The money of an order in rupees. */
export const presentTimeline = (timeline: MoneyTimeline): ShownTimeline => ({
  entries: timeline.entries.map(({ at, amountPaise, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    amount: rupeesOf(amountPaise),
  })),
  asked: rupeesOf(timeline.askedPaise),
  received: rupeesOf(timeline.receivedPaise),
  refunded: rupeesOf(timeline.refundedPaise),
  credit: rupeesOf(timeline.creditPaise),
  stillToCome: rupeesOf(timeline.stillToComePaise),
  owedBack: rupeesOf(timeline.owedBackPaise),
})
