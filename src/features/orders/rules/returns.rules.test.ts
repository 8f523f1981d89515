import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  discountOfPieces,
  everythingLeft,
  isEverything,
  isPartlyReturned,
  moneyOfCancelled,
  mostPaise,
  type OrderLine,
  piecesByProduct,
  piecesLeft,
  piecesSaid,
  pieceText,
  proposedPaise,
  removedLines,
  restockedPieces,
  valueOfPieces,
} from './returns.rules.ts'

const line = (id: string, fields: Partial<OrderLine> = {}): OrderLine => ({
  id,
  productId: `product-${id}`,
  name: 'Kurta',
  size: '',
  pricePaise: 100_000,
  discountPaise: 0,
  quantity: 1,
  cancelled: 0,
  returned: 0,
  ...fields,
})

describe('pieces that leave', () => {
  const lines = [line('a', { quantity: 3, returned: 1 }), line('b', { size: 'M', pricePaise: 50_050 })]

  test('are those that were named; all of them can be sold again unless it is said', () => {
    const removed = removedLines(lines, [
      { item: 'b', pieces: 1, restock: 0 },
      { item: 'a', pieces: 2 },
    ])
    if (!Array.isArray(removed)) throw new Error('Refused')
    expect(removed.map(({ line, pieces, restock }) => [line.id, pieces, restock])).toEqual([
      ['a', 2, 2],
      ['b', 1, 0],
    ])
    expect(valueOfPieces(removed)).toBe(250_050)
    // Of five pieces 1,000 paise less, one was cancelled and one came back: of the next two 400.
    const offered = line('a', { quantity: 4, cancelled: 1, returned: 1, discountPaise: 1_000 })
    const [first] = removed
    if (!first) throw new Error('Nothing left')
    expect(valueOfPieces([{ ...first, line: offered }])).toBe(199_600)
    expect(discountOfPieces([{ ...first, line: offered }])).toBe(400)
    expect(isEverything(lines, removed)).toBe(true)
    expect(isEverything(lines, removed.slice(1))).toBe(false)
    expect(restockedPieces(removed)).toEqual([{ productId: 'product-a', size: '', pieces: 2 }])
    expect(piecesByProduct(restockedPieces(removed))).toEqual(new Map([['product-a', 2]]))
    expect(removed.map(pieceText)).toEqual(['2 x Kurta', '1 x Kurta, size M'])
  })

  test.each([
    [[{ item: 'c', pieces: 1 }], 'unknown_line'],
    [
      [
        { item: 'a', pieces: 1 },
        { item: 'a', pieces: 1 },
      ],
      'unknown_line',
    ],
    [[{ item: 'a', pieces: 1, restock: 2 }], 'restock_wrong'],
    [[{ item: 'a', pieces: 3 }], { tooMany: lines[0] }],
    [[{ item: 'a', pieces: 0 }], []],
  ])('%j: %j', (wanted, problem) => {
    expect(removedLines(lines, wanted)).toEqual(problem)
  })
})

describe('of everything that is left, what goes back on the shelf', () => {
  const lines = [line('a', { quantity: 2 }), line('b', { quantity: 3, returned: 2 })]
  const pieces = (said?: { item: string; quantity: number }[]) =>
    everythingLeft(lines, said)?.map(({ restock }) => restock)

  test('is all that nobody spoke of, and what was said of the rest', () => {
    expect(pieces()).toEqual([2, 1])
    expect(pieces([{ item: 'a', quantity: 1 }])).toEqual([1, 1])
    expect(
      pieces([
        { item: 'b', quantity: 0 },
        { item: 'a', quantity: 0 },
      ]),
    ).toEqual([0, 0])
  })

  test('is never more than was bought, nor of what was not bought, nor said twice', () => {
    expect(pieces([{ item: 'a', quantity: 3 }])).toBeUndefined()
    expect(pieces([{ item: 'c', quantity: 0 }])).toBeUndefined()
    expect(
      pieces([
        { item: 'a', quantity: 1 },
        { item: 'a', quantity: 1 },
      ]),
    ).toBeUndefined()
  })

  test('whatever is said, each line gives back between nothing and all of it', () => {
    const said = fc.array(
      fc.record({ item: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 0, max: 4 }) }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(said, (all) => {
        for (const [at, back] of (pieces(all) ?? []).entries()) {
          expect(back).toBeGreaterThanOrEqual(0)
          expect(back).toBeLessThanOrEqual(piecesLeft(lines[at] ?? line('')))
        }
      }),
    )
  })
})

describe('money', () => {
  test('is proposed less the fee, never below nothing, and never more than is left of what was paid', () => {
    expect([proposedPaise(219_000, 10_000), proposedPaise(5_000, 10_000)]).toEqual([209_000, 0])
    expect([mostPaise(1_000, undefined), mostPaise(1_000, 400), mostPaise(1_000, 2_000)]).toEqual([
      1_000, 400, 1_000,
    ])
  })

  const payment = { type: 'upi', status: 'Pending', reference: null, providerOrderId: null } as const
  test.each([
    [{}, 'lessDue'],
    [{ reference: '412345678901' }, 'onPayment'],
    [{ status: 'Completed', reference: '412345678901' }, 'refund'],
    [{ type: 'cod' }, 'lessDue'],
    [{ type: 'cod', providerOrderId: 'order_1' }, 'lessDue'],
    [{ type: 'card' }, 'lessDue'],
    [{ type: 'card', providerOrderId: 'order_1' }, 'onPayment'],
  ] as const)('of cancelled pieces, %j: %s', (fields, money) => {
    expect(moneyOfCancelled({ ...payment, ...fields })).toBe(money)
  })
})

test('an order is partly returned while it stays delivered', () => {
  const some = [{ quantity: 2, returned: 1 }, { quantity: 1 }]
  expect(isPartlyReturned('delivered', some)).toBe(true)
  expect(isPartlyReturned('returned', some)).toBe(false)
  expect(isPartlyReturned('delivered', [{ quantity: 2 }])).toBe(false)
})

test('pieces that were written down are said as they are called, unless two have one name', () => {
  const kurta = { name: 'Silk Kurta', size: 'M', localizedName: 'सिल्क कुर्ता' }
  const saree = { name: 'Saree', size: '', localizedName: 'साड़ी' }
  expect(piecesSaid('2 x Silk Kurta, size M\n1 x Saree\nBring it soon', [kurta, saree])).toBe(
    '2 x सिल्क कुर्ता, size M\n1 x साड़ी\nBring it soon',
  )
  const other = { ...kurta, localizedName: 'लाल कुर्ता' }
  expect(piecesSaid('1 x Silk Kurta, size M', [kurta, other])).toBe('1 x Silk Kurta, size M')
  expect(piecesSaid('1 x Silk Kurta, size M', [kurta, { ...other, size: 'L' }, kurta])).toBe(
    '1 x सिल्क कुर्ता, size M',
  )
})
