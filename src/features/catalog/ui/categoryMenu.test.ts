import { describe, expect, it } from 'vitest'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { MAIN_LANGUAGE, moreLanguages } from '#/platform/language/languages.rules.ts'
import { isWrittenIn } from '../../../../test/fixtures/letters.ts'
import { garmentKinds, garmentsOf } from '../attributes/garments.rules.ts'
import { defaultMenu } from '../defaultMenu/defaultMenu.ts'
import { defaultMenuIn, wordsOf } from '../defaultMenu/defaultMenuIn.ts'
import { typeOf } from '../rules/productType.rules.ts'
import type { Category } from '../schema/category.schema.ts'
import { categoryLabel, menuOf, typesOf } from './categoryMenu.ts'

describe('the category menu', () => {
  it('preselects only types that the category can be filtered by', () => {
    for (const { category, items } of defaultMenu())
      for (const { search } of items) if ('type' in search) expect(typesOf(category)).toContain(search.type)
  })

  it('is in English what the specification says', () => {
    expect(defaultMenu().map(({ label, items }) => [label, ...items.map((item) => item.label)])).toEqual([
      ['Saree', 'Silk Saree', 'Cotton Saree', 'Designer Saree'],
      ['Dress Material', 'Cotton Dress Material', 'Silk Dress Material', 'Printed Dress Material'],
      ['Salwar Suit', 'Anarkali Suit', 'Palazzo Suit', 'Straight Suit'],
      ['Occasion', 'Wedding Collection', 'Festive Collection', 'Casual Wear'],
    ])
    expect(defaultMenuIn(MAIN_LANGUAGE)).toEqual(defaultMenu())
  })

  it.each(moreLanguages)('says all of it in %s, and leads to where the English one does', (language) => {
    const menu = inLanguage(language, defaultMenu)
    expect(defaultMenuIn(language)).toEqual(menu)
    expect(inLanguage(language, menuOf)).toEqual(menu)
    const labels = menu.flatMap((group) => [group, ...group.items]).map(({ label }) => label)
    expect(labels.filter((label) => !isWrittenIn(language, label))).toEqual([])
    const ways = (groups: typeof menu) =>
      groups.map(({ category, items }) => [category, ...items.map(({ search }) => search)])
    expect(ways(menu)).toEqual(ways(defaultMenu()))
    // A listing of one of the four is called so as well while the shop has no such category.
    expect(inLanguage(language, () => categoryLabel('Material'))).toBe(menu[1]?.label)
    expect(inLanguage(language, () => categoryLabel('silk dupatta'))).toBe('Silk Dupatta')
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

describe('the menu of a shop', () => {
  const category = (name: string, own: Partial<Category> = {}): Category => ({
    ...{
      _id: name,
      name,
      status: true,
      image: null,
      inMenu: null,
      menuPosition: null,
      menuItems: null,
      garments: null,
    },
    ...own,
  })

  it.each(['constructor', '__proto__', 'toString'])('takes %s for a name like any other', (name) => {
    const [group] = menuOf([category(name, { inMenu: true, menuItems: [{ label: 'Silk', word: 'silk' }] })])
    expect(group?.items).toEqual([{ label: 'Silk', search: { type: 'silk' } }])
    expect(typesOf(name)).toEqual([])
    expect(typeOf({ name: 'Silk Saree', category: { name } })).toBeUndefined()
    expect(garmentsOf({ name, garments: null })).toEqual(garmentKinds)
  })

  const labels = (categories?: readonly Category[]) => menuOf(categories).map(({ label }) => label)

  it('is the four of the specification while nobody decided anything, whatever categories there are', () => {
    expect(menuOf()).toEqual(defaultMenu())
    expect(menuOf([category('occasion'), category('saree')])).toEqual(defaultMenu())
  })

  it('has the other categories of the shop behind them, as plain links', () => {
    const menu = menuOf([category('silk dupatta'), category('saree')])
    expect(menu.map(({ label }) => label).at(-1)).toBe('Silk Dupatta')
    expect(menu.at(-1)?.items).toEqual([])
    expect(menu).toHaveLength(5)
  })

  it('is what the owner decided: which, in which order', () => {
    const menus = [
      category('saree'),
      category('dupatta', { inMenu: true, menuPosition: 1 }),
      category('occasion', { inMenu: false }),
      category('material', { menuPosition: 2 }),
      category('stole', { inMenu: true, status: false }),
    ]
    expect(labels(menus)).toEqual(['Dupatta', 'Dress Material', 'Saree'])
  })

  it('is decided by a place alone', () => {
    expect(labels([category('saree'), category('dupatta', { menuPosition: 1 })])).toEqual([
      'Dupatta',
      'Saree',
    ])
  })

  it('has the owner’s entries: a type where the category can be filtered by the word, else a look at names', () => {
    const items = [
      { label: 'Kanjivaram', word: 'Kanjivaram' },
      { label: 'All in silk', word: 'silk' },
    ]
    const [saree] = menuOf([category('saree', { inMenu: true, menuItems: items })])
    expect(saree?.items).toEqual([
      { label: 'Kanjivaram', search: { q: 'Kanjivaram' } },
      { label: 'All in silk', search: { type: 'Silk' } },
    ])
    const own = category('dupatta', { menuItems: items })
    expect(menuOf([own]).at(-1)?.items[0]?.search).toEqual({ type: 'Kanjivaram' })
    expect(typesOf('Dupatta', [own])).toEqual(['Kanjivaram', 'silk'])
    expect(typesOf('saree', [category('saree', { menuItems: items })])).toEqual(typesOf('saree'))
  })

  it('an emptied list of entries is none, not the specification’s', () => {
    expect(wordsOf(category('saree', { menuItems: [] }))).toEqual([])
    expect(wordsOf(category('saree'))).toHaveLength(3)
    // She writes English, on whatever page.
    expect(inLanguage('hi', () => wordsOf(category('saree')))[0]).toEqual({
      label: 'Silk Saree',
      word: 'Silk',
    })
  })
})
