import { describe, expect, test } from 'vitest'
import { countedAmong, offersAlong, piecesOfOffers, tornOffer } from './offerPieces.rules.ts'

const third = { label: 'Third free', pieces: { silk: 2, cotton: 1 } }
const gift = {
  label: 'A purse',
  pieces: { purse: 1 },
  earnedBy: { lines: ['silk', 'cotton'], leastPaise: 500_000, leastPieces: 1 },
}
const percent: Parameters<typeof tornOffer>[0][number] = { label: 'Diwali10' }

/** Three of silk at 3,000, one of cotton at 1,200 and two purses at 200 were ordered; so many are left of each. */
const cancelling = (left: readonly number[], before: readonly number[] = [3, 1, 2]) =>
  [
    { id: 'silk', pricePaise: 300_000 },
    { id: 'cotton', pricePaise: 120_000 },
    { id: 'purse', pricePaise: 20_000 },
  ].map((line, at) => ({ ...line, before: before[at] ?? 0, left: left[at] ?? 0 }))
const torn = (offer: Parameters<typeof tornOffer>[0][number], left: readonly number[], before?: number[]) =>
  tornOffer([percent, offer], cancelling(left, before))?.label

describe('pieces that an offer by the piece counted', () => {
  test.each([
    ['one that it did not count leaves', [2, 1, 2], undefined],
    ['the paid ones leave and the free one stays', [0, 1, 2], 'Third free'],
    ['one of the paid ones leaves', [1, 1, 2], 'Third free'],
    ['the free one leaves', [3, 0, 2], 'Third free'],
    [
      'all that it counted leave, and one of their line stays at less than its price',
      [1, 0, 2],
      'Third free',
    ],
    ['all of its lines leave', [0, 0, 2], undefined],
    ['something else leaves', [3, 1, 0], undefined],
  ] as const)('%s', (_what, left, expected) => expect(torn(third, left)).toBe(expected))

  test('that the shop took apart is in nobody’s way', () => {
    expect(torn(third, [1, 1, 1], [1, 1, 2])).toBeUndefined()
  })
})

test.each([
  ['it stays while enough of what it was given for does', [2, 0, 2], undefined],
  ['it does not stay when that leaves', [1, 1, 2], 'A purse'],
  ['nor when nothing of that is left', [0, 0, 2], 'A purse'],
  ['it may leave with it', [1, 0, 0], undefined],
  ['but not alone of its line: the other would stay at half its price', [1, 0, 1], 'A purse'],
] as const)('a gift: %s', (_what, left, expected) => expect(torn(gift, left)).toBe(expected))

test('what was counted of a line is that of all offers; of those before it was written down nothing is known', () => {
  const counted = (silk: number, cotton: number) => {
    const lines = Object.entries({ silk, cotton, purse: 2 }).map(([id, quantity]) => ({ id, quantity }))
    return ['silk', 'cotton', 'purse'].map((id) => piecesOfOffers([third, gift, percent], lines, id))
  }
  expect(counted(3, 1)).toEqual([2, 1, 1])
  expect(counted(2, 1)).toEqual([2, 1, 1])
  // Of what the shop broke the rest is goods like all goods.
  expect([counted(1, 1), counted(3, 0)]).toEqual([
    [0, 0, 1],
    [0, 0, 1],
  ])
  expect(tornOffer([percent], cancelling([1, 0, 0]))).toBeUndefined()
})

test('the pieces beside the counted ones leave first', () => {
  const among = (pieces: number, counted: number) =>
    countedAmong({ quantity: 5, returned: 1 }, pieces, counted)
  expect([among(1, 3), among(2, 3), among(4, 3), among(4, 0), among(2, 5)]).toEqual([0, 1, 3, 0, 2])
})

test('into an exchange goes along what offers counted of its pieces: each once, saving nothing, under the new line', () => {
  const offer = { offerId: 'o', code: null, savedPaise: 500 }
  const all = [
    { ...offer, ...third },
    { ...offer, ...gift, pieces: { silk: 1 } },
    { ...offer, ...percent },
  ]
  const along = (silk: number, pieces: number, cotton = 1) => {
    const lines = Object.entries({ silk, cotton }).map(([id, quantity]) => ({ id, quantity }))
    const [line = { id: 'none', quantity: 0 }] = lines
    return offersAlong(all, lines, [{ line, pieces, becomes: 'new' }])
  }
  const given = (label: string, count: number) => ({
    ...{ offerId: 'o', code: null, label, savedPaise: 0, pieces: { new: count } },
  })
  // Of five, three are counted.
  expect(along(5, 2)).toEqual([])
  expect(along(5, 3)).toEqual([given('Third free', 1)])
  expect(along(5, 5)).toEqual([given('Third free', 2), given('A purse', 1)])
  // Of what the shop broke nothing.
  expect(along(5, 5, 0)).toEqual([given('A purse', 1)])
})
