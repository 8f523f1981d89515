import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, stockGoods } from '../../../../test/fixtures/goods.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  const { saree } = await stockGoods(shop)
  const colours = ['Red', 'Green', 'Red', 'Blue', 'Green']
  for (const [at, colour] of colours.entries()) {
    await addProduct(shop, {
      ...{ name: `Gadwal Piece ${at}`, fabric: 'Silk', colour, categoryId: saree.id },
      pricePaise: (at + 1) * 100_000,
    })
  }
})
afterAll(() => shop.close())

interface Asked {
  readonly [name: string]: string
}
const ask = async (what: string, query: Asked, as = people.meera) =>
  (await shop.call('GET', `/api/search/${what}?${new URLSearchParams(query)}`, { as })).body
const found = (query: Asked) => ask('products', query)
const names = ({ products }: { products: { name: string }[] }) => products.map(({ name }) => name)
const pieces = (...numbers: number[]) => numbers.map((number) => `Gadwal Piece ${number}`)

describe('what a text finds', () => {
  test('is all of it, the best first, and said how it was understood', async () => {
    const answer = await found({ q: 'gadval saree' })
    expect(answer).toMatchObject({ total: 5, next: null, understood: { missing: [], isPartial: false } })
    expect(names(answer)).toEqual(pieces(4, 3, 2, 1, 0))
  })

  test('can be sorted', async () => {
    expect(names(await found({ q: 'gadwal', sort: 'lowToHigh' }))).toEqual(pieces(0, 1, 2, 3, 4))
    expect(names(await found({ q: 'gadwal', sort: 'newest' }))).toEqual(pieces(4, 3, 2, 1, 0))
  })

  test.each(['match', 'newest', 'highToLow'])('comes page by page: %s', async (sort) => {
    const first = await found({ q: 'gadwal', sort, limit: '2' })
    const second = await found({ q: 'gadwal', sort, limit: '2', cursor: first.next })
    const third = await found({ q: 'gadwal', sort, limit: '2', cursor: second.next })
    expect([first, second, third].flatMap(names)).toEqual(pieces(4, 3, 2, 1, 0))
    expect([first, second, third].map(({ total }) => total)).toEqual([5, 5, 5])
    expect(third.next).toBeNull()
  })

  test('goes on behind the same product where another came before it meanwhile', async () => {
    const first = await found({ q: 'gadwal', limit: '2' })
    const { id } = await addProduct(shop, { name: 'Gadwal' })
    await expect.poll(async () => (await found({ q: 'gadwal' })).total).toBe(6)
    expect(names(await found({ q: 'gadwal', limit: '9', cursor: first.next }))).toEqual(pieces(2, 1, 0))
    await shop.call('DELETE', `/api/admin/product/delete/${id}`, { as: people.adminAsha })
    await expect.poll(async () => (await found({ q: 'gadwal' })).total).toBe(5)
  })

  test.each(['match', 'lowToHigh'])('is as many as cost so much: %s', async (sort) => {
    const cheap = await found({ q: 'gadwal', sort, max: '2500' })
    expect(new Set(names(cheap))).toEqual(new Set(pieces(0, 1)))
    expect(cheap).toMatchObject({ total: 2, next: null })
  })

  test('is narrowed by filters, whose counts are those of what was found', async () => {
    expect(names(await found({ q: 'gadwal', colour: 'red,blue' }))).toEqual(pieces(3, 2, 0))
    const { facets, total, sorts } = await ask('facets', { q: 'gadwal', colour: 'red' })
    expect(total).toBe(2)
    const colour = facets.find(({ key }: { key: string }) => key === 'colour')
    expect(colour.values.map(({ value, count }: { value: string; count: number }) => [value, count])).toEqual(
      [
        ...[
          ['green', 2],
          ['red', 2],
          ['blue', 1],
        ],
      ],
    )
    expect(sorts).toEqual(['match', 'newest', 'lowToHigh', 'highToLow'])
  })

  test('says what to take away where filters leave nothing', async () => {
    const { relaxations } = await ask('facets', { q: 'gadwal', colour: 'blue', max: '1500' })
    expect(relaxations).toEqual([
      { without: ['colour'], total: 1 },
      { without: ['min', 'max'], total: 1 },
    ])
  })

  test('keeps to the price of the text, unless another is asked for', async () => {
    const answer = await found({ q: 'gadwal under 2,500' })
    expect(names(answer)).toEqual(pieces(1, 0))
    expect(answer.understood).toMatchObject({ least: null, most: 2500, text: 'gadwal' })
    expect(names(await found({ q: 'gadwal under 2500', max: '4000' }))).toEqual(pieces(3, 2, 1, 0))
    expect((await ask('facets', { q: 'gadwal under 2500' })).total).toBe(2)
  })

  test('is what was probably meant, unless what was typed is asked for', async () => {
    const answer = await found({ q: 'gadwsl' })
    expect(answer).toMatchObject({ total: 5, understood: { didYouMean: 'gadwal' } })
    const exactly = await found({ q: 'gadwsl', exact: '1' })
    expect(exactly).toMatchObject({ total: 0, understood: { didYouMean: null, missing: ['gadwsl'] } })
    expect(exactly.understood.corrections).toEqual(['gadwal'])
  })

  test('may be nothing: then texts are offered that find something', async () => {
    const { understood, total } = await found({ q: 'gadwal zzyzx' })
    expect(total).toBe(0)
    expect(understood.corrections).toContain('gadwal')
    expect((await found({ q: 'qqxxzz' })).understood.corrections).toEqual([])
    // A word of the shopkeeper's list is like it, but the shop has no such thing.
    expect((await found({ q: 'paithanni', exact: '1' })).understood.corrections).toEqual([])
  })
})

