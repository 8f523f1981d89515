/** Promise 7: the order is written, the answer never arrives, and the customer presses the button again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import { addProduct } from '../fixtures/goods.ts'
import { type Listening, listen } from '../fixtures/listening.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { byStatus } from './answers.ts'
import { booksOf, complaints } from './books.ts'
import { buyersOf } from './buyers.ts'
import { placeAt } from './placing.ts'
import { scaled, timeoutMs } from './scale.ts'
import { openWire, type Wire } from './wire.ts'

let shop: TestShop
let server: Listening
let wire: Wire

beforeAll(async () => {
  shop = await openTestShop()
  server = await listen(shop)
  wire = await openWire(server.port)
})
afterAll(async () => {
  await wire.close()
  await server.close()
  await shop.close()
})

test('a customer whose answer was lost finds the one order', { timeout: timeoutMs }, async () => {
  const { db } = shop.services
  const size = scaled(30, 500)
  const product = await addProduct(shop, { name: 'Ordered in a Tunnel', quantity: size * 2 })
  const buyers = await buyersOf(db, size, { productId: product.id })
  const through = `http://127.0.0.1:${wire.port}`

  wire.losesAnswers = true
  const first = await Promise.allSettled(buyers.map((buyer) => placeAt(through, buyer)))
  expect(first.filter(({ status }) => status === 'fulfilled')).toEqual([])
  expect(wire.lost).toBe(size)
  expect(await db.$count(orders)).toBe(size)

  wire.losesAnswers = false
  const second = await Promise.all(buyers.map((buyer) => placeAt(through, buyer)))
  expect(byStatus(second)).toEqual({ 200: size })
  expect(new Set(second.map(({ body }) => body.order._id)).size).toBe(size)
  expect(second.map(({ body }) => body.order.cartId)).toEqual(buyers.map(({ cartId }) => cartId))
  expect(await booksOf(db)).toEqual([{ id: product.id, left: size, sold: size }])
  expect(await complaints(db)).toEqual([])
})
