import { expect, test } from 'vitest'
import { listInput, readOrdersSearch } from './ordersSearch.ts'

test.each([
  [{}, {}],
  [
    { q: '  0198a ', payment: 'pending', page: 2 },
    { q: '0198a', payment: 'pending', page: 2 },
  ],
  [{ q: 1001 }, { q: '1001' }],
  [{ q: '', payment: 'free', page: 1 }, {}],
  [{ q: ['x'], page: 2.5 }, {}],
  [{ page: '3' }, {}],
  [
    { needs: 'approval', q: 'meera' },
    { needs: 'approval', q: 'meera' },
  ],
  [{ needs: 'coffee' }, {}],
  [{ needs: { toString: 1 } }, {}],
  // As they were called before.
  [{ needs: 'returns' }, { needs: 'refunds' }],
  [{ needs: 'requests' }, { needs: 'returnRequests' }],
  [
    { status: 'returned', q: 'silk' },
    { status: 'returned', q: 'silk' },
  ],
  [{ status: 'coffee' }, {}],
  [{ status: 'returned', needs: 'cash' }, { needs: 'cash' }],
])('the address %j means %j', (address, meaning) => {
  expect(readOrdersSearch(address)).toEqual(meaning)
})

test('an overlong search text is cut to what the API takes', () => {
  expect(readOrdersSearch({ q: 'a'.repeat(200) }).q).toHaveLength(100)
})

test('a list asks for one page at a time', () => {
  expect(listInput({ q: '1001' })).toEqual({ q: '1001', limit: 20 })
})
