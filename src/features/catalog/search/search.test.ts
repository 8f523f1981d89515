import fc from 'fast-check'
import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { expect, test } from 'vitest'
import { priceIn } from '#/features/search/price.rules.ts'
import { keysOf, tokensOf } from '#/features/search/tokens.rules.ts'
import { isList } from '../memory/numbers.ts'
import { ProductSearch } from './productSearch.ts'
import { type Good, simplyFound } from './simpleSearch.fixture.ts'

const vocabulary = 'silk cotton banarasi red zari with embroidered set suit saree 500'.split(' ')
const words = (most: number) =>
  fc.array(fc.constantFrom(...vocabulary), { maxLength: most }).map((some) => some.join(' '))
const categories = ['saree', 'suit set', '']

const good = fc.record({
  name: words(4),
  title: words(2),
  description: words(3),
  attributes: fc.subarray(['red', 'silk', 'zari work']),
  codes: fc.constant([]),
  category: fc.constantFrom(...categories).map(keysOf),
  paise: fc.constantFrom(49_900, 50_000, 120_000),
  isOnSale: fc.boolean(),
})
/** Each many times, so that parts are too large to be looked at one by one. */
const goods = fc
  .tuple(fc.array(good, { minLength: 1, maxLength: 12 }), fc.constantFrom(1, 60))
  .map(([some, times]) =>
    Array.from({ length: times }, () => some)
      .flat()
      .map((one, number): Good => ({ ...one, number })),
  )
