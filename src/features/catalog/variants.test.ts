/** Products that count each size by itself: how they are saved, sold, cancelled and switched to and fro. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaints } from '../../../test/faults/books.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { crowd, fillBag, placeBag } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import {
  type Json,
  openProcess,
  openTestShop,
  type Person,
  type TestShop,
} from '../../../test/fixtures/shop.ts'
import { stockMovements, variants } from './stock.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let count = 0

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(async () => {
  expect(await complaints(shop.services.db)).toEqual([])
  await shop.close()
})

type Fields = Record<string, unknown>

const save = (path: string, fields: Fields) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  return shop.call('POST', `/api/admin/product/${path}`, { as: people.adminAsha, form })
}

/** A suit of which each size is counted. */
async function sized(offers: Json[], fields: Fields = {}): Promise<Json> {
  count += 1
  const base = { name: `Suit ${count}`, slug: `suit-${count}`, price: '1000', quantity: '0', status: 'true' }
  const { status, body } = await save('store', { ...base, offers, ...fields })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.product
}
const update = (product: Json, fields: Fields) => save(`update/${product._id}`, fields)
const read = async (product: Json, as = people.adminAsha) =>
  (await shop.call('GET', `/api/product/${product._id}`, { as })).body
const piecesOf = async (product: Json): Promise<Json> =>
  Object.fromEntries((await read(product)).variants.map(({ size, quantity }: Json) => [size, quantity]))
const ledgerOf = async (product: Json): Promise<string[]> => {
  const rows = await shop.services.db
    .select({ size: variants.size, pieces: stockMovements.pieces, cause: stockMovements.cause })
    .from(stockMovements)
    .innerJoin(variants, eq(variants.id, stockMovements.variantId))
    .where(eq(variants.productId, product._id))
    .orderBy(stockMovements.id)
  return rows.map(({ size, pieces, cause }) => `${cause} ${size || 'all'} ${pieces}`)
}
const add = (as: Json, product: Json, json: Json) =>
  shop.call('POST', `/api/cart/add/${product._id}`, { as, json })
const cancel = (order: Json) =>
  shop.call('POST', `/api/admin/order/status/${order._id}`, {
    as: people.adminAsha,
    json: { status: 'cancelled' },
  })
async function buy(as: Person, product: Json, size: string, quantity = 1): Promise<Json> {
  const cart = await fillBag(shop, as, { product: { id: product._id }, size, quantity })
  const { status, body } = await placeBag(shop, as, cart._id)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.order
}

