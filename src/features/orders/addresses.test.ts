import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { billing, orderOf } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a customer is offered the last five addresses of the own orders, each once, the latest first', async () => {
  const { meera, ravi, visitor } = await cast(shop)
  const product = await addProduct(shop, { name: 'Sent Around', quantity: 100 })
  const addresses = async (as: object) => shop.call('GET', '/api/order/addresses', { as })
  expect((await addresses(visitor)).status).toBe(401)
  expect((await addresses(meera)).body).toEqual([])
  for (const city of ['Agra', 'Bhopal', 'Cuttack', 'Delhi', 'Erode', 'Faridabad']) {
    await orderOf(shop, meera, product, { city })
  }
  await orderOf(shop, meera, product, { city: 'Cuttack', payment: 'cod' })
  await orderOf(shop, ravi, product, { city: 'Goa' })
  const mine = await addresses(meera)
  expect(mine.body.map(({ city }: { city: string }) => city)).toEqual([
    'Cuttack',
    'Faridabad',
    'Erode',
    'Delhi',
    'Bhopal',
  ])
  const { payment: _, ...address } = billing
  expect(mine.body[0]).toEqual({ ...address, city: 'Cuttack', companyName: '' })
  expect((await addresses(ravi)).body).toMatchObject([{ city: 'Goa' }])
})
