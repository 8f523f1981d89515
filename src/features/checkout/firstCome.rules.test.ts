import { describe, expect, test } from 'vitest'
import { type Asked, decideInTurn, goodsTaken, piecesOfAll } from './firstCome.rules.ts'

const product = (id: string, quantity: number) => ({ _id: id, name: `The ${id}`, quantity })
type Line = ReturnType<typeof line>
const line = (_id: string, of: ReturnType<typeof product>, quantity = 1, pricePaise = 100) => ({
  _id,
  quantity,
  pricePaise,
  product: of,
})
const buyer = (name: string) => ({ customerId: name, contact: `phone of ${name}`, deliveryKey: `${name}s` })
const asks = (name: string, lines: readonly Line[] | undefined, cartId = `bag of ${name}`): Asked<Line> => ({
  cartId,
  buyer: buyer(name),
  lines,
})
const decisions = (...asked: Asked<Line>[]) => decideInTurn(asked, []).map(({ decision }) => decision)

describe('first come, first served', () => {
  test('each finds the stock as those before left it', () => {
    const [saree, shawl] = [product('saree', 3), product('shawl', 1)]
    const found = decisions(
      asks('first', [line('a', saree, 2)]),
      asks('second', [line('b', saree, 2), line('c', shawl)]),
      asks('third', [line('d', saree), line('e', shawl)]),
      asks('fourth', [line('f', shawl)]),
    )
    expect(found).toMatchObject([
      { is: 'granted', falls: [{ productId: 'saree', before: 3, after: 1 }] },
      { is: 'short', lines: [{ _id: 'b', product: { quantity: 1 } }] },
      // The second was refused and took nothing, the shawl neither.
      {
        is: 'granted',
        falls: [
          { productId: 'saree', before: 1, after: 0 },
          { productId: 'shawl', before: 1, after: 0 },
        ],
      },
      { is: 'short', lines: [{ _id: 'f', product: { quantity: 0 } }] },
    ])
    const granted = found.filter((decision) => decision.is === 'granted')
    expect(piecesOfAll(granted)).toEqual(
      new Map([
        ['saree', 3],
        ['shawl', 1],
      ]),
    )
  })

  test('each finds the offers as those before left them, and nobody gets another total than was shown', () => {
    const saree = product('saree', 9)
    const reduce: Parameters<typeof decideInTurn<Line, object>>[3] = (_, lines, given) => {
      const isLeft = given.filter(({ offerId }) => offerId === 'first 2').length < 2
      const offer = { offerId: 'first 2', code: null, label: 'First 2', savedPaise: 10 }
      return {
        byLine: new Map(lines.map(({ _id }) => [_id, isLeft ? 10 : 0])),
        offers: isLeft ? [offer] : [],
        versions: new Map(),
      }
    }
    const asked = ['first', 'second', 'third', 'fourth'].map((name, at) => ({
      ...asks(name, [line(name, saree)]),
      expectedPaise: at === 1 ? 100 : undefined,
    }))
    expect(decideInTurn(asked, [], undefined, reduce).map(({ decision }) => decision)).toMatchObject([
      { is: 'granted', reductions: { offers: [{ savedPaise: 10 }] } },
      { is: 'otherTotal', totalPaise: 90 },
      { is: 'granted', reductions: { offers: [{ savedPaise: 10 }] } },
      { is: 'granted', reductions: { offers: [] } },
    ])
  })

  test('store credit pays what was shown that it pays, or nothing is ordered', () => {
    const saree = product('saree', 9)
    const paid = (balancePaise: number, expectedCreditPaise?: number) => ({
      ...asks(`${balancePaise} ${expectedCreditPaise}`, [line('a', saree, 1, 1_000)]),
      ...{ balancePaise, expectedCreditPaise },
    })
    // A piece costs 1,000: no more of the credit is needed.
    const asked = [
      paid(400, 600),
      paid(400, 400),
      paid(5_000, 1_000),
      paid(5_000, 5_000),
      paid(400),
      paid(0, 0),
    ]
    expect(decideInTurn(asked, []).map(({ decision }) => decision)).toMatchObject([
      { is: 'otherCredit', balancePaise: 400 },
      { is: 'granted' },
      { is: 'granted' },
      { is: 'otherCredit', balancePaise: 5_000 },
      { is: 'granted' },
      { is: 'granted' },
    ])
  })

  test('sizes of one product share what is left', () => {
    const kurta = product('kurta', 5)
    expect(
      decisions(
        asks('first', [line('m', kurta, 2), line('l', kurta, 1)]),
        asks('second', [line('m', kurta, 2), line('l', kurta, 1)]),
        asks('third', [line('m', kurta, 1), line('l', kurta, 1)]),
      ).map(({ is }) => is),
    ).toEqual(['granted', 'short', 'granted'])
  })

  test('a bag is ordered once, and one that was refused is refused again in the same words', () => {
    const saree = product('saree', 9)
    const twice = asks('impatient', [line('a', saree)])
    const poor = asks('poor', [line('b', product('shawl', 0))])
    expect(decisions(twice, poor, twice, poor).map(({ is }) => is)).toEqual([
      'granted',
      'short',
      'notOpen',
      'short',
    ])
  })

  test('what is not open, empty or worth nothing takes nothing', () => {
    const saree = product('saree', 1)
    expect(
      decisions(
        asks('gone', undefined),
        asks('empty', []),
        asks('slip', [line('a', saree, 1, 0)]),
        asks('last', [line('b', saree)]),
      ).map(({ is }) => is),
    ).toEqual(['notOpen', 'empty', 'worthless', 'granted'])
  })
})

