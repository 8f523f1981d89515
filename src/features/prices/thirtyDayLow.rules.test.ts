import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#/platform/time/spans.rules.ts'
import { askedPrices, type PriceChange } from './askedPrices.rules.ts'
import { lowsOf, reductionOf } from './thirtyDayLow.rules.ts'

/** Prices by the day on which they were first asked; null: nothing. */
const asked = (...days: readonly (readonly [number, number | null])[]) =>
  days.map(([day, paise]) => ({ at: day * DAY_MS, paise }))
const lowOf = (history: ReturnType<typeof asked>, day: number) => reductionOf(history, day * DAY_MS)?.lowPaise

describe('the lowest price of the 30 days before', () => {
  test.each([
    ['the first price is no reduction', asked([0, 1_000]), 5, undefined],
    ['what was asked before it', asked([0, 1_000], [40, 800]), 41, 1_000],
    ['a younger product has fewer days', asked([0, 1_000], [3, 800]), 4, 1_000],
    ['a dearer price is none', asked([0, 1_000], [40, 1_200]), 41, undefined],
    ['raised just before a sale', asked([0, 1_000], [38, 1_500], [40, 1_000]), 41, undefined],
    [
      'raised just before, and a little lower than ever',
      asked([0, 1_000], [38, 1_500], [40, 900]),
      41,
      1_000,
    ],
    ['raised more than 30 days before', asked([0, 1_000], [9, 1_500], [40, 1_000]), 41, 1_500],
    ['that of 30 days before to the moment was over', asked([0, 900], [10, 1_500], [40, 1_000]), 40, 1_500],
    [
      'sale after sale at the same price',
      asked([0, 1_000], [40, 800], [45, 1_000], [50, 800]),
      51,
      undefined,
    ],
    ['sale after sale at a lower one', asked([0, 1_000], [40, 800], [45, 1_000], [50, 700]), 51, 800],
    ['sale after sale, long after', asked([0, 1_000], [40, 800], [45, 1_000], [80, 800]), 81, 1_000],
    ['lowered in two steps counts from the second', asked([0, 1_000], [40, 900], [42, 800]), 43, 900],
    ['after 30 days it is the usual price', asked([0, 1_000], [40, 800]), 70, undefined],
    ['until the last moment it is reduced', asked([0, 1_000], [40, 800]), 69.99, 1_000],
    ['hidden now', asked([0, 1_000], [40, 800], [41, null]), 42, undefined],
    ['hidden meanwhile', asked([0, 1_000], [40, 800], [41, null], [43, 800]), 44, 1_000],
    ['hidden for longer than 30 days before', asked([0, 1_000], [5, null], [40, 800]), 41, undefined],
    ['a price that was asked for a day', asked([0, 1_000], [20, 500], [21, 1_000], [40, 800]), 41, undefined],
    ['never asked', asked(), 5, undefined],
  ])('%s', (_what, history, day, low) => expect(lowOf(history, day)).toBe(low))

  test('is above the price, and was asked in those days', () => {
    const prices = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 20 }), fc.option(fc.integer({ min: 1, max: 9 }))),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    fc.assert(
      fc.property(prices, fc.nat(40), (steps, later) => {
        const days = steps.map((_, at) => steps.slice(0, at + 1).reduce((sum, [more]) => sum + more, 0))
        const day = days.at(-1) ?? 0
        const history = asked(...steps.map(([, paise], at) => [days[at] ?? 0, paise] as const))
        const found = reductionOf(history, (day + later) * DAY_MS)
        if (!found) return
        expect(found.pricePaise).toBe(history.at(-1)?.paise)
        expect(found.lowPaise).toBeGreaterThan(found.pricePaise)
        expect(history.map(({ paise }) => paise)).toContain(found.lowPaise)
        expect(found.until).toBeGreaterThan((day + later) * DAY_MS)
      }),
    )
  })
})

const change = (day: number, size: string, pricePaise: number | null, isAsked = true): PriceChange => ({
  ...{ size, pricePaise, isAsked },
  at: day * DAY_MS,
})

describe('what was asked of a size', () => {
  const changes = [
    change(0, '', 1_000),
    change(0, 'S', null),
    change(0, 'M', 1_200),
    change(10, '', 900),
    change(20, 'M', null),
    change(30, 'M', null, false),
    change(35, '', 900, false),
  ]
  test.each([
    [
      '',
      [
        [0, 1_000],
        [10, 900],
        [35, null],
      ],
    ],
    [
      'S',
      [
        [0, 1_000],
        [10, 900],
        [35, null],
      ],
    ],
    [
      'M',
      [
        [0, 1_200],
        [20, 900],
        [30, null],
      ],
    ],
    ['XL', []],
  ])('%s follows the product unless it has its own', (size, expected) => {
    const shown = askedPrices(changes, size).map(({ at, paise }) => [at / DAY_MS, paise])
    expect(shown).toEqual(expected)
  })

  test('what nobody saw between two lines of a moment is left out', () => {
    const together = [change(0, '', 1_000), change(5, '', 500), change(5, '', 1_000), change(6, '', 700)]
    expect(askedPrices(together, '').map(({ paise }) => paise)).toEqual([1_000, 700])
  })
})

describe('what is reduced of a product', () => {
  const dearer = { M: { pricePaise: 1_000, lowPaise: 1_200 } }
  test.each([
    [
      'without sizes',
      [change(0, '', 1_000), change(40, '', 800)],
      { '': { pricePaise: 800, lowPaise: 1_000 } },
    ],
    [
      'all sizes together',
      [change(0, '', 1_000), change(0, 'S', null), change(40, '', 800)],
      { '': { pricePaise: 800, lowPaise: 1_000 }, S: { pricePaise: 800, lowPaise: 1_000 } },
    ],
    [
      'the dearer size alone says nothing of the product',
      [change(0, '', 1_000), change(0, 'S', null), change(0, 'M', 1_200), change(40, 'M', null)],
      dearer,
    ],
    [
      'a new small size makes no sale',
      [
        ...[change(0, '', 1_000), change(0, 'M', null)],
        ...[change(40, '', 500), change(40, 'M', 1_000), change(40, 'S', null)],
      ],
      null,
    ],
    [
      'a new small size at the price of a reduced one: that one alone is',
      [change(0, '', 1_000), change(0, 'M', null), change(40, '', 500), change(40, 'S', null)],
      { M: { pricePaise: 500, lowPaise: 1_000 } },
    ],
    ['nothing', [change(0, '', 1_000)], null],
  ])('%s', (_what, changes, lows) => expect(lowsOf(changes, 41 * DAY_MS).lows).toEqual(lows))

  test('is to be found out again when the first of them gets old', () => {
    expect(lowsOf([change(0, '', 1_000), change(40, '', 800)], 41 * DAY_MS).until).toBe(70 * DAY_MS)
  })
})
