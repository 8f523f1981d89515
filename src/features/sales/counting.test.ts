import { isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carts } from '#/features/cart/cart.tables.ts'
import { orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { changeSettings } from '#/features/shop/shop.store.ts'
import { newId } from '#/platform/db/ids.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { fillBag, placeBag } from '../../../test/fixtures/orders.ts'
import { cast, signUp } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { recount } from './counting.store.ts'
import { type Figures, noFigures } from './figures.rules.ts'
import { readBestSellers, readDays } from './sales.store.ts'
import { salesDays, salesMarks } from './sales.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: { id: string }[]
const always = { from: '2000-01-01', to: '2100-01-01' }

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  // Without it nothing is shipped: the parcel needs its invoice.
  await changeSettings(shop.services.db, { gstin: '09ABCDE1234F1Z5' })
  goods = []
  for (const name of ['One', 'Two', 'Three']) {
    goods.push(await addProduct(shop, { name, quantity: 100_000, pricePaise: 10_050 + goods.length }))
  }
})
afterAll(() => shop.close())

/** The figures of every day, told from the rows of orders, payments and bags alone. */
async function fromScratch() {
  const { db } = shop.services
  const [orderRows, lines, money, back, bags] = [
    await db.select().from(orders),
    await db.select().from(orderItems),
    await db.select().from(payments),
    await db.select().from(refunds),
    await db.select().from(carts),
  ]
  const days = new Map<string, Figures>()
  const add = (at: Date, fields: Partial<Figures>) => {
    const day = days.get(indiaDay(at)) ?? noFigures
    const sums = Object.entries(day).map(([name, value]) => [
      name,
      value + (fields[name as keyof Figures] ?? 0),
    ])
    days.set(indiaDay(at), Object.fromEntries(sums))
  }
  const products = new Map<string, { pieces: number; paise: number }>()
  const byId = new Map(orderRows.map((order) => [order.id, order]))
  const stands = (id: string) =>
    !['cancelled', 'returned', 'undelivered'].includes(byId.get(id)?.status ?? 'cancelled')
  for (const { id, createdAt } of orderRows) add(createdAt, { orders: 1, undone: stands(id) ? 0 : 1 })
  for (const { orderId, productId, pricePaise, ...line } of lines) {
    const quantity = line.quantity - line.returned
    if (!stands(orderId)) continue
    add(byId.get(orderId)?.createdAt ?? new Date(0), { pieces: quantity })
    const { pieces, paise } = products.get(productId) ?? { pieces: 0, paise: 0 }
    products.set(productId, { pieces: pieces + quantity, paise: paise + quantity * pricePaise })
  }
  for (const { status, completedAt, amountPaise } of money) {
    if (status === 'Completed' && completedAt) add(completedAt, { payments: 1, takingsPaise: amountPaise })
  }
  for (const { state, sentAt, amountPaise } of back) {
    if (state === 'sent' && sentAt) add(sentAt, { takingsPaise: -amountPaise, refundedPaise: amountPaise })
  }
  for (const { status, createdAt } of bags)
    add(createdAt, { bags: 1, bagsOrdered: status === 'ordered' ? 1 : 0 })
  return { days: Object.fromEntries(days), products: Object.fromEntries(products) }
}

async function read() {
  const { db } = shop.services
  const rows = await readDays(db, always)
  const happened = rows.filter(({ key: _, ...figures }) =>
    Object.values(figures).some((value) => value !== 0),
  )
  const sold = await readBestSellers(db, always, 100)
  return {
    days: Object.fromEntries(happened.map(({ key, ...figures }) => [key, figures])),
    products: Object.fromEntries(sold.map(({ id, pieces, paise }) => [id, { pieces, paise }])),
  }
}

const post = (path: string, json?: Json) =>
  shop.call('POST', path, { as: people.adminAsha, ...(json === undefined ? {} : { json }) })

const placed: Json[] = []

