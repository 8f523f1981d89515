import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#/platform/time/spans.rules.ts'
import {
  asksOfferPieces,
  type DeliveredOrder,
  deliveredAt,
  reasonsAt,
  refuseRequest,
} from './returnRequests.rules.ts'

const ARRIVAL = new Date('2026-11-20T10:00:00.000Z')
const since = (ms: number) => new Date(ARRIVAL.getTime() + ms)
const policy = { returnDays: 7, damageHoursProduct: 24, damageHoursShipping: 48 }
const onlyFaulty = { ...policy, returnDays: 0 }
const order: DeliveredOrder = {
  status: 'delivered',
  deliveredAt: ARRIVAL,
  lines: [{ quantity: 2, returned: 1 }],
  requests: [{ state: 'withdrawn' }, { state: 'refused' }],
}

describe('how long a return may be asked for', () => {
  test('days to return hold for every reason, to the last millisecond', () => {
    const all = ['damaged', 'wrong', 'size', 'other']
    expect(reasonsAt(order, policy, ARRIVAL)).toEqual(all)
    expect(reasonsAt(order, policy, since(7 * 24 * HOUR_MS))).toEqual(all)
    expect(reasonsAt(order, policy, since(7 * 24 * HOUR_MS + 1))).toEqual([])
  })
  test('without days to return only faulty goods are taken back, as long as the longer promise says', () => {
    expect(reasonsAt(order, onlyFaulty, ARRIVAL)).toEqual(['damaged', 'wrong'])
    expect(reasonsAt(order, onlyFaulty, since(48 * HOUR_MS))).toEqual(['damaged', 'wrong'])
    expect(reasonsAt(order, onlyFaulty, since(48 * HOUR_MS + 1))).toEqual([])
    const product = { ...onlyFaulty, damageHoursProduct: 72 }
    expect(reasonsAt(order, product, since(72 * HOUR_MS))).toEqual(['damaged', 'wrong'])
  })
  test('faulty goods have their own time where that is longer', () => {
    const short = { ...policy, returnDays: 1 }
    expect(reasonsAt(order, short, since(24 * HOUR_MS + 1))).toEqual(['damaged', 'wrong'])
  })
  test('nobody knows how long where the delivery was not written down', () => {
    expect(reasonsAt({ deliveredAt: undefined }, policy, ARRIVAL)).toEqual([])
  })
})

test.each<[string, Partial<DeliveredOrder>, ReturnType<typeof refuseRequest>]>([
  ['a piece is left', {}, undefined],
  ['it is on its way', { status: 'shipped' }, 'not_delivered'],
  ['it came back', { status: 'returned' }, 'nothing_left'],
  ['every piece is back', { lines: [{ quantity: 2, returned: 2 }, { quantity: 0 }] }, 'nothing_left'],
  ['another request waits', { requests: [{ state: 'open' }] }, 'request_open'],
  ['the day of delivery is unknown', { deliveredAt: undefined }, 'too_late'],
])('asking when %s', (_when, change, refusal) => {
  expect(refuseRequest({ ...order, ...change }, policy, 'size', since(HOUR_MS))).toBe(refusal)
})

test('too late for one reason is not too late for the other', () => {
  expect(refuseRequest(order, onlyFaulty, 'size', since(HOUR_MS))).toBe('only_faulty')
  expect(refuseRequest(order, onlyFaulty, 'wrong', since(HOUR_MS))).toBeUndefined()
  expect(refuseRequest(order, onlyFaulty, 'wrong', since(49 * HOUR_MS))).toBe('too_late')
})

test('the last delivery counts', () => {
  const at = '2026-11-20T10:00:00.000Z'
  expect(deliveredAt([{ event: 'shipped', at }])).toBeUndefined()
  expect(
    deliveredAt([
      { event: 'delivered', at: '2026-11-01T10:00:00.000Z' },
      { event: 'delivered', at },
      { event: 'note', at: '2026-11-21T10:00:00.000Z' },
    ]),
  ).toEqual(ARRIVAL)
})

test('of pieces that an offer by the piece counted nothing goes back but what is faulty; the others and another size do', () => {
  const lines = [
    { id: 'kurta', productId: 'p', quantity: 5, returned: 1 },
    { id: 'stole', productId: 's', quantity: 1 },
  ]
  const ofOffers = (item: string) => (item === 'kurta' ? 3 : 0)
  const asks = (pieces: number, instead?: string, reason: 'size' | 'damaged' = 'size') => {
    const wish = instead === undefined ? {} : { instead: { product: instead, size: 'M' } }
    return asksOfferPieces([{ item: 'kurta', pieces, ...wish }], lines, reason, ofOffers)
  }
  // Four are there, three of them by the offer.
  expect([asks(1), asks(2), asks(4)]).toEqual([false, true, true])
  expect([asks(4, 'p'), asks(4, 'q'), asks(4, undefined, 'damaged')]).toEqual([false, true, false])
  expect(asksOfferPieces([{ item: 'stole', pieces: 1 }], lines, 'other', ofOffers)).toBe(false)
})
