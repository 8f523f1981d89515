import { afterAll, describe, expect, test } from 'vitest'
import { stockOf } from '../../../test/fixtures/goods.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import { eventsOf, fillBag, parcel, placeBag } from '../../../test/fixtures/orders.ts'
import type { Person } from '../../../test/fixtures/shop.ts'

const orderShop = await openOrderShop()
const { shop, other, people, either, newProduct, orderOfThree, step, cancel, seen } = orderShop
afterAll(orderShop.close)

describe('cancelling', () => {
  test('gives all pieces of all sizes back, once, however often and from wherever it is asked', async () => {
    const product = await newProduct({ quantity: 10 })
    const order = await orderOfThree(product)
    expect(await stockOf(shop, product)).toBe(7)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        cancel(order, at % 3 ? people.meera : people.adminAsha, either(at)),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers[0]?.body).toMatchObject({ status: 'cancelled' })
    expect(await stockOf(shop, product)).toBe(10)
    expect(eventsOf(await seen(order, people.meera))).toEqual(['placed', 'cancelled'])
    expect(await mailsAbout(shop, order._id)).toEqual(['order.placed', 'order.cancelled'])
  })

  test('is over for the customer once packed, for admins once shipped', async () => {
    const { meera, adminAsha } = people
    const product = await newProduct({ quantity: 10 })
    const order = await orderOfThree(product)
    await step(order, { status: 'packed' })
    expect(await cancel(order, meera)).toMatchObject({
      status: 409,
      body: { code: 'wrong_step', message: expect.stringContaining('already packed') },
    })
    const shipped = await orderOfThree(product)
    await step(shipped, { status: 'packed' })
    await step(shipped, { ...parcel, unpaidReason: 'Pays on Monday' })
    expect((await cancel(shipped, adminAsha)).status).toBe(409)
    expect(await stockOf(shop, product)).toBe(4)
    expect((await step(order, { status: 'cancelled' })).status).toBe(200)
    expect(await stockOf(shop, product)).toBe(7)
  })

  test('against packing: one of the two happens, and stock fits to it', async () => {
    const product = await newProduct()
    const orders = []
    for (let at = 0; at < 8; at += 1) orders.push(await orderOfThree(product))
    const outcomes = await Promise.all(
      orders.map(async (order, at) => {
        const [cancelled, packed] = await Promise.all([
          cancel(order, people.meera, either(at)),
          step(order, { status: 'packed' }, either(at + 1)),
        ])
        expect([cancelled.status, packed.status].sort()).toEqual([200, 409])
        return cancelled.status === 200
      }),
    )
    const standing = outcomes.filter((cancelled) => !cancelled).length
    expect(await stockOf(shop, product)).toBe(100 - 3 * standing)
  })

  test('against other orders of the same goods in opposite order: nobody waits for ever', async () => {
    const [one, two] = [await newProduct({ quantity: 50 }), await newProduct({ quantity: 50 })]
    const { meera, ravi } = people
    const bag = async (as: Person, goods: { id: string }[]) =>
      fillBag(shop, as, ...goods.map((product) => ({ product, size: 'M' })))
    const placed = (await placeBag(shop, meera, (await bag(meera, [one, two]))._id)).body.order
    const [mine, his] = [await bag(meera, [two, one]), await bag(ravi, [one, two])]
    const answers = await Promise.all([
      cancel(placed, meera),
      placeBag(other, meera, mine._id),
      placeBag(shop, ravi, his._id),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 201])
    expect([await stockOf(shop, one), await stockOf(shop, two)]).toEqual([48, 48])
  })

  test('every process hears of the stock that came back', async () => {
    const product = await newProduct()
    const order = await orderOfThree(product)
    const received: string[] = []
    other.services.databaseNotices.on('stock', (payload) => received.push(payload))
    await cancel(order, people.meera)
    await expect.poll(() => received).toContain(product.id)
  })
})