async function place(product: number, quantity: number, payment: string) {
  const { id = '' } = goods[product] ?? {}
  const cart = await fillBag(shop, people.meera, { product: { id }, quantity })
  const { status, body } = await placeBag(shop, people.meera, cart._id, { payment })
  expect(status).toBe(201)
  placed.push(body.order)
}

/** What the admin area does with an order; most of it is refused for most orders, which must change no figure either. */
const deeds: Record<string, (order: Json) => Promise<unknown>> = {
  approve: ({ paymentId }) => post(`/api/admin/order/secure-payment/${paymentId._id}`),
  collect: ({ paymentId }) => post(`/api/admin/order/cash-collected/${paymentId._id}`),
  async undo({ _id }) {
    const { body } = await shop.call('GET', `/api/order/${_id}`, { as: people.adminAsha })
    const { _id: paymentId, undo } = body.paymentId
    if (undo) await post(`/api/admin/order/undo-payment/${paymentId}`, { event: undo.event })
  },
  cancel: ({ _id }) => shop.call('POST', `/api/order/${_id}/cancel`, { as: people.meera }),
  ...Object.fromEntries(
    ['packed', 'shipped', 'delivered', 'returned', 'cancelled'].map((status) => [
      status,
      ({ _id }: Json) =>
        post(`/api/admin/order/status/${_id}`, {
          status,
          carrier: 'Delhivery',
          trackingNumber: 'DL1',
          unpaidReason: 'A customer of many years',
        }),
    ]),
  ),
  giveBackOne: ({ _id, items }) =>
    post(`/api/admin/order/return/${_id}`, {
      requestId: newId(),
      lines: [{ item: items[0]._id, pieces: 1, restock: 0 }],
    }),
  cancelOne: ({ _id, items }) =>
    post(`/api/order/${_id}/cancel-items`, {
      requestId: newId(),
      lines: [{ item: items[0]._id, pieces: 1 }],
    }),
  refuse: ({ _id }) => post(`/api/admin/order/status/${_id}`, { status: 'undelivered', outcome: 'refused' }),
  owe: ({ _id }) => post(`/api/admin/order/refund/${_id}`, { requestId: newId(), amount: 20.5 }),
  async send({ _id }) {
    const { body } = await shop.call('GET', `/api/order/${_id}`, { as: people.adminAsha })
    const due = body.refunds.find(({ state }: Json) => state === 'due')
    if (due)
      await post(`/api/admin/refund/send/${due._id}`, { kind: 'cash', amount: Math.min(due.amount, 60) })
  },
  /** What was sent to a card comes back. */
  fail: ({ _id }) =>
    shop.services.db.execute(sql`
      update refunds set state = 'failed', failed_at = now() where order_id = ${_id} and state = 'sent' and kind = 'razorpay'`),
  sendByCard: ({ _id }) =>
    shop.services.db.execute(sql`
      insert into refunds (id, order_id, kind, amount_paise, state, sent_at)
      select gen_random_uuid(), order_id, 'razorpay', 500, 'sent', now() from payments
      where order_id = ${_id} and status = 'Completed'
        and amount_paise >= 500 + (select coalesce(sum(amount_paise), 0) from refunds
          where order_id = ${_id} and state <> 'failed')`),
  /** Until it came back, and its money went back. */
  async wholeLife(order) {
    for (const step of ['approve', 'packed', 'shipped', 'delivered', 'collect', 'returned', 'send'])
      await deeds[step]?.(order)
  },
  /** As if it had been placed two days earlier and paid one. */
  async age({ _id, cartId }) {
    const { db } = shop.services
    await db.execute(sql`update orders set created_at = created_at - interval '2 days' where id = ${_id}`)
    await db.execute(
      sql`update payments set completed_at = completed_at - interval '1 day' where order_id = ${_id}`,
    )
    await db.execute(sql`update carts set created_at = created_at - interval '50 hours' where id = ${cartId}`)
  },
}

