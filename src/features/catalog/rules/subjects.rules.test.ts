import { expect, test } from 'vitest'
import {
  changedByProduct,
  changedByRank,
  isHarmless,
  productsIn,
  shownByFacets,
  shownByList,
  shownByProduct,
  shownOnPage,
} from './subjects.rules.ts'

const productOf = (id: string, fields: object = {}) =>
  JSON.stringify({
    _id: id,
    id,
    name: 'A "_id":"x" of silk',
    price: 1,
    quantity: 20,
    family: '',
    images: [],
    variants: [{ _id: `${id}-s`, size: 'S', quantity: 20 }],
    category: { _id: 'c1', name: 'Saree' },
    ...fields,
  })
const before = productOf('p1')

test('a product’s answer shows the product and the categories, whatever its texts say', () => {
  expect(shownByProduct(before)).toEqual(['categories', 'product:p1'])
})

/** Whether an answer ends, or a page that is made of it. */
const ends = (shown: readonly string[], changed: readonly string[]) =>
  shown.some((subject) => changed.includes(subject))

const lists = {
  all: shownByList({}, 'none', productsIn(`[${productOf('p2')}]`)),
  sarees: shownByList({ category: 'sAREE', type: undefined, attributes: {} }, 'none', productsIn('[]')),
  'sarees by id': shownByList({ category: 'c1' }, 'none', productsIn('[]')),
  suits: shownByList({ category: 'Salwar, सूट' }, 'none', productsIn('[]')),
  'sarees by price': shownByList({ category: 'saree' }, 'lowToHigh', productsIn('[]')),
  'up to a price': shownByList({ category: 'all', mostPaise: 7 }, 'none', productsIn('[]')),
  'suits by price': shownByList({ category: 'salwar, सूट', leastPaise: 0 }, 'highToLow', productsIn('[]')),
  'by a word': shownByList({ q: 'silk' }, 'none', productsIn('[]')),
  'by a word of the name': shownByList({ type: 'silk', category: 'saree' }, 'none', productsIn('[]')),
  'by an attribute': shownByList({ attributes: { countryOfOrigin: 'nepal' } }, 'none', productsIn('[]')),
  'with the product': shownByList({ category: 'other' }, 'none', productsIn(`[${before}]`)),
  'very long': shownByList(
    {},
    'none',
    productsIn(`[${Array.from({ length: 101 }, (_, at) => productOf(`p${at}`))}]`),
  ),
} as const
type Name = keyof typeof lists
const ofSarees: Name[] = ['all', 'sarees', 'sarees by id', 'sarees by price', 'up to a price', 'by a word']
const everySaree: Name[] = [
  ...ofSarees,
  'by a word of the name',
  'by an attribute',
  'with the product',
  'very long',
]
const suits = { category: { _id: 'c2', name: 'Salwar, सूट' } }

test.each<[string, string | undefined, string | undefined, Name[]]>([
  ['nothing that shoppers see', before, before, []],
  [
    'a price',
    before,
    productOf('p1', { price: 7 }),
    ['sarees by price', 'up to a price', 'with the product', 'very long'],
  ],
  [
    'a name',
    before,
    productOf('p1', { name: 'Silk' }),
    ['by a word', 'by a word of the name', 'by an attribute', 'with the product', 'very long'],
  ],
  [
    'a name and the stock',
    before,
    productOf('p1', { name: 'Silk', quantity: 1 }),
    ['by a word', 'by a word of the name', 'by an attribute', 'with the product', 'very long'],
  ],
  ['stock', before, productOf('p1', { quantity: 19 }), ['with the product', 'very long']],
  ['a new product', undefined, before, everySaree],
  ['one that goes', before, undefined, everySaree],
  ['another category', before, productOf('p1', suits), Object.keys(lists) as Name[]],
  ['no category any more', before, productOf('p1', { category: null }), everySaree],
])('lists whose answer could be another one end: %s', (_what, was, is, ended) => {
  const changed = changedByProduct('p1', was, is)
  const found = Object.entries(lists).filter(([, shown]) => ends(shown, changed))
  expect(found.map(([name]) => name)).toEqual(
    Object.keys(lists).filter((name) => ended.includes(name as Name)),
  )
})

test.each([
  [20, 19, false],
  [11, 10, false],
  [10, 9, true],
  [9, 8, true],
  [1, 0, true],
  [0, 5, true],
  [0, 12, true],
])('pages end when their badge is another one, not with every piece: %d to %d', (was, is, isSeen) => {
  const changed = changedByProduct(
    'p1',
    productOf('p1', { quantity: was }),
    productOf('p1', { quantity: is }),
  )
  const answers = [shownByProduct(before), lists['with the product'], lists['very long']]
  for (const shown of answers) {
    expect(ends(shown, changed)).toBe(true)
    expect(ends(shown.map(shownOnPage), changed)).toBe(isSeen)
  }
  expect(ends(lists.all.map(shownOnPage), changed)).toBe(false)
})

test.each([
  [20, 19, false],
  [10, 9, true],
  [1, 0, true],
])('and when that of a size is another one: %d to %d', (was, is, isSeen) => {
  const sized = (quantity: number) =>
    productOf('p1', { quantity: 20 + quantity, variants: [{ _id: 'm', size: 'M', quantity }] })
  const changed = changedByProduct('p1', sized(was), sized(is))
  expect(ends(shownByProduct(before), changed)).toBe(true)
  expect(ends(shownByProduct(before).map(shownOnPage), changed)).toBe(isSeen)
  expect(isHarmless(sized(was), sized(is))).toBe(true)
})

