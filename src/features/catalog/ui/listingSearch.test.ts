import { describe, expect, it } from 'vitest'
import { readListingSearch } from './listingSearch.ts'

describe('the parameters of a listing', () => {
  it('keeps what is understood', () => {
    const search = { type: 'Silk', q: 'temple', sort: 'lowToHigh', min: 2000, max: 9000 }
    expect(readListingSearch(search)).toEqual(search)
  })

  it('leaves defaults out, as a plain form sends them', () => {
    expect(readListingSearch({ type: 'all', q: '', sort: 'none', min: '0', max: '50000' })).toEqual({})
  })

  it.each([
    [{ min: 'cheap', max: null, sort: 'upwards', type: {}, q: ['a'] }, {}],
    [{ min: -5, max: 1e9 }, {}],
    [
      { min: 2400, max: 7600 },
      { min: 2000, max: 8000 },
    ],
    [
      { min: 9000, max: 3000 },
      { min: 3000, max: 9000 },
    ],
    [{ q: 501 }, { q: '501' }],
    [{ max: 0 }, { max: 0 }],
  ])('makes the best of %o', (raw, read) => {
    expect(readListingSearch(raw)).toEqual(read)
  })
})
