import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import { fillBag, parcel, placeBag } from '../../../test/fixtures/orders.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { recount } from './recount.store.ts'

export type Command =
  | { readonly kind: 'place'; readonly product: number; readonly quantity: number; readonly payment: string }
  | { readonly kind: 'deed'; readonly deed: string; readonly order: number }
  | { readonly kind: 'count' }

const placing = (product: number, payment: string): Command => ({
  kind: 'place',
  product,
  quantity: 2,
  payment,
})
const doing = (deed: string): Command => ({ kind: 'deed', deed, order: 0 })

/** Every product sold, money taken and undone, on several days: whatever chance adds, this much has happened. */
export const eventfulDays: Command[] = [
  ...[placing(0, 'upi'), doing('approve'), doing('age'), doing('age'), doing('age')],
  ...[placing(1, 'cod'), doing('wholeLife'), doing('age')],
  ...[placing(2, 'upi'), doing('approve'), doing('age'), doing('age')],
  ...[placing(0, 'cod'), doing('cancel'), { kind: 'count' } as const],
  ...[placing(1, 'upi'), doing('approve'), { kind: 'count' } as const, doing('undo')],
]

/** A shop whose orders live through anything, one thing after the other. */
export async function openEventfulShop() {
  const orderShop = await openOrderShop()
  const { shop, people, post, approve, step, cancel, owe, seen } = orderShop
  // Without it nothing is shipped: the parcel needs its invoice.
  await changeSettings(shop, { gstin: '09ABCDE1234F1Z5' })
  const goods: { id: string }[] = []
  for (const name of ['One', 'Two', 'Three']) {
    goods.push(await addProduct(shop, { name, quantity: 100_000, pricePaise: 10_050 + goods.length }))
  }

  const placed: Json[] = []

  /** As if offers had taken 1.01 rupees off an order: one more paisa than its pieces can share. */
  const reduce = (orderId: string) =>
    shop.services.db.execute(sql`
      with lines as (update order_items set discount_paise = 101 where order_id = ${orderId}),
        money as (update payments set amount_paise = amount_paise - 101 where order_id = ${orderId})
      update orders set discount_paise = 101, grand_total_paise = grand_total_paise - 101
      where id = ${orderId}`)

  async function place(product: number, quantity: number, payment: string) {
    const { id = '' } = goods[product] ?? {}
    const cart = await fillBag(shop, people.meera, { product: { id }, quantity })
    const { status, body } = await placeBag(shop, people.meera, cart._id, { payment })
    expect(status).toBe(201)
    if (product === 1) await reduce(body.order._id)
    placed.push(body.order)
  }

  /** What the admin area does with an order; most of it is refused for most orders, which must change no figure either. */
  const deeds: Record<string, (order: Json) => Promise<unknown>> = {
    approve,
    collect: ({ paymentId }) => post(`/admin/order/cash-collected/${paymentId._id}`),
    async undo(order) {
      const { _id: paymentId, undo } = (await seen(order)).paymentId
      if (undo) await post(`/admin/order/undo-payment/${paymentId}`, { event: undo.event })
    },
    cancel,
    ...Object.fromEntries(
      ['packed', 'shipped', 'delivered', 'returned', 'cancelled'].map((status) => [
        status,
        (order: Json) => step(order, { ...parcel, status, unpaidReason: 'A customer of many years' }),
      ]),
    ),
    giveBackOne: ({ _id, items }) =>
      post(`/admin/order/return/${_id}`, {
        requestId: newId(),
        lines: [{ item: items[0]._id, pieces: 1, restock: 0 }],
      }),
    cancelOne: ({ _id, items }) =>
      post(`/order/${_id}/cancel-items`, {
        requestId: newId(),
        lines: [{ item: items[0]._id, pieces: 1 }],
      }),
    refuse: (order) => step(order, { status: 'undelivered', outcome: 'refused' }),
    owe: (order) => owe(order, { amount: 20.5 }),
    async send(order) {
      const due = (await seen(order)).refunds.find(({ state }: Json) => state === 'due')
      if (due) await post(`/admin/refund/send/${due._id}`, { kind: 'cash', amount: Math.min(due.amount, 60) })
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
      await db.execute(
        sql`update carts set created_at = created_at - interval '50 hours' where id = ${cartId}`,
      )
    },
  }

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

  return { ...orderShop, goods, placed, place, deeds, commands, run }
}
