import { eq, sql } from 'drizzle-orm'
import { insertEvent } from '#/features/orders/life.store.ts'
import { orderEvents } from '#/features/orders/tables/orders.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { HOUR_MS } from '#/platform/time/spans.rules.ts'
import { openOrderShop } from '../../../../test/fixtures/orderShop.ts'
import { setStatus } from '../../../../test/fixtures/orders.ts'
import type { Json, Person, TestShop } from '../../../../test/fixtures/shop.ts'

/** One piece of the first line that does not fit, as the page asks for its return. */
export const one = (order: Json, change: Json = {}): Json => ({
  requestId: newId(),
  lines: [{ item: order.items[0]._id, pieces: 1 }],
  reason: 'size',
  words: 'Too tight at the shoulders',
  ...change,
})

/** A shop with orders of Meera's that were delivered, and what she and its admin say about their return. */
export async function openRequestShop() {
  const orderShop = await openOrderShop()
  const { shop, people, post } = orderShop
  const product = await orderShop.newProduct({ name: 'Asked Back', quantity: 500 })
  const seen = (order: Json, as: Person = people.meera) => orderShop.seen(order, as)

  /** Three pieces, delivered some hours ago. */
  async function delivered(hoursAgo = 1): Promise<Json> {
    const { db } = shop.services
    const order = await orderShop.orderOfThree(product, { payment: 'cod' })
    await setStatus(shop, order, 'delivered')
    const id = await insertEvent(db, { orderId: order._id, event: 'delivered' })
    const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS)
    await db.update(orderEvents).set({ createdAt }).where(eq(orderEvents.id, id))
    return seen(order)
  }

  const ask = (order: Json, json: Json, as: Person = people.meera, at?: TestShop) =>
    post(`/order/${order._id}/return-request`, json, as, at)

  /** A delivered order whose return is asked for. */
  async function asked() {
    const order = await delivered()
    const json = one(order)
    await ask(order, json)
    return { order, requestId: json.requestId }
  }

  const withdraw = (order: Json, requestId: string, as: Person = people.meera) =>
    post(`/order/${order._id}/return-request/withdraw`, { requestId }, as)
  const answer = (order: Json, requestId: string, words: string, as: Person = people.meera) =>
    post(`/order/${order._id}/return-request/answer`, { requestId, words }, as)

  const decide = (step: string, order: Json, json: Json, at?: TestShop) =>
    post(`/admin/order/return-request/${step}/${order._id}`, json, undefined, at)
  const refuse = (order: Json, requestId: string, note = 'The tags are gone', at?: TestShop) =>
    decide('refuse', order, { requestId, note }, at)
  const question = (order: Json, requestId: string, note = 'Which size fits you?') =>
    decide('question', order, { requestId, note })
  const accept = (order: Json, requestId: string, note = 'To 1 Anna Salai, Chennai', handover = 'send') =>
    decide('accept', order, { requestId, note, handover })

  /** Kinds of what admins are told of an order, without that it was placed. */
  async function alertsAbout({ _id }: Json): Promise<string[]> {
    const { rows } = await shop.services.db.execute<{ kind: string }>(
      sql`select alert ->> 'kind' as kind from pgboss.job, jsonb_array_elements(data -> 'alerts') as alert
        where name = 'alerts' and alert ->> 'subjectId' = ${_id}`,
    )
    return rows.map(({ kind }) => kind).filter((kind) => kind !== 'orderPlaced')
  }

  return {
    ...orderShop,
    seen,
    delivered,
    ask,
    asked,
    withdraw,
    answer,
    refuse,
    question,
    accept,
    alertsAbout,
  }
}
