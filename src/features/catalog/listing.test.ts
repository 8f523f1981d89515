import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCategory, addProduct } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import type { Product } from './schema/catalog.schema.ts'

/** Lists of shoppers (from memory) and admins (from the database) against a filter written as simply as possible. */
let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let everything: Product[]

const fabrics = ['Silk', 'Cotton', 'Linen']
const kinds = ['Saree', 'Suit', 'Dupatta']

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  const owners = [
    await addCategory(shop, { name: 'saree' }),
    await addCategory(shop, { name: 'Salwar Suit' }),
  ]
  for (let number = 0; number < 45; number += 1) {
    await addProduct(shop, {
      name: `${fabrics[number % 3]} ${kinds[(number >> 1) % 3]} ${number}`,
      // Many of the same price, so that the order has to be decided by something else.
      pricePaise: (number % 7) * 50_025,
      categoryId: owners[number % 2]?.id ?? null,
    })
  }
  everything = (await shop.call('GET', '/api/admin/product')).body
})
afterAll(() => shop.close())

interface Wanted {
  category?: string | undefined
  type?: string | undefined
  q?: string | undefined
  min?: number | undefined
  max?: number | undefined
  sort?: 'none' | 'lowToHigh' | 'highToLow' | undefined
}

const maybe = <T>(...values: T[]) => fc.constantFrom(undefined, ...values)
const wantedLists: fc.Arbitrary<Wanted> = fc.record({
  category: maybe('all', 'SAREE', 'salwar suit', 'unknown'),
  type: maybe('Silk', 'cotton', 'Velvet'),
  q: maybe('saree', ' 1', 'SUIT', '_'),
  min: maybe(0, 500.25, 500.26, 2000),
  max: maybe(0, 1000.5, 1000.49, 50_000, 1e12),
  sort: maybe('none' as const, 'lowToHigh' as const, 'highToLow' as const),
})

function simply({ category = 'all', type = '', q = '', min = 0, max = 1e12, sort = 'none' }: Wanted) {
  const has = (product: Product, text: string) =>
    product.name.toLowerCase().includes(text.trim().toLowerCase())
  const age = (a: Product, b: Product) => a._id.localeCompare(b._id)
  const compare = {
    none: (a: Product, b: Product) => age(b, a),
    lowToHigh: (a: Product, b: Product) => a.price - b.price || age(a, b),
    highToLow: (a: Product, b: Product) => b.price - a.price || age(b, a),
  }
  return everything
    .filter(
      (product) => category === 'all' || product.category?.name.toLowerCase() === category.toLowerCase(),
    )
    .filter((product) => has(product, type) && has(product, q))
    .filter((product) => product.price >= min && product.price <= max)
    .toSorted(compare[sort])
    .map((product) => product.name)
}

const searchOf = (wanted: Wanted & { limit?: number }) =>
  new URLSearchParams(
    Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

test('every filter, sort and page of it says what a simple filter says', async () => {
  await fc.assert(
    fc.asyncProperty(
      wantedLists,
      fc.integer({ min: 1, max: 20 }),
      fc.boolean(),
      async (wanted, limit, admin) => {
        const as = admin ? people.adminAsha : people.visitor
        const expected = simply(wanted)
        const walked: string[] = []
        let path: string | undefined = `/api/admin/product?${searchOf({ ...wanted, limit })}`
        while (path !== undefined) {
          const page = await shop.call('GET', path, { as })
          expect(page.status).toBe(200)
          expect(page.headers.get('x-total-count')).toBe(String(expected.length))
          expect(page.body.length).toBeLessThanOrEqual(limit)
          walked.push(...page.body.map((product: Product) => product.name))
          path = page.headers.get('link')?.match(/^<(.*)>; rel="next"$/)?.[1]
          expect(path === undefined).toBe(walked.length >= expected.length)
        }
        expect(walked).toEqual(expected)
      },
    ),
    { numRuns: 60 },
  )
})

test('a product added or removed between two pages neither repeats nor hides another', async () => {
  const first = await shop.call('GET', '/api/admin/product?sort=lowToHigh&limit=10')
  const next = first.headers.get('link')?.match(/^<(.*)>/)?.[1] ?? ''
  const cheapest = await addProduct(shop, { name: 'Cheapest', pricePaise: 0 })
  await shop.call('GET', `/api/product/${cheapest.id}`)
  await shop.call('DELETE', `/api/admin/product/delete/${first.body.at(-1)._id}`, { as: people.adminAsha })
  const second = await shop.call('GET', next)
  expect(second.body.map((product: Product) => product.name).slice(0, 10)).toEqual(
    simply({ sort: 'lowToHigh' }).slice(10, 20),
  )
})