describe('open orders', () => {
  const saree = product('saree', 99)
  const open = [{ ...buyer('known'), pieces: 2 }]
  const limits = { orders: 2, pieces: 10 }
  const of = (asked: Asked<Line>[], most = limits) =>
    decideInTurn(asked, open, most).map(({ decision }) => decision.is)

  test('count with those that are granted at the same time, of this buyer alone', () => {
    const [one, two] = [1, 2].map((at) => asks('known', [line('a', saree)], `bag ${at}`)) as [
      Asked<Line>,
      Asked<Line>,
    ]
    expect(of([one, asks('other', [line('b', saree)]), two])).toEqual(['granted', 'granted', 'tooManyOpen'])
    expect(decideInTurn([one, two], open).map(({ decision }) => decision.is)).toEqual(['granted', 'granted'])
  })

  test('so do their pieces, and one that is refused does not count', () => {
    const bags = [9, 8, 1].map((pieces, at) => asks('known', [line('a', saree, pieces)], `bag ${at}`))
    expect(of(bags, { orders: 9, pieces: 10 })).toEqual(['tooManyOpen', 'granted', 'tooManyOpen'])
  })
})

test('of each product it is said what is taken, and up to where it matters how much is there', () => {
  const [saree, shawl] = [product('saree', 9), product('shawl', 1)]
  const seen = (one: Line) => ({
    ...one,
    variantId: one.product._id,
    offerMark: `mark of ${one.product._id}`,
    stock: one.product.quantity,
  })
  const granted = decideInTurn(
    [
      { ...asks('first', undefined), lines: [seen(line('a', saree, 2)), seen(line('b', shawl))] },
      { ...asks('second', undefined), lines: [seen(line('c', saree, 3))] },
    ],
    [],
  ).flatMap(({ decision }) => (decision.is === 'granted' ? [decision] : []))
  // Two left, or fewer, is news.
  expect(goodsTaken(granted, 2)).toEqual([
    { id: 'saree', offerMark: 'mark of saree', stock: 9, pieces: 5, plenty: 8 },
    { id: 'shawl', offerMark: 'mark of shawl', stock: 1, pieces: 1, plenty: 4 },
  ])
})