test.each([
  ['cursor', 'nonsense'],
  ['sort', 'cheapest'],
  ['exact', 'yes'],
  ['min', 'ten'],
  ['limit', '1000'],
])('%s=%s is refused by its name', async (field, value) => {
  const answer = await shop.call('GET', `/api/search/products?q=silk&${field}=${value}`, { as: people.meera })
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } })
})

describe('SKU and barcode', () => {
  beforeAll(async () => {
    const make = async (name: string, offers: object[]) => {
      const json = {
        name,
        price: 900,
        quantity: 0,
        enableSize: true,
        sizes: ['S', 'M'],
        status: true,
        offers,
      }
      const { status, body } = await shop.call('POST', '/api/admin/product/store', {
        as: people.adminAsha,
        form: form(json),
      })
      expect({ status, body }).toMatchObject({ status: 201 })
    }
    await make('Plain Kurta', [
      { size: 'S', quantity: 2, sku: 'ZR-1001-S', barcode: '8901234567894' },
      { size: 'M', quantity: 2, sku: 'ZR-1001-M', barcode: '8901234567895' },
    ])
    await make('Other Kurta', [{ size: 'S', quantity: 2, sku: 'ZR-100' }])
    await addProduct(shop, { name: 'Kurta like ZR-100' })
    await make('Tant Stole', [{ size: 'S', quantity: 2, sku: 'MAX-500' }])
  })

  test.each(['ZR-1001-M', 'zr 1001 m', 'ZR1001M', '8901234567895'])(
    '%s finds its product alone',
    async (q) => {
      await expect.poll(async () => names(await found({ q }))).toEqual(['Plain Kurta'])
    },
  )

  test('the whole code comes first, then its beginnings, then names that have it', async () => {
    await expect
      .poll(async () => names(await found({ q: 'zr-100' })))
      .toEqual(['Other Kurta', 'Plain Kurta', 'Kurta like ZR-100'])
    const { understood } = await found({ q: '89012345' })
    expect(understood).toMatchObject({ missing: [], isPartial: false, most: null })
  })

  test('of a code that somebody has no number is a price', async () => {
    // The stole costs 900.
    await expect.poll(async () => names(await found({ q: 'max 500' }))).toEqual(['Tant Stole'])
    expect((await found({ q: 'max 500' })).understood).toMatchObject({ most: null, text: 'max 500' })
  })

  test('finds the product in the list of admins as well', async () => {
    const list = async (q: string) => {
      const path = `/api/admin/product?page=1&q=${encodeURIComponent(q)}`
      return (await shop.call('GET', path, { as: people.adminAsha })).body.map(
        ({ name }: { name: string }) => name,
      )
    }
    expect(await list('zr-1001')).toEqual(['Plain Kurta'])
    expect(await list('8901234567895')).toEqual(['Plain Kurta'])
  })

  test('is forgotten with the code', async () => {
    const [{ _id: id }] = (await found({ q: 'ZR-1001-M' })).products
    const offers = JSON.stringify([{ size: 'S', quantity: 2, sku: 'NEW-77' }])
    await shop.call('POST', `/api/admin/product/update/${id}`, {
      as: people.adminAsha,
      form: form({ offers }),
    })
    await expect.poll(async () => names(await found({ q: 'NEW-77' }))).toEqual(['Plain Kurta'])
    expect(names(await found({ q: 'ZR-1001-M' }))).toEqual([])
  })
})

function form(fields: Record<string, unknown>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    const values = Array.isArray(value) && name !== 'offers' ? value : [value]
    for (const one of values) data.append(name, typeof one === 'string' ? one : JSON.stringify(one))
  }
  return data
}
