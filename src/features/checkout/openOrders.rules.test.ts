import { describe, expect, test } from 'vitest'
import { type Buyer, deliveryKey, type OpenOrder, openOrderProblem } from './openOrders.rules.ts'

const meera: Buyer = { customerId: 'meera', contact: '9876543210', deliveryKey: 'temple' }
const limits = { orders: 3, pieces: 10 }
const open = (count: number, order: Partial<OpenOrder> = {}): OpenOrder[] =>
  Array.from({ length: count }, () => ({ ...meera, pieces: 1, ...order }))

describe('one more order', () => {
  test('is fine below the limit and refused at it', () => {
    expect(openOrderProblem(open(2), meera, 1, limits)).toBeUndefined()
    expect(openOrderProblem(open(3), meera, 1, limits)).toMatch(/^There are 3 orders on your account/)
  })

  test('of any size is fine as long as none is open', () => {
    expect(openOrderProblem([], meera, 500, limits)).toBeUndefined()
    expect(openOrderProblem([], meera, 500, { orders: 1, pieces: 1 })).toBeUndefined()
  })

  test('has at most the pieces that are left', () => {
    expect(openOrderProblem(open(1, { pieces: 4 }), meera, 6, limits)).toBeUndefined()
    expect(openOrderProblem(open(1, { pieces: 4 }), meera, 7, limits)).toMatch(/^There is 1 order on your/)
  })

  test.each([
    [{ customerId: 'other', deliveryKey: 'other' }, 'for this mobile number'],
    [{ customerId: null, contact: 'other' }, 'to this address'],
    [{ contact: null, deliveryKey: null }, 'on your account'],
  ])('counts what is the same: %j', (other, words) => {
    expect(openOrderProblem(open(3, other), meera, 1, limits)).toContain(words)
    expect(openOrderProblem(open(2, other), meera, 1, limits)).toBeUndefined()
  })

  test('is not refused for orders of others', () => {
    const others = open(9, { customerId: 'x', contact: 'y', deliveryKey: null, pieces: 99 })
    expect(openOrderProblem(others, meera, 1, limits)).toBeUndefined()
  })
})

describe('an address', () => {
  const home = deliveryKey({ address: '14/2, Temple Street', zipCode: '600004' })
  test.each(['14/2 temple street', '14-2 TEMPLE  STREET.', ' 14/2,Temple Street ', '14/2, Ｔemple Street'])(
    'is the same as %j',
    (address) => expect(deliveryKey({ address, zipCode: '600004' })).toBe(home),
  )
  test('is another one in another house or place', () => {
    expect(deliveryKey({ address: '14/3, Temple Street', zipCode: '600004' })).not.toBe(home)
    expect(deliveryKey({ address: '14/2, Temple Street', zipCode: '600005' })).not.toBe(home)
  })
  test('in Hindi keeps its letters and signs', () => {
    const one = deliveryKey({ address: 'मंदिर मार्ग', zipCode: '110001' })
    expect(deliveryKey({ address: 'मंदिर, मार्ग', zipCode: '110001' })).toBe(one)
    expect(deliveryKey({ address: 'मदर मरग', zipCode: '110001' })).not.toBe(one)
  })
})
