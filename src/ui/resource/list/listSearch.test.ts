import { describe, expect, it } from 'vitest'
import { changeSearch, isNarrowed, nextSort, queryOf, readListSearch, sortOf } from './listSearch.ts'

const shape = {
  sortKeys: ['name', 'price'],
  filters: { status: ['active', 'inactive'], category: 'any' },
} as const

describe('reading an address', () => {
  it('keeps what the list knows', () => {
    const raw = { q: ' silk ', order: '-price', page: 3, status: 'active', category: '0199-abc' }
    expect(readListSearch(raw, shape)).toEqual({ ...raw, q: 'silk' })
  })

  it('drops what it does not know, and the first page', () => {
    const raw = { q: '', order: 'shoe', page: 1, status: 'maybe', other: 'x' }
    expect(readListSearch(raw, shape)).toEqual({})
  })

  it.each([0, -1, 1.5, 'two', 1e9, null])('takes %j for no page', (page) => {
    expect(readListSearch({ page }, shape)).toEqual({})
  })

  it('reads a number that was searched for as text', () => {
    expect(readListSearch({ q: 1299 }, shape)).toEqual({ q: '1299' })
  })
})

describe('changing a list', () => {
  it('starts on the first page again', () => {
    expect(changeSearch({ q: 'silk', page: 4 }, { status: 'active' })).toEqual({
      q: 'silk',
      status: 'active',
    })
  })

  it('goes to another page with everything else kept', () => {
    expect(changeSearch({ q: 'silk' }, { page: 2 })).toEqual({ q: 'silk', page: 2 })
    expect(changeSearch({ q: 'silk', page: 2 }, { page: 1 })).toEqual({ q: 'silk' })
  })

  it('takes an emptied filter out of the address', () => {
    expect(changeSearch({ q: 'silk', status: 'active' }, { status: '' })).toEqual({ q: 'silk' })
  })

  it('orders by a column rising, falling, and as usual', () => {
    expect(nextSort(undefined, 'name')).toBe('name')
    expect(nextSort('name', 'name')).toBe('-name')
    expect(nextSort('-name', 'name')).toBeUndefined()
    expect(nextSort('-name', 'price')).toBe('price')
    expect([sortOf('name', 'name'), sortOf('-name', 'name'), sortOf('price', 'name')]).toEqual([
      'ascending',
      'descending',
      'none',
    ])
  })
})

it('asks the server for one page', () => {
  expect(queryOf({ q: 'silk', order: '-name', page: 2, status: undefined })).toEqual({
    q: 'silk',
    order: '-name',
    page: '2',
    limit: '25',
  })
  expect(queryOf({})).toEqual({ page: '1', limit: '25' })
})

it('is narrowed by a search or a filter, not by order and page', () => {
  expect(isNarrowed({ order: 'name', page: 2 })).toBe(false)
  expect(isNarrowed({ q: 'silk' })).toBe(true)
  expect(isNarrowed({ status: 'active' })).toBe(true)
})
