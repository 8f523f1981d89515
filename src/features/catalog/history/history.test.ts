import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { orderOf } from '../../../../test/fixtures/orders.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const history = (id: string, query = '') =>
  shop.call('GET', `/api/admin/product/stock/${id}${query}`, { as: people.adminAsha })
const correct = (id: string, json: object) =>
  shop.call('POST', `/api/admin/product/stock/${id}`, { as: people.adminAsha, json })

test('every movement is told with cause, order, who, why and what was left, newest first and page by page', async () => {
  const product = await addProduct(shop, { name: 'Told Saree', quantity: 5 })
  const order = await orderOf(shop, people.meera, product)
  expect(await correct(product.id, { pieces: '−2', note: ' Moths ' })).toMatchObject({ status: 200 })
  const { body, headers } = await history(product.id)
  expect(body).toMatchObject([
    {
      pieces: -2,
      balance: 2,
      cause: 'correction',
      actor: 'Asha Verma',
      note: 'Moths',
      order: null,
      size: '',
    },
    { pieces: -1, balance: 4, cause: 'sale', order: order._id, actor: '' },
    { pieces: 5, balance: 5, cause: 'opening' },
  ])
  expect(headers.get('x-total-count')).toBe('3')
  expect((await history(product.id, '?limit=1&page=2')).body).toMatchObject([{ cause: 'sale', balance: 4 }])
  expect((await shop.call('GET', `/api/product/${product.id}`)).body.quantity).toBe(2)
})

test('a correction of a size moves that size alone', async () => {
  const { id } = await addProduct(shop, { name: 'Sized Kurta' })
  const form = new FormData()
  form.set(
    'offers',
    JSON.stringify([
      { size: 'S', quantity: 1 },
      { size: 'M', quantity: 2 },
    ]),
  )
  await shop.call('POST', `/api/admin/product/update/${id}`, { as: people.adminAsha, form })
  await correct(id, { size: 'M', pieces: '1', note: 'Found one' })
  const { body } = await shop.call('GET', `/api/product/${id}`, { as: people.adminAsha })
  expect(body).toMatchObject({ quantity: 4, offers: [{ quantity: 1 }, { quantity: 3 }] })
  expect((await history(id)).body[0]).toMatchObject({ size: 'M', pieces: 1, balance: 3 })
})

test.each([
  [{ pieces: '-4', note: 'x' }, 'pieces', 'There are only 3.'],
  [{ pieces: '0', note: 'x' }, 'pieces', 'Nothing would change.'],
  [{ pieces: '1.5', note: 'x' }, 'pieces', 'A whole number.'],
  [{ pieces: 'two', note: 'x' }, 'pieces', 'A number of pieces such as -2.'],
  [{ pieces: '1', note: ' ' }, 'note', 'Say why.'],
  [{ pieces: '1', note: 'x', size: 'M' }, 'size', 'This size is not counted by itself.'],
])('what cannot be is refused at its field: %o', async (json, field, message) => {
  const { id } = await addProduct(shop, { name: `Refused ${JSON.stringify(json)}`, quantity: 3 })
  const { status, body } = await correct(id, json)
  expect([status, body.errors]).toEqual([422, [{ field, message }]])
  expect((await history(id)).body).toHaveLength(1)
})
