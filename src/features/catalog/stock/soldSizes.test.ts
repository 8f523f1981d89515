/** Products that count each size by itself: how they are put into bags, sold and cancelled. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crowd, fillBag, placeBag } from '../../../../test/fixtures/orders.ts'
import { type Json, openProcess, type TestShop } from '../../../../test/fixtures/shop.ts'
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

const add = (as: Json, product: Json, json: Json) =>
  shop.call('POST', `/api/cart/add/${product._id}`, { as, json })
const cancel = (order: Json) =>
  shop.call('POST', `/api/admin/order/status/${order._id}`, {
    as: people.adminAsha,
    json: { status: 'cancelled' },
  })

describe('in the bag', () => {
  test('each size has its own pieces and price, and what is refused names it', async () => {
    const [ravi] = await crowd(shop, 1)
    if (!ravi) throw new Error('nobody')
    const product = await suits.sized([
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
    expect(await suits.piecesOf(product)).toEqual({ S: 0, M: 0, L: 7 })
  })

  test('a size that was sold by then is named at the checkout, and nothing is taken', async () => {
    const [one, other] = await crowd(shop, 2)
    if (!one || !other) throw new Error('nobody')
    const product = await suits.sized([
      { size: 'S', quantity: 5 },
      { size: 'M', quantity: 1 },
    ])
    const wanted = { id: product._id }
    const bag = await fillBag(shop, one, { product: wanted, size: 'S' }, { product: wanted, size: 'M' })
    await suits.buy(other, product, 'M')
    const { status, body } = await placeBag(shop, one, bag._id)
    expect([status, body.message]).toEqual([409, `${product.name} is out of stock in size M.`])
    expect(await suits.piecesOf(product)).toEqual({ S: 5, M: 0 })
  })
})

describe('pieces of a cancelled order', () => {
  test('go back to their size, also when it is not offered any more', async () => {
    const product = await suits.sized([
      { size: 'S', quantity: 2 },
      { size: 'M', quantity: 2 },
    ])
    const order = await suits.buy(people.meera, product, 'M')
    await suits.update(product, { offers: [{ size: 'S' }] })
    await cancel(order)
    expect(await suits.read(product)).toMatchObject({ quantity: 2, variants: [{ size: 'S', quantity: 2 }] })
    await suits.update(product, { offers: [{ size: 'M', quantity: 3 }] })
    expect(await suits.read(product)).toMatchObject({ quantity: 3, variants: [{ size: 'M', quantity: 3 }] })
    expect((await suits.ledgerOf(product)).slice(-3)).toEqual([
      'cancellation M 1',
      'correction M 2',
      'correction S -2',
    ])
  })

  test('go to the number of all sizes, or to their size, as the product counts now', async () => {
    const product = await suits.sized([
      { size: 'S', quantity: 2 },
      { size: 'M', quantity: 2 },
    ])
    const order = await suits.buy(people.meera, product, 'M')
    await suits.update(product, { offers: [] })
    await cancel(order)
    expect(await suits.piecesOf(product)).toEqual({ '': 4 })
    const again = await suits.buy(people.meera, product, 'S')
    await suits.update(product, {
      offers: [
        { size: 'S', quantity: 1 },
        { size: 'M', quantity: 2 },
      ],
    })
    await cancel(again)
    expect(await suits.piecesOf(product)).toEqual({ S: 2, M: 2 })
  })
})

test('races over two sizes of one product, in two processes: each size is sold to its last piece and no further', async () => {
  const { databaseUrl = '' } = shop.services.config
  const beside = await openProcess(databaseUrl, { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  try {
    const product = await suits.sized([
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
    const left = await suits.piecesOf(product)
    expect([ofSize('S') + left.S, ofSize('M') + left.M]).toEqual([4, 7])
    // Whoever wanted one size alone got it as long as there was one.
    expect(left.S * left.M).toBe(0)
  } finally {
    await beside.close()
  }
})
