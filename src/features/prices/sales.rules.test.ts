import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KNOWN_UNTIL, movedFestivals, nextFestivals } from './sales/festivals.rules.ts'
import {
  isAtTheSameTime,
  pricesAfterSale,
  pricesInSale,
  type Reducing,
  saleEndings,
  salePrice,
  saleWays,
} from './sales.rules.ts'

const off = (percent: number, ending: Reducing['ending'] = 'rupee'): Reducing => ({
  ...{ by: 'percent', percent, pricePaise: null, ending },
})
const at = (pricePaise: number): Reducing => ({ ...off(0), by: 'price', percent: null, pricePaise })

describe('a price in a sale', () => {
  test.each([
    [129_950, off(10), 116_900],
    [130_000, off(10, 'nine'), 116_900],
    [129_950, off(10, 'ninetyNine'), 109_900],
    // So far down nobody meant.
    [15_000, off(10, 'ninetyNine'), 13_500],
    [900, off(10, 'nine'), 800],
    [100, off(10), 100],
    [100_000, at(49_900), 49_900],
    [49_900, at(49_900), 49_900],
    [30_000, at(49_900), 30_000],
  ])('of %i paise', (paise, reducing, expected) => expect(salePrice(paise, reducing)).toBe(expected))

  test('is never more than before, never less than a rupee, and as low as promised', () => {
    const reducing = fc.record({
      by: fc.constantFrom(...saleWays),
      percent: fc.integer({ min: 1, max: 90 }),
      pricePaise: fc.integer({ min: 100, max: 5_000_000 }),
      ending: fc.constantFrom(...saleEndings),
    })
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 5_000_000 }), reducing, (paise, how) => {
        const price = salePrice(paise, how)
        expect(price).toBeLessThanOrEqual(paise)
        expect(price).toBeGreaterThanOrEqual(100)
        if (how.by === 'percent' && price < paise) {
          expect(price).toBeLessThanOrEqual((paise * (100 - how.percent)) / 100)
          expect(price % 100).toBe(0)
        }
      }),
    )
  })
})

describe('the prices of a product', () => {
  const product = { pricePaise: 100_000, mrpPaise: null }
  const variants = [
    { size: 'S', pricePaise: null },
    { size: 'M', pricePaise: 120_000 },
  ]
  const inSale = { was: { '': 100_000, S: 100_000, M: 120_000 }, now: { '': 90_000, S: 90_000, M: 108_000 } }
  const during = [
    { size: 'S', pricePaise: null },
    { size: 'M', pricePaise: 108_000 },
  ]

  test('in a sale and after it', () => {
    expect(pricesInSale(product, variants, off(10))).toEqual(inSale)
    expect(pricesAfterSale({ ...product, pricePaise: 90_000 }, during, inSale)).toEqual(inSale.was)
    expect(pricesInSale(product, variants, at(150_000))).toBeUndefined()
  })

  test.each([
    [
      'a price that an admin changed meanwhile stays',
      { pricePaise: 95_000 },
      during,
      { '': 95_000, S: 95_000, M: 120_000 },
    ],
    [
      'a size that came meanwhile is taken for the product',
      { pricePaise: 90_000 },
      [...during, { size: 'L', pricePaise: null }, { size: 'XL', pricePaise: 200_000 }],
      { '': 100_000, S: 100_000, M: 120_000, L: 100_000, XL: 200_000 },
    ],
    [
      'sizes that are not counted any more',
      { pricePaise: 90_000 },
      [{ size: '', pricePaise: null }],
      { '': 100_000 },
    ],
    ['never above the MRP of now', { pricePaise: 90_000, mrpPaise: 97_000 }, [], { '': 97_000 }],
  ])('%s', (_what, now, sizes, expected) =>
    expect(pricesAfterSale({ ...product, ...now }, sizes, inSale)).toEqual(expected),
  )
})

test('one may begin when another ends', () => {
  const days = (from: number, until: number) => ({ from: new Date(from), until: new Date(until) })
  expect(isAtTheSameTime(days(1, 5), days(5, 9))).toBe(false)
  expect(isAtTheSameTime(days(1, 5), days(4, 9))).toBe(true)
  expect(isAtTheSameTime(days(1, 9), days(4, 5))).toBe(true)
})

test('festivals are proposed by date, from before they are, and never from the past', () => {
  expect(nextFestivals('2027-10-20', 3)).toEqual([
    { name: 'Diwali', from: '2027-10-20', until: '2027-10-29' },
    { name: 'Christmas', from: '2027-12-15', until: '2027-12-25' },
    { name: 'New Year', from: '2027-12-26', until: '2028-01-01' },
  ])
})

/** Days since the new moon at noon in India, by the mean month: the true moon is at most 14 hours before or after it. */
function moonAge(day: string): number {
  const MONTH_DAYS = 29.530_588_853
  const since = (Date.parse(`${day}T12:00:00+05:30`) - Date.parse('2000-01-06T18:14:00Z')) / 86_400_000
  const age = since % MONTH_DAYS
  return age > MONTH_DAYS - 3 ? age - MONTH_DAYS : age
}

test.each([
  ['Diwali', -1, 'the night without a moon'],
  ['Gudi Padwa and Ugadi', 0.6, 'the first day of it'],
  ['Eid al-Fitr', 1.9, 'the day after it was seen'],
  ['Akshaya Tritiya', 2.8, 'the third day'],
  ['Ganesh Chaturthi', 3, 'the fourth'],
  ['Navratri and Dussehra', 8.5, 'the tenth'],
  ['Raksha Bandhan', 14, 'the full moon'],
  ['Holi', 15, 'the day after it'],
])('%s stands in each year where the moon is that it goes by: %d days old, %s', (name, age) => {
  const days = movedFestivals.find((one) => one.name() === name)?.days ?? []
  expect(days.map((day) => Number(day.slice(0, 4)))).toEqual([2027, 2028, 2029, KNOWN_UNTIL])
  for (const day of days) expect(Math.abs(moonAge(day) - age), day).toBeLessThan(1)
})

test('those of sun and stars stand in their season, and all that are moved are known as long as is said', () => {
  const season = (name: string) => movedFestivals.find((one) => one.name() === name)?.days ?? []
  for (const day of season('Pongal and Sankranti')) expect(day).toMatch(/-01-1[45]$/)
  for (const day of season('Onam')) expect(day).toMatch(/-(08-(2[0-9]|3[01])|09-(0[0-9]|1[0-9]))$/)
  for (const { days } of movedFestivals) expect(days.at(-1)?.slice(0, 4)).toBe(String(KNOWN_UNTIL))
})
