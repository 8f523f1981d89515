/** Products that count each size by itself: how they are saved, found and switched to and fro. */
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import type { Json, Person, TestShop } from '../../../../test/fixtures/shop.ts'
import { products } from '../tables/catalog.tables.ts'
import { variants } from '../tables/stock.tables.ts'
import { quantitiesOf } from '../view/versions.store.ts'
import { type CountedSizes, openSuits } from './countedSizes.fixture.ts'

let opened: Awaited<ReturnType<typeof openSuits>>
let shop: TestShop
let people: typeof opened.people
let suits: CountedSizes

beforeAll(async () => {
  opened = await openSuits()
  ;({ shop, people, suits } = opened)
})
afterAll(() => opened.close())

test('processes that hear of a sale read how many pieces there are of each size', async () => {
  const { _id } = await suits.sized([
    { size: 'S', quantity: 3 },
    { size: 'M', quantity: 4 },
  ])
  expect(await quantitiesOf(shop.services.db, [_id])).toMatchObject([
    {
      id: _id,
      quantity: 7,
      variants: [
        { size: 'S', quantity: 3 },
        { size: 'M', quantity: 4 },
      ],
    },
  ])
})

test('a product that nothing can be bought of is sold out, and keeps no other from being read', async () => {
  const { db } = shop.services
  const [bare, other] = [
    await suits.sized([{ size: 'M', quantity: 2 }]),
    await addProduct(shop, { name: 'Other' }),
  ]
  const shown = async (id: string) => (await shop.call('GET', `/api/product/${id}`)).body
  await db.update(variants).set({ removedAt: new Date() }).where(eq(variants.productId, bare._id))
  await db
    .update(products)
    .set({ title: 'Changed' })
    .where(inArray(products.id, [bare._id, other.id]))
  await expect.poll(async () => (await shown(other.id)).title).toBe('Changed')
  expect(await shown(bare._id)).toMatchObject({ title: 'Changed', quantity: 0, variants: [] })
  await db
    .update(variants)
    .set({ removedAt: null })
    .where(and(eq(variants.productId, bare._id), eq(variants.size, 'M')))
})