test('pages end with anything else that is said of a product', () => {
  const [, ...changes] = [{}, { price: 2 }, { name: 'B' }, { quantity: 5, name: 'B' }, suits]
  for (const change of changes) {
    const changed = changedByProduct('p1', before, productOf('p1', change))
    expect(ends(shownByProduct(before).map(shownOnPage), changed)).toBe(true)
    expect(ends(lists['with the product'].map(shownOnPage), changed)).toBe(true)
    expect(ends(lists['very long'].map(shownOnPage), changed)).toBe(true)
  }
})

test.each<[string, string | undefined, string | undefined, boolean]>([
  ['nothing', before, before, true],
  ['a badge', before, productOf('p1', { quantity: 3 }), true],
  [
    'a title, a description, pictures',
    before,
    productOf('p1', { title: 'T', description: 'D', images: ['x'] }),
    true,
  ],
  ['a price', before, productOf('p1', { price: 2 }), false],
  ['a crossed-out price', before, productOf('p1', { mrp: 9 }), false],
  ['a name', before, productOf('p1', { name: 'B' }), false],
  ['sizes', before, productOf('p1', { sizes: ['S'] }), false],
  ['another category', before, productOf('p1', suits), false],
  ['that it goes', before, undefined, false],
  ['that it comes', undefined, before, false],
])('pages may show for a moment longer what was so before: %s', (_what, was, is, may) => {
  expect(isHarmless(was, is)).toBe(may)
})

test('a word for a category of any name may stand in a header', () => {
  expect(() => new Headers({ 'x-shows': lists.suits.join() })).not.toThrow()
  expect(lists.suits.join().split(',')).toHaveLength(lists.suits.length)
})

const inFamily = (fields: object = {}) => productOf('p2', { family: 'LAL "1"', ...fields })

test.each<[string, string | undefined, string | undefined, boolean]>([
  ['one comes', undefined, inFamily(), true],
  ['one goes', inFamily(), undefined, true],
  ['one joins', productOf('p2'), inFamily(), true],
  ['one leaves', inFamily(), productOf('p2'), true],
  ['a price', inFamily(), inFamily({ price: 2 }), true],
  ['the first picture', inFamily(), inFamily({ images: ['x'] }), true],
  ['the last piece', inFamily({ quantity: 1 }), inFamily({ quantity: 0 }), true],
  ['a piece', inFamily({ quantity: 2 }), inFamily({ quantity: 1 }), false],
  ['a description', inFamily(), inFamily({ description: 'D' }), false],
  [
    'another family',
    productOf('p2', { family: 'HARA' }),
    productOf('p2', { price: 2, family: 'HARA' }),
    false,
  ],
])('what shows other colours of a design ends with each of them: %s', (_what, was, is, isSeen) => {
  const changed = changedByProduct('p2', was, is)
  const other = productOf('p1', { family: 'lal "1"' })
  const answers = [
    shownByProduct(other),
    shownByList({ category: 'other' }, 'none', productsIn(`[${other}]`)),
    shownByList({ category: 'other', family: 'Lal "1"' }, 'none', productsIn('[]')),
  ]
  for (const shown of answers) expect(ends(shown.map(shownOnPage), changed)).toBe(isSeen)
  expect(ends(shownByProduct(before), changed)).toBe(false)
})

test('what is said of other colours is no change of the product itself', () => {
  const soldOut = (isSo: boolean) => ({ colours: [{ id: 'p2', soldOut: isSo }], moreColours: 0 })
  const was = inFamily({ ...soldOut(false), quantity: 20 })
  const changed = changedByProduct('p2', was, inFamily({ ...soldOut(true), quantity: 19 }))
  expect(changed).toEqual(['product:p2', 'stock'])
})

const inSizes = (pieces: number) => ({
  variants: [
    { _id: 'm', size: 'M', quantity: 9 },
    { _id: 's', size: 'S', quantity: pieces },
  ],
})

const choosing = {
  'what is in stock': shownByList({ availability: 'in-stock' }, 'none', productsIn('[]')),
  'sarees of a size': shownByList({ size: 'm', category: 'saree' }, 'none', productsIn('[]')),
  'suits in stock': shownByList({ availability: 'in-stock', category: 'suit' }, 'none', productsIn('[]')),
  'best sellers': shownByList({ category: 'saree' }, 'bestSeller', productsIn('[]')),
  'by country': shownByList({}, 'country', productsIn('[]')),
  'facets of sarees': shownByFacets({ category: 'saree' }),
  'facets of suits': shownByFacets({ category: 'suit' }),
} as const

test.each<[string, string[], (keyof typeof choosing)[]]>([
  [
    'sold out',
    changedByProduct('p1', before, productOf('p1', { quantity: 0 })),
    ['what is in stock', 'sarees of a size', 'facets of sarees'],
  ],
  ['one piece less', changedByProduct('p1', before, productOf('p1', { quantity: 9 })), []],
  [
    'sold out in one size',
    changedByProduct('p1', productOf('p1', inSizes(1)), productOf('p1', inSizes(0))),
    ['what is in stock', 'sarees of a size', 'facets of sarees'],
  ],
  [
    'sold out and dearer',
    changedByProduct('p1', before, productOf('p1', { quantity: 0, price: 2 })),
    ['what is in stock', 'sarees of a size', 'facets of sarees'],
  ],
  [
    'of another country, in other sizes',
    changedByProduct('p1', before, productOf('p1', { countryOfOrigin: 'Nepal', sizes: ['M'] })),
    ['what is in stock', 'sarees of a size', 'by country', 'facets of sarees'],
  ],
  ['sold better', changedByRank(before), ['best sellers', 'facets of sarees']],
])('what is chosen and counted ends with what could change it: %s', (_what, changed, ended) => {
  const found = Object.entries(choosing).filter(([, shown]) => ends(shown, changed))
  expect(found.map(([name]) => name)).toEqual(ended)
})
