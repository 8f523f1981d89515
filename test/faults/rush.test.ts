/** Promises 1 to 3 of the stock: many buyers at once, over two processes' worth of pools and memory. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { addProduct } from '../fixtures/goods.ts'
import { placeBag } from '../fixtures/orders.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { byStatus } from './answers.ts'
import { booksOf, complaints } from './books.ts'
import { type Buyer, buyersFor, buyersOf } from './buyers.ts'
import { print, scaled, seed, timeoutMs } from './scale.ts'

let shop: TestShop
let other: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  other = await shop.anotherProcess()
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
beforeEach(() => shop.services.db.delete(products))

const either = (at: number) => (at % 2 === 0 ? shop : other)
const placeAll = (buyers: readonly Buyer[]) =>
  Promise.all(buyers.map((buyer, at) => placeBag(either(at), buyer, buyer.cartId)))

describe('many want the last pieces', () => {
  const [buyers, stock] = [scaled(120, 1_000), scaled(8, 50)]
  const rounds = Array.from({ length: scaled(3, 30) }, (_, at) => at + 1)

  test.each(rounds)(`${buyers} buyers, ${stock} pieces, round %i`, { timeout: timeoutMs }, async () => {
    const product = await addProduct(shop, { name: 'Wanted by All', quantity: stock })
    const crowd = await buyersOf(shop.services.db, buyers, { productId: product.id })
    const answers = await placeAll(crowd)
    expect(byStatus(answers)).toEqual({ 201: stock, 409: buyers - stock })
    expect(await booksOf(shop.services.db)).toEqual([{ id: product.id, left: 0, sold: stock }])
    expect(await complaints(shop.services.db)).toEqual([])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'out_of_stock', message: 'Wanted by All is out of stock.' })
  })
})

test('two sizes are summed before they are checked', { timeout: timeoutMs }, async () => {
  const product = await addProduct(shop, {
    name: 'Kurta of Two Sizes',
    quantity: 21,
    enableSize: true,
    sizes: ['M', 'L'],
  })
  const bag = [
    { productId: product.id, size: 'M', quantity: 1 },
    { productId: product.id, size: 'L', quantity: 2 },
  ]
  const answers = await placeAll(await buyersOf(shop.services.db, scaled(30, 300), ...bag))
  expect(byStatus(answers)).toEqual({ 201: 7, 409: scaled(23, 293) })
  expect(await booksOf(shop.services.db)).toEqual([{ id: product.id, left: 0, sold: 21 }])
})

test('bags of many goods in any order neither block each other nor lose a piece', {
  timeout: timeoutMs,
}, async () => {
  const size = scaled(60, 500)
  const stock = Math.ceil(size / 3)
  const goods = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      addProduct(shop, {
        name: `Piece ${at}`,
        // Half of them run out on the way.
        quantity: at % 2 ? stock : size * 4,
        ...(at < 2 ? { enableSize: true, sizes: ['M', 'L'] } : {}),
      }),
    ),
  )
  const wanted = goods.flatMap(({ id: productId, sizes }) =>
    sizes.length === 0 ? [{ productId }] : sizes.map((size) => ({ productId, size })),
  )
  print(`bags in random order: SEED=${seed}`)
  const bags = fc.sample(fc.shuffledSubarray(wanted, { minLength: 2 }), { seed, numRuns: size })
  const answers = await placeAll(await buyersFor(shop.services.db, bags))
  const counts = byStatus(answers)
  expect((counts[201] ?? 0) + (counts[409] ?? 0)).toBe(size)
  expect(counts[201]).toBeGreaterThanOrEqual(1)
  const books = await booksOf(shop.services.db)
  expect(books.map(({ left, sold }) => left + sold)).toEqual(goods.map(({ quantity }) => quantity))
  const sold = answers.flatMap(({ status, body }) => (status === 201 ? body.order.items : []))
  const delivered = Map.groupBy(sold, ({ product }) => product._id)
  expect(books.map((book) => delivered.get(book.id)?.length ?? 0)).toEqual(books.map((book) => book.sold))
  expect(await complaints(shop.services.db)).toEqual([])
})

test('the same cart 100 times at once is one order, and every answer names it', {
  timeout: timeoutMs,
}, async () => {
  for (let round = 0; round < scaled(2, 50); round += 1) {
    const product = await addProduct(shop, { name: `Pressed a Hundred Times ${round}`, quantity: 20 })
    const [buyer] = await buyersOf(shop.services.db, 1, { productId: product.id, quantity: 2 })
    if (!buyer) throw new Error('There is no buyer')
    const answers = await placeAll(Array.from({ length: 100 }, () => buyer))
    expect(byStatus(answers)).toEqual({ 201: 1, 200: 99 })
    expect(new Set(answers.map(({ body }) => body.order._id)).size).toBe(1)
    expect(await booksOf(shop.services.db)).toContainEqual({ id: product.id, left: 18, sold: 2 })
  }
  expect(await complaints(shop.services.db)).toEqual([])
})
