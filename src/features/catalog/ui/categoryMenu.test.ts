import { describe, expect, it } from 'vitest'
import { categoryLabel, categoryMenu, typesOf } from './categoryMenu.ts'

describe('the category menu', () => {
  it('preselects only types that the category can be filtered by', () => {
    for (const { category, items } of categoryMenu)
      for (const { search } of items) if (search.type) expect(typesOf(category)).toContain(search.type)
  })

  it('gives every item either a type or words to look up', () => {
    const items = categoryMenu.flatMap((group) => group.items)
    expect(items).toHaveLength(12)
    for (const { search } of items) expect([search.type, search.q].filter(Boolean)).toHaveLength(1)
  })
})

describe('types of a listing', () => {
  it('offers those of the category, whatever its case', () => {
    expect(typesOf('Salwar Suit')).toEqual(['Cotton', 'Chanderi', 'Zariwork', 'Silk'])
  })

  it('offers each type once for everything', () => {
    const all = typesOf('all')
    expect(new Set(all).size).toBe(all.length)
    expect(all).toEqual(expect.arrayContaining(['Linen', 'Chanderi', 'Printed', 'Salwar Suit']))
  })

  it('offers none for a category of the shopkeeper', () => {
    expect(typesOf('dupatta')).toEqual([])
  })
})

it.each([
  ['material', 'Dress Material'],
  ['salwar suit', 'Salwar Suit'],
  ['silk dupatta', 'Silk Dupatta'],
])('calls %s %s', (name, label) => {
  expect(categoryLabel(name)).toBe(label)
})