describe('a product that counts each size', () => {
  test('is found by the sizes that have pieces, until the last one is sold; for shoppers and admins', async () => {
    const product = await suits.sized([
      { size: 'M', quantity: 2 },
      { size: 'L', quantity: 1 },
      { size: 'S', quantity: 0 },
    ])
    const isFound = async (size: string, as?: Person) => {
      const query = `q=${encodeURIComponent(product.name)}&size=${size}`
      const { body } = await shop.call('GET', `/api/admin/product?${query}`, as && { as })
      return body.some(({ _id }: Json) => _id === product._id)
    }
    const found = async (as?: Person) => [
      await isFound('m', as),
      await isFound('l', as),
      await isFound('s', as),
    ]
    expect(await found()).toEqual([true, true, false])
    expect(await found(people.adminAsha)).toEqual([true, true, false])
    await suits.buy(people.meera, product, 'L')
    await expect.poll(() => found()).toEqual([true, false, false])
    expect(await found(people.adminAsha)).toEqual([true, false, false])
  })

  test('is made with pieces, SKU, barcode and price of each; its quantity is their sum, its price the lowest', async () => {
    const product = await suits.sized([
      { size: 'L', quantity: 3, sku: 'KU-L', price: '1,299' },
      { size: 'S', quantity: '1', barcode: '8901234567890' },
    ])
    expect(product).toMatchObject({ price: 1000, quantity: 4, enableSize: true, sizes: ['S', 'L'] })
    for (const as of [people.meera, people.adminAsha]) {
      expect((await suits.read(product, as)).variants).toMatchObject([
        { size: 'S', quantity: 1, sku: '', barcode: '8901234567890', price: 1000, images: [] },
        { size: 'L', quantity: 3, sku: 'KU-L', barcode: '', price: 1299, images: [] },
      ])
    }
    expect(await suits.ledgerOf(product)).toEqual(['opening S 1', 'opening L 3'])
  })

  test('costs from the lowest price, whichever size has it', async () => {
    const product = await suits.sized([
      { size: 'S', quantity: 1, price: 900 },
      { size: 'M', quantity: 1, price: 1100 },
    ])
    expect(product).toMatchObject({ price: 900, variants: [{ price: 900 }, { price: 1100 }] })
    const { body } = await suits.update(product, { price: '950' })
    expect(body.product).toMatchObject({ price: 950, variants: [{ price: 950 }, { price: 1100 }] })
    expect((await suits.update(product, { mrp: '1000' })).body.errors).toMatchObject([{ field: 'price' }])
  })

  test('keeps sold what was sold while its sizes were counted', async () => {
    const product = await suits.sized([
      { size: 'S', quantity: 5 },
      { size: 'M', quantity: 5 },
    ])
    await suits.buy(people.meera, product, 'M', 2)
    await suits.update(product, {
      offers: [
        { size: 'S', quantity: 5, quantityWas: 5 },
        { size: 'M', quantity: 9, quantityWas: 5 },
      ],
    })
    expect(await suits.piecesOf(product)).toEqual({ S: 5, M: 7 })
    expect((await suits.read(product)).quantity).toBe(12)
  })

  test('has no number for all sizes, but may be told the one it has', async () => {
    const product = await suits.sized([
      { size: 'S', quantity: 2 },
      { size: 'M', quantity: 3 },
    ])
    expect((await suits.update(product, { quantity: '9' })).body.errors).toMatchObject([
      { field: 'quantity' },
    ])
    expect((await suits.update(product, { quantity: '5', name: 'Told again' })).status).toBe(200)
    expect(await suits.piecesOf(product)).toEqual({ S: 2, M: 3 })
  })

  test('becomes one with a number for all and back: nothing is lost, each change is a line', async () => {
    const product = await suits.sized([
      { size: 'S', quantity: 2 },
      { size: 'M', quantity: 3, sku: 'SK-M' },
    ])
    await suits.update(product, { offers: [] })
    expect(await suits.read(product)).toMatchObject({
      quantity: 5,
      sizes: ['S', 'M'],
      variants: [{ size: '', quantity: 5 }],
    })
    const counted = [
      { size: 'S', quantity: 1 },
      { size: 'M', quantity: 3 },
      { size: 'L', quantity: 1 },
    ]
    await suits.update(product, { offers: counted })
    expect(await suits.read(product)).toMatchObject({
      quantity: 5,
      sizes: ['S', 'M', 'L'],
      variants: [{ size: 'S' }, { size: 'M' }, { size: 'L' }],
    })
    const lines = [
      ...['opening S 2', 'opening M 3'],
      ...['correction S -2', 'correction M -3', 'correction all 5'],
      ...['correction all -5', 'correction S 1', 'correction M 3', 'correction L 1'],
    ]
    expect((await suits.ledgerOf(product)).toSorted()).toEqual(lines.toSorted())
  })

  test('is not counted by size while it is sold: nobody knows which size went', async () => {
    const product = await addProduct(shop, {
      name: 'Sold meanwhile',
      quantity: 7,
      enableSize: true,
      sizes: ['S', 'M'],
    })
    await suits.buy(people.meera, { _id: product.id }, 'S', 2)
    const fields = {
      quantity: '7',
      quantityWas: '7',
      offers: [
        { size: 'S', quantity: 3 },
        { size: 'M', quantity: 4 },
      ],
    }
    const { status, body } = await suits.update({ _id: product.id }, fields)
    expect([status, body.errors]).toMatchObject([
      422,
      [{ field: 'quantity', message: expect.stringContaining('sold while') }],
    ])
    expect(await suits.piecesOf({ _id: product.id })).toEqual({ '': 5 })
  })

  test('takes and drops sizes by their names alone', async () => {
    const product = await suits.sized([
      { size: 'S', quantity: 2 },
      { size: 'M', quantity: 3 },
    ])
    await suits.update(product, { sizes: 'M' })
    expect(await suits.piecesOf(product)).toEqual({ M: 3 })
    expect((await suits.read(product)).quantity).toBe(3)
  })
})
