import { expect, test } from 'vitest'
import { type Figures, inBuckets, noFigures, percentChange, shareOf, sumOf } from './figures.rules.ts'

const day = (key: string, fields: Partial<Figures>) => ({ ...noFigures, ...fields, key })

test('a change in percent', () => {
  expect(percentChange(150, 100)).toBe(50)
  expect(percentChange(50, 100)).toBe(-50)
  expect(percentChange(100, 100)).toBe(0)
  expect(percentChange(0, 100)).toBe(-100)
  expect(percentChange(1, 3)).toBe(-67)
  expect(percentChange(5, 0)).toBeNull()
  expect(percentChange(0, 0)).toBeNull()
  expect(percentChange(5, -10)).toBeNull()
})

test('a share of the whole', () => {
  expect(shareOf(1, 3)).toBe(33)
  expect(shareOf(0, 3)).toBe(0)
  expect(shareOf(0, 0)).toBeNull()
})

test('days fall into buckets, and buckets without a day are zero', () => {
  const days = [
    day('2026-10-31', { orders: 1, takingsPaise: 100 }),
    day('2026-11-01', { orders: 2, bags: 3 }),
    day('2026-11-20', { orders: 3, takingsPaise: 50, bagsOrdered: 1 }),
  ]
  const months = inBuckets(days, ['2026-09', '2026-10', '2026-11'], ({ key }) => key.slice(0, 7))
  expect(months).toEqual([
    day('2026-09', {}),
    day('2026-10', { orders: 1, takingsPaise: 100 }),
    day('2026-11', { orders: 5, takingsPaise: 50, bags: 3, bagsOrdered: 1 }),
  ])
  expect(sumOf(months)).toMatchObject({ orders: 6, takingsPaise: 150, bags: 3 })
})