type Command =
  | { readonly kind: 'place'; readonly product: number; readonly quantity: number; readonly payment: string }
  | { readonly kind: 'deed'; readonly deed: string; readonly order: number }
  | { readonly kind: 'count' }

const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    kind: fc.constant('place' as const),
    product: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 4 }),
    payment: fc.constantFrom('upi', 'cod'),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('deed' as const),
      deed: fc.constantFrom(...Object.keys(deeds)),
      order: fc.nat(),
    }),
  },
  fc.record({ kind: fc.constant('count' as const) }),
)

async function run(command: Command): Promise<unknown> {
  if (command.kind === 'place') return place(command.product, command.quantity, command.payment)
  if (command.kind === 'count') return recount(shop.services.db)
  const order = placed.at(-1 - (command.order % Math.max(1, Math.min(5, placed.length))))
  return order && deeds[command.deed]?.(order)
}

const placing = (product: number, payment: string): Command => ({
  kind: 'place',
  product,
  quantity: 2,
  payment,
})
const doing = (deed: string): Command => ({ kind: 'deed', deed, order: 0 })

/** Every product sold, money taken and undone, on several days: whatever chance adds, this much has happened. */
const eventfulDays: Command[] = [
  ...[placing(0, 'upi'), doing('approve'), doing('age'), doing('age'), doing('age')],
  ...[placing(1, 'cod'), doing('wholeLife'), doing('age')],
  ...[placing(2, 'upi'), doing('approve'), doing('age'), doing('age')],
  ...[placing(0, 'cod'), doing('cancel'), { kind: 'count' } as const],
  ...[placing(1, 'upi'), doing('approve'), { kind: 'count' } as const, doing('undo')],
]

