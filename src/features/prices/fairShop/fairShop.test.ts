import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { fillBag, placeBag } from '../../../../test/fixtures/orders.ts'
import { type KnownPerson, signUp } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'

let shop: TestShop
let meera: KnownPerson
beforeAll(async () => {
  shop = await openTestShop()
  meera = await signUp(shop, 'Meera Iyer')
})
afterAll(() => shop.close())

test('what a piece is said to cost first is all that the order asks for in the end', async () => {
  const { id } = await addProduct(shop, { name: 'Honest Saree', pricePaise: 1_299_950 })
  const { price } = (await shop.call('GET', `/api/product/${id}`)).body
  const bag = await fillBag(shop, meera, { product: { id }, quantity: 2 })
  expect(bag).toMatchObject({ subTotal: 2 * price, tax: 0, grandTotal: 2 * price })
  const { order } = (await placeBag(shop, meera, bag._id)).body
  expect(order).toMatchObject({ grandTotal: 2 * price, tax: 0, paymentId: { amount: 2 * price } })
  // Nothing but the goods is on it.
  expect(order.items).toHaveLength(1)
  expect(order.services ?? []).toEqual([])
})

test('a list stands in the order that it says, and pages load nothing of others', async () => {
  const prices = [700, 300, 900, 500, 100]
  const goods = await Promise.all(
    prices.map((price) => addProduct(shop, { name: `Listed ${price}`, pricePaise: price * 100 })),
  )
  await shop.services.catalog.changed({ products: goods.map(({ id }) => id) })
  const { body, headers } = await shop.call('GET', '/api/admin/product?q=listed&sort=lowToHigh&limit=48')
  expect(body.map(({ price }: { price: number }) => price)).toEqual([100, 300, 500, 700, 900])
  // An advertisement is a script or a frame of somebody else's server; pictures alone may come from where the shop put them.
  const policy = (headers.get('content-security-policy') ?? '').replace(/img-src[^;]*;/, '')
  for (const loaded of ['script', 'frame', 'connect']) expect(policy).toContain(`${loaded}-src 'self'`)
  expect(policy).not.toMatch(/https?:|\*/)
})