const typed = fc
  .array(
    fc.constantFrom(
      ...vocabulary,
      'sari',
      'under 600',
      'bnarasi',
      'silksaree',
      'sil',
      'wedding',
      'vastra',
      'kurta',
      'red saree',
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((some) => some.join(' '))

/** A shop in which each good has the number that it says. */
function shopOf(all: readonly Good[]) {
  const there = new Map(all.map((one) => [one.number, one]))
  const setOf = (passes: (one: Good) => boolean) =>
    new NumberSet([...there.values()].filter(passes).map(({ number }) => number))
  const search = new ProductSearch({
    categories: () =>
      categories
        .map((name) => ({ name, products: setOf(({ category }) => category.join() === keysOf(name).join()) }))
        .filter(({ name, products }) => name !== '' && !products.isEmpty()),
    named: (text, make) =>
      make.anyOf([setOf(({ name }) => name.toLowerCase().includes(text)), new NumberSet()]),
    onSale: () =>
      [...there.values()].every(({ isOnSale }) => isOnSale) ? undefined : setOf(({ isOnSale }) => isOnSale),
    priced: (least, most) => setOf(({ paise }) => paise >= least && paise <= most),
    newestOf: (products, limit) =>
      (isList(products) ? products : products.array()).toSorted((one, other) => other - one).slice(0, limit),
  })
  search.putSynonyms([
    ['saree', 'vastra', 'sari'],
    ['suit set', 'kurta'],
  ])
  for (const one of all) {
    const isIndexedLater = one.number % 3 === 0
    if (isIndexedLater) search.index.putLater(one.number)
    search.index.change(one.number, undefined, one)
    if (isIndexedLater) search.index.putNow(one.number, one)
  }
  const change = (number: number, after: Good | undefined) => {
    search.index.change(number, there.get(number), after)
    if (after) there.set(number, after)
    else there.delete(number)
    search.forget()
  }
  return { search, there, change }
}

test('finds in the order in which looking at each product finds, page by page', () => {
  fc.assert(
    fc.property(
      goods,
      fc.array(fc.tuple(fc.nat(20), fc.option(good)), { maxLength: 4 }),
      fc.array(fc.tuple(typed, fc.constantFrom(1, 30, 2_000)), { minLength: 1, maxLength: 4 }),
      (all, changes, questions) => {
        const { search, there, change } = shopOf(all)
        // What is remembered of these, from the second time on, is not what there is after the changes.
        for (const [query] of [...questions, ...questions]) search.lookUp(query)
        for (const [number, after] of changes) {
          if (there.has(number) || after) change(number, after ? { ...after, number } : undefined)
        }
        for (const [query, wanted] of questions) {
          search.lookUp(query)
          const { numbers, total, ...understood } = search.lookUp(query, wanted)
          const { rest, least, most } = priceIn(tokensOf(query))
          const isSaid = least !== undefined || most !== undefined
          const bare = isSaid ? undefined : rest.find(({ number = 0 }) => number === understood.most)
          const unpriced = rest.flatMap((token) => (token === bare ? [] : token.text)).join(' ')
          const isPriced = understood.least !== undefined || understood.most !== undefined
          const simply = simplyFound(
            [...there.values()],
            [query, ...(isPriced ? [unpriced] : [])],
            understood,
          )
          expect(total).toBe(simply.length)
          expect([...numbers]).toEqual(simply.slice(0, numbers.length))
          expect(numbers.length).toBeGreaterThanOrEqual(Math.min(wanted, total))
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('asked again and again among others, a question finds what it finds the first time', () => {
  // Few words, so that questions have some in common.
  const question = fc.subarray(['silk', 'red', 'cotton', 'zari'], { minLength: 1, maxLength: 2 })
  const asked = fc.array(
    question.map((some) => some.join(' ')),
    { minLength: 5, maxLength: 20 },
  )
  fc.assert(
    fc.property(goods, asked, (all, questions) => {
      const { search, there } = shopOf(all)
      const among = new NumberSet([...there.keys()])
      for (const query of questions) {
        const [is, wanted] = [search, shopOf(all).search].map((one) => {
          const found = one.lookUp(query)
          const sets = [one.all(found), found.products(), ...found.groups.map(({ products }) => products)]
          const best = one.best(found, among, 5)
          return { ...found, groups: [], products: undefined, sets: sets.map((set) => set.array()), best }
        })
        expect(is).toEqual(wanted)
      }
    }),
  )
})

test('what is asked of a known answer is written over by the next question as well', () => {
  const plain = { title: '', attributes: [], codes: [], category: [], paise: 50_000, isOnSale: true }
  // One has the text in its name, the other as a word elsewhere: two groups, of which a set is made.
  const { search } = shopOf([
    { ...plain, number: 0, name: 'Silk', description: '' },
    { ...plain, number: 1, name: 'Saree', description: 'silk' },
  ])
  const rooms = new Set(Array.from({ length: 500 }, () => search.all(search.lookUp('silk')).words))
  expect(search.lookUp('silk').groups).toHaveLength(2)
  expect(rooms.size).toBeLessThan(5)
})

test('a set of what was found stays what it is, and is none that another question writes into', () => {
  const plain = { name: 'Silk', title: '', attributes: [], codes: [], paise: 50_000, isOnSale: true }
  const { search } = shopOf([
    { ...plain, number: 1, category: [], description: 'soft' },
    { ...plain, number: 2, category: [], description: 'crisp' },
  ])
  const products = search.lookUp('soft').products()
  const other = search.lookUp('crisp')
  expect([products.array(), other.products().array()]).toEqual([[1], [2]])
  expect(other.products()).not.toBe(products)
})

test('what is found is remembered from the second time on that it is asked for', () => {
  const plain = { title: '', attributes: [], codes: [], paise: 50_000, isOnSale: true }
  const { search } = shopOf([{ ...plain, number: 1, name: 'Silk saree', category: [], description: '' }])
  const [first, second] = [search.lookUp('silk'), search.lookUp('silk')]
  expect(second).not.toBe(first)
  expect(search.lookUp('silk')).toBe(second)
  expect(search.lookUp('silk', undefined, { isExact: true })).not.toBe(second)
  search.forget()
  expect(search.lookUp('silk')).not.toBe(second)
})

test('what only a description speaks of is neither of a kind nor the nearest there is', () => {
  const plain = { title: '', attributes: [], codes: [], paise: 50_000, isOnSale: true }
  const { search } = shopOf([
    { ...plain, number: 1, name: 'Silk weave', category: keysOf('saree'), description: '' },
    { ...plain, number: 2, name: 'Silk suit', category: [], description: 'of what a saree is made of' },
    { ...plain, number: 3, name: 'Red suit', category: [], description: 'sewn by machine' },
  ])
  const found = (query: string) => [...search.lookUp(query).numbers]
  expect(found('silk saree')).toEqual([1])
  expect(found('machine')).toEqual([3])
  expect(found('washing machine')).toEqual([])
  expect(found('red saree')).toEqual([1])
})
