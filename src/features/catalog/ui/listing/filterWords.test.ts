import { describe, expect, it } from 'vitest'
import { activeFilters, priceWords, without } from './filterWords.ts'
import { nameInFacets } from './useFilterNames.ts'

describe('the filters in words', () => {
  it.each([
    [{}, []],
    [{ sort: 'lowToHigh' as const }, []],
    [{ type: 'Silk', q: 'temple' }, ['Silk', '“temple”']],
    [{ min: 5000 }, ['From ₹5,000']],
    [{ max: 9000 }, ['Up to ₹9,000']],
    [{ min: 5000, max: 9000 }, ['₹5,000 to ₹9,000']],
  ])('says %o as %o', (search, words) => {
    expect(activeFilters(search).map((filter) => filter.words)).toEqual(words)
  })

  it('calls what was chosen as the page does, where that is known', () => {
    const colours = {
      key: 'colour',
      label: 'रंग',
      values: [{ value: 'deep-red', label: 'गहरा लाल', count: 3 }],
    }
    const nameOf = (key: string, value: string) =>
      key === 'type' ? 'सिल्क' : nameInFacets({ facets: [colours] }, key, value)
    const search = { type: 'Silk', colour: 'Deep-Red,blue', size: 'm', blousePiece: 'yes' }
    expect(activeFilters(search, nameOf).map((filter) => filter.words)).toEqual(
      expect.arrayContaining(['सिल्क', 'गहरा लाल', 'Blue', 'Size M', 'Blouse piece: yes']),
    )
    expect(activeFilters(search).map((filter) => filter.words)).toContain('Deep Red')
  })

  it('calls the upper end of the slider open', () => {
    expect([priceWords(0), priceWords(49_000), priceWords(50_000)]).toEqual([
      '₹0',
      '₹49,000',
      '₹50,000 and more',
    ])
  })

  it('takes parameters away and leaves the others', () => {
    expect(without({ type: 'Silk', min: 1000, max: 2000 }, ['min', 'max'])).toEqual({ type: 'Silk' })
  })
})
