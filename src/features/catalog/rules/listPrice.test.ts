import { describe, expect, test } from 'vitest'
import { listPrice } from './catalog.rules.ts'

const usual = { strikeFactor: 1.5, honestPrices: false }
const honest = { ...usual, honestPrices: true }
const product = { price: 1_000, mrp: null }

describe('what is struck through', () => {
  test.each([
    ['the factor of the specification', product, usual, 1_500],
    ['any higher MRP', { ...product, mrp: 1_200 }, usual, 1_200],
    ['an MRP that is no higher', { ...product, mrp: 1_000 }, usual, null],
    ['nothing of a factor 1', product, { ...usual, strikeFactor: 1 }, null],
    ['the usual shop says nothing of 30 days', { ...product, thirtyDayLow: 1_300 }, usual, 1_500],
    ['honest: no invented price', product, honest, null],
    ['honest: no MRP that nobody printed', { ...product, mrp: 1_200 }, honest, null],
    ['honest: an MRP that is printed', { ...product, mrp: 1_200, mrpPrinted: true }, honest, 1_200],
    [
      'honest: the lowest of 30 days before any MRP',
      { ...product, mrp: 1_200, mrpPrinted: true, thirtyDayLow: 1_100 },
      honest,
      1_100,
    ],
  ])('%s', (_what, one, shop, struck) => expect(listPrice(one, shop)).toBe(struck))
})