describe('a product that counts each size', () => {
  test('is found by the sizes that have pieces, until the last one is sold; for shoppers and admins', async () => {
    const product = await sized([
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
    await buy(people.meera, product, 'L')
    await expect.poll(() => found()).toEqual([true, false, false])
    expect(await found(people.adminAsha)).toEqual([true, false, false])
  })

  test('is made with pieces, SKU, barcode and price of each; its quantity is their sum, its price the lowest', async () => {
    const product = await sized([
      { size: 'L', quantity: 3, sku: 'KU-L', price: '1,299' },
      { size: 'S', quantity: '1', barcode: '8901234567890' },
    ])
    expect(product).toMatchObject({ price: 1000, quantity: 4, enableSize: true, sizes: ['S', 'L'] })
    for (const as of [people.meera, people.adminAsha]) {
      expect((await read(product, as)).variants).toMatchObject([
        { size: 'S', quantity: 1, sku: '', barcode: '8901234567890', price: 1000, images: [] },
        { size: 'L', quantity: 3, sku: 'KU-L', barcode: '', price: 1299, images: [] },
      ])
    }
    expect(await ledgerOf(product)).toEqual(['opening S 1', 'opening L 3'])
  })

  test('costs from the lowest price, whichever size has it', async () => {
    const product = await sized([
      { size: 'S', quantity: 1, price: 900 },
      { size: 'M', quantity: 1, price: 1100 },
    ])
    expect(product).toMatchObject({ price: 900, variants: [{ price: 900 }, { price: 1100 }] })
    const { body } = await update(product, { price: '950' })
    expect(body.product).toMatchObject({ price: 950, variants: [{ price: 950 }, { price: 1100 }] })
    expect((await update(product, { mrp: '1000' })).body.errors).toMatchObject([{ field: 'price' }])
  })

  test('keeps sold what was sold while its sizes were counted', async () => {
    const product = await sized([
      { size: 'S', quantity: 5 },
      { size: 'M', quantity: 5 },
    ])
    await buy(people.meera, product, 'M', 2)
    await update(product, {
      offers: [
        { size: 'S', quantity: 5, quantityWas: 5 },
        { size: 'M', quantity: 9, quantityWas: 5 },
      ],
    })
    expect(await piecesOf(product)).toEqual({ S: 5, M: 7 })
    expect((await read(product)).quantity).toBe(12)
  })

  test('has no number for all sizes, but may be told the one it has', async () => {
    const product = await sized([
      { size: 'S', quantity: 2 },
      { size: 'M', quantity: 3 },
    ])
    expect((await update(product, { quantity: '9' })).body.errors).toMatchObject([{ field: 'quantity' }])
    expect((await update(product, { quantity: '5', name: 'Told again' })).status).toBe(200)
    expect(await piecesOf(product)).toEqual({ S: 2, M: 3 })
  })

  test('becomes one with a number for all and back: nothing is lost, each change is a line', async () => {
    const product = await sized([
      { size: 'S', quantity: 2 },
      { size: 'M', quantity: 3, sku: 'SK-M' },
    ])
    await update(product, { offers: [] })
    expect(await read(product)).toMatchObject({
      quantity: 5,
      sizes: ['S', 'M'],
      variants: [{ size: '', quantity: 5 }],
    })
    const counted = [
      { size: 'S', quantity: 1 },
      { size: 'M', quantity: 3 },
      { size: 'L', quantity: 1 },
    ]
    await update(product, { offers: counted })
    expect(await read(product)).toMatchObject({
      quantity: 5,
      sizes: ['S', 'M', 'L'],
      variants: [{ size: 'S' }, { size: 'M' }, { size: 'L' }],
    })
    const lines = [
      ...['opening S 2', 'opening M 3'],
      ...['correction S -2', 'correction M -3', 'correction all 5'],
      ...['correction all -5', 'correction S 1', 'correction M 3', 'correction L 1'],
    ]
    expect((await ledgerOf(product)).toSorted()).toEqual(lines.toSorted())
  })

  test('is not counted by size while it is sold: nobody knows which size went', async () => {
    const product = await addProduct(shop, {
      name: 'Sold meanwhile',
      quantity: 7,
      enableSize: true,
      sizes: ['S', 'M'],
    })
    await buy(people.meera, { _id: product.id }, 'S', 2)
    const fields = {
      quantity: '7',
      quantityWas: '7',
      offers: [
        { size: 'S', quantity: 3 },
        { size: 'M', quantity: 4 },
      ],
    }
    const { status, body } = await update({ _id: product.id }, fields)
    expect([status, body.errors]).toMatchObject([
      422,
      [{ field: 'quantity', message: expect.stringContaining('sold while') }],
    ])
    expect(await piecesOf({ _id: product.id })).toEqual({ '': 5 })
  })

  test('takes and drops sizes by their names alone', async () => {
    const product = await sized([
      { size: 'S', quantity: 2 },
      { size: 'M', quantity: 3 },
    ])
    await update(product, { sizes: 'M' })
    expect(await piecesOf(product)).toEqual({ M: 3 })
    expect((await read(product)).quantity).toBe(3)
  })
})

describe('in the bag', () => {
  test('each size has its own pieces and price, and what is refused names it', async () => {
    const [ravi] = await crowd(shop, 1)
    if (!ravi) throw new Error('nobody')
    const product = await sized([
      { size: 'S', quantity: 0 },
      { size: 'M', quantity: 1 },
      { size: 'L', quantity: 9, price: 1200 },
    ])
    expect((await add(ravi, product, { size: 'S' })).body.message).toBe(
      `${product.name} is out of stock in size S.`,
    )
    expect((await add(ravi, product, { size: 'M' })).status).toBe(201)
    expect((await add(ravi, product, { size: 'M' })).body.message).toBe(
      `Only 1 of size M left of ${product.name}.`,
    )
    const { body } = await add(ravi, product, { size: 'L', quantity: 2 })
    expect(body.currentCart).toMatchObject({
      grandTotal: 3400,
      items: [
        { size: 'M', product: { price: 1000, quantity: 1, ownSize: 'M' } },
        { size: 'L', product: { price: 1200, quantity: 9, ownSize: 'L' } },
      ],
    })
    const { order } = (await placeBag(shop, ravi, body.currentCart._id)).body
    expect(order.items.map(({ size, product: { price } }: Json) => [size, price])).toEqual([
      ['M', 1000],
      ['L', 1200],
    ])
    expect(await piecesOf(product)).toEqual({ S: 0, M: 0, L: 7 })
  })

  test('a size that was sold by then is named at the checkout, and nothing is taken', async () => {
    const [one, other] = await crowd(shop, 2)
    if (!one || !other) throw new Error('nobody')
    const product = await sized([
      { size: 'S', quantity: 5 },
      { size: 'M', quantity: 1 },
    ])
    const wanted = { id: product._id }
    const bag = await fillBag(shop, one, { product: wanted, size: 'S' }, { product: wanted, size: 'M' })
    await buy(other, product, 'M')
    const { status, body } = await placeBag(shop, one, bag._id)
    expect([status, body.message]).toEqual([409, `${product.name} is out of stock in size M.`])
    expect(await piecesOf(product)).toEqual({ S: 5, M: 0 })
  })
})

describe('pieces of a cancelled order', () => {
  test('go back to their size, also when it is not offered any more', async () => {
    const product = await sized([
      { size: 'S', quantity: 2 },
      { size: 'M', quantity: 2 },
    ])
    const order = await buy(people.meera, product, 'M')
    await update(product, { offers: [{ size: 'S' }] })
    await cancel(order)
    expect(await read(product)).toMatchObject({ quantity: 2, variants: [{ size: 'S', quantity: 2 }] })
    await update(product, { offers: [{ size: 'M', quantity: 3 }] })
    expect(await read(product)).toMatchObject({ quantity: 3, variants: [{ size: 'M', quantity: 3 }] })
    expect((await ledgerOf(product)).slice(-3)).toEqual([
      'cancellation M 1',
      'correction M 2',
      'correction S -2',
    ])
  })

  test('go to the number of all sizes, or to their size, as the product counts now', async () => {
    const product = await sized([
      { size: 'S', quantity: 2 },
      { size: 'M', quantity: 2 },
    ])
    const order = await buy(people.meera, product, 'M')
    await update(product, { offers: [] })
    await cancel(order)
    expect(await piecesOf(product)).toEqual({ '': 4 })
    const again = await buy(people.meera, product, 'S')
    await update(product, {
      offers: [
        { size: 'S', quantity: 1 },
        { size: 'M', quantity: 2 },
      ],
    })
    await cancel(again)
    expect(await piecesOf(product)).toEqual({ S: 2, M: 2 })
  })
})

test('races over two sizes of one product, in two processes: each size is sold to its last piece and no further', async () => {
  const { databaseUrl = '' } = shop.services.config
  const beside = await openProcess(databaseUrl, { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  try {
    const product = await sized([
      { size: 'S', quantity: 4 },
      { size: 'M', quantity: 7 },
    ])
    const buyers = await crowd(shop, 30)
    const bags = await Promise.all(
      buyers.map((as, at) => {
        const lines = [['S'], ['M'], ['S', 'M'], ['M', 'S']][at % 4] ?? []
        return fillBag(shop, as, ...lines.map((size) => ({ product: { id: product._id }, size })))
      }),
    )
    const answers = await Promise.all(
      buyers.map((as, at) => placeBag(at % 2 ? shop : beside, as, bags[at]._id)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const sold = answers.flatMap(({ status, body }) => (status === 201 ? body.order.items : []))
    const ofSize = (wanted: string) => sold.filter(({ size }: Json) => size === wanted).length
    const left = await piecesOf(product)
    expect([ofSize('S') + left.S, ofSize('M') + left.M]).toEqual([4, 7])
    // Whoever wanted one size alone got it as long as there was one.
    expect(left.S * left.M).toBe(0)
  } finally {
    await beside.close()
  }
})