describe('the figures', () => {
  test('are those of the orders themselves after any sequence of events, counted or not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(commands, { minLength: 4, maxLength: 14 }), async (sequence) => {
        for (const command of sequence) await run(command)
        const expected = await fromScratch()
        expect(await read()).toEqual(expected)
        await recount(shop.services.db)
        expect(await shop.services.db.select().from(salesMarks)).toEqual([])
        expect(await read()).toEqual(expected)
      }),
      { numRuns: 25, examples: [[eventfulDays]] },
    )
    // Otherwise nothing was proven.
    const { days, products } = await fromScratch()
    expect(Object.keys(days).length).toBeGreaterThan(3)
    expect(Object.keys(products)).toHaveLength(3)
    const all = Object.values(days)
    expect(all.some(({ undone }) => undone > 0) && all.some(({ takingsPaise }) => takingsPaise > 0)).toBe(
      true,
    )
    expect(all.some(({ refundedPaise }) => refundedPaise > 0)).toBe(true)
  })

  test.each([
    ['upi', ['approve', 'age', 'packed', 'shipped', 'delivered', 'returned']],
    ['upi', ['approve', 'cancelled', 'send', 'send']],
    ['upi', ['approve', 'age', 'owe', 'send', 'owe', 'cancelled', 'send']],
    ['upi', ['approve', 'sendByCard', 'age', 'fail', 'sendByCard']],
    ['cod', ['packed', 'shipped', 'delivered', 'collect', 'age', 'returned']],
    ['cod', ['age', 'cancel']],
    ['upi', ['approve', 'packed', 'shipped', 'delivered', 'giveBackOne', 'giveBackOne', 'send']],
    ['cod', ['age', 'cancelOne', 'packed', 'shipped', 'refuse']],
  ])('follow every single event of a day that was counted (%s: %j)', async (payment, events) => {
    const { db } = shop.services
    const steps = [() => place(0, 2, payment), ...events.map((event) => () => deeds[event]?.(placed.at(-1)))]
    for (const step of steps) {
      await recount(db)
      await step()
      expect(await read()).toEqual(await fromScratch())
    }
  })

  test('are right while orders are changed and counted at the same time', async () => {
    const other = await shop.anotherProcess()
    try {
      for (let round = 0; round < 6; round += 1) {
        for (const payment of ['upi', 'cod']) await place(round % 3, 1, payment)
        const [one, two] = placed.slice(-2)
        await Promise.all([
          deeds.approve?.(one),
          recount(shop.services.db),
          deeds.collect?.(two),
          recount(other.services.db),
          deeds[round % 2 ? 'cancel' : 'packed']?.(one),
          deeds.owe?.(two).then(() => deeds.send?.(two)),
          recount(shop.services.db),
        ])
        expect(await read()).toEqual(await fromScratch())
      }
    } finally {
      await other.close()
    }
  })

  test('miss no order that is committed after its day was counted', async () => {
    const { db } = shop.services
    await place(0, 1, 'upi')
    const [order] = placed.slice(-1)
    await recount(db)
    await db.transaction(async (tx) => {
      await tx.execute(sql`update orders set status = 'cancelled' where id = ${order._id}`)
      // Counted in between: its mark cannot be seen, so it is not taken.
      await place(1, 1, 'cod')
      expect(await recount(db)).toBeGreaterThan(0)
    })
    expect(await db.select().from(salesMarks)).not.toEqual([])
    expect(await read()).toEqual(await fromScratch())
    await recount(db)
    expect(await read()).toEqual(await fromScratch())
  })

  test('make no order wait: neither for a counting nor for another order', async () => {
    const { db } = shop.services
    await place(0, 1, 'upi')
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${0x73616c65})`)
        await tx.execute(sql`delete from sales_marks`)
        await tx.execute(sql`update ${salesDays} set orders = orders`)
        await place(1, 2, 'cod')
        expect(await recount(db)).toBe(0)
        tx.rollback()
      })
      .catch((error: Error) => expect(error.message).toMatch(/rollback/i))
    expect(await read()).toEqual(await fromScratch())
  })

  test('are counted at once, more days than fit into one transaction', async () => {
    const { db } = shop.services
    await db.execute(sql`update orders set created_at = now() - number % 90 * interval '1 day'`)
    await recount(db)
    expect(await db.select().from(salesMarks)).toEqual([])
    expect((await db.select().from(salesDays)).length).toBeGreaterThan(40)
    expect(await read()).toEqual(await fromScratch())
  })

  test('of days that an older version counted are counted anew, and right until then', async () => {
    const { db } = shop.services
    await recount(db)
    await db.execute(sql`update ${salesDays} set refunded_paise = null, takings_paise = takings_paise + 1`)
    expect(await read()).toEqual(await fromScratch())
    await recount(db)
    expect(await db.select().from(salesDays).where(isNull(salesDays.refundedPaise))).toEqual([])
    expect(await db.select().from(salesMarks)).toEqual([])
    expect(await read()).toEqual(await fromScratch())
  })

  test('lose the bags of those who erase their account', async () => {
    const removedUser = await signUp(shop, 'Leela Leaving')
    await fillBag(shop, removedUser, { product: { id: goods[0]?.id ?? '' } })
    await recount(shop.services.db)
    const erased = await shop.call('POST', '/api/me/erase', {
      as: removedUser,
      json: { password: removedUser.password },
    })
    expect(erased.status).toBe(200)
    expect(await read()).toEqual(await fromScratch())
  })

  test('are counted anew for a day whose pieces come back or on which a bag is begun', async () => {
    const { db } = shop.services
    await place(0, 2, 'cod')
    const { _id } = placed.at(-1)
    const marks = async (change: () => Promise<unknown>) => {
      await recount(db)
      expect(await db.select().from(salesMarks)).toEqual([])
      await change()
      return (await db.select().from(salesMarks)).length
    }
    expect(
      await marks(() => db.execute(sql`update order_items set returned = 1 where order_id = ${_id}`)),
    ).toBe(1)
    const newcomer = await signUp(shop, 'Nila New')
    expect(await marks(() => fillBag(shop, newcomer, { product: { id: goods[0]?.id ?? '' } }))).toBe(1)
    expect(await read()).toEqual(await fromScratch())
  })
})
