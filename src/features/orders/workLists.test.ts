import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillOrders } from '../../../bench/manyOrders.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { findPage } from './pages.store.ts'
import { cashStatuses, statusesIn } from './rules/life.rules.ts'
import { arrivesBy, paymentMethods } from './rules/payments.rules.ts'
import { isOver, orderStatuses } from './rules/statuses.rules.ts'
import type { WorkListName } from './rules/workLists.rules.ts'
import { orders } from './tables/orders.tables.ts'
import { payments } from './tables/payments.tables.ts'
import { countByWorkList, summarizeWorkLists } from './workLists.store.ts'

let shop: TestShop
let ids: readonly string[]

beforeAll(async () => {
  shop = await openTestShop()
  await addProduct(shop, { name: 'Woven Piece', quantity: 5 })
  await fillOrders(shop.services.db, { orders: 40, days: 30, customers: 5 })
  ids = (await shop.services.db.select({ id: orders.id }).from(orders)).map(({ id }) => id)
}, 60_000)
afterAll(() => shop.close())

/** Every order with its payment, by one plain statement; the oldest first. */
const plainOrders = () =>
  shop.services.db
    .select({
      id: orders.id,
      status: orders.status,
      createdAt: orders.createdAt,
      type: payments.type,
      isPaid: sql<boolean>`${payments.status} = 'Completed'`,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .orderBy(orders.createdAt, orders.number)
type PlainOrder = Awaited<ReturnType<typeof plainOrders>>[number]

const stands: Partial<Record<WorkListName, (order: PlainOrder) => boolean>> = {
  approval: ({ isPaid, type, status }) => !isPaid && arrivesBy('transfer', type) && !isOver(status),
  packing: ({ isPaid, type, status }) =>
    statusesIn('packing').includes(status) && (isPaid || arrivesBy('courier', type)),
  shipping: ({ status }) => statusesIn('shipping').includes(status),
  onTheWay: ({ status }) => statusesIn('onTheWay').includes(status),
  cash: ({ isPaid, type, status }) => !isPaid && arrivesBy('courier', type) && cashStatuses.includes(status),
}
/** Fewer than wait in some of the lists. */
const FEW = 2
const needs = Object.keys(stands) as WorkListName[]

async function expectPlainLists(): Promise<void> {
  const { db } = shop.services
  const all = await plainOrders()
  const counts = await countByWorkList(db)
  const summaries = await summarizeWorkLists(db, ['approval', 'cash', 'packing'], 1_000)
  const few = await summarizeWorkLists(db, ['approval', 'cash', 'packing'], FEW)
  for (const name of needs) {
    const waiting = all.filter((order) => stands[name]?.(order))
    expect(counts[name], name).toBe(waiting.length)
    const page = await findPage(db, 'anyone', { needs: name, limit: 100, offset: 0 })
    expect(page, name).toEqual({ ids: waiting.map(({ id }) => id), total: waiting.length, isMore: false })
    if (name !== 'approval' && name !== 'cash' && name !== 'packing') continue
    const oldest = waiting[0]?.createdAt ?? null
    expect(summaries[name]).toEqual({ count: waiting.length, oldest })
    expect(few[name]).toEqual({ count: Math.min(waiting.length, FEW), oldest })
  }
  for (const status of [undefined, ...orderStatuses]) {
    const list = all.filter((order) => status === undefined || order.status === status).toReversed()
    for (const payment of ['pending', 'completed'] as const) {
      const those = list.filter(({ isPaid }) => isPaid === (payment === 'completed')).map(({ id }) => id)
      const page = await findPage(db, 'anyone', { payment, status, limit: 100, offset: 0 })
      expect(page.ids, `${status}, ${payment}`).toEqual(those)
      expect(page.total).toBe(those.length)
    }
  }
}

const one = fc.nat({ max: 39 })
const changes = fc.oneof(
  fc.record({ of: one, set: fc.record({ status: fc.constantFrom(...orderStatuses) }) }),
  fc.record({ of: one, set: fc.record({ day: fc.nat({ max: 20 }) }) }),
  fc.record({
    of: one,
    set: fc.record({ payment: fc.constantFrom('Pending' as const, 'Completed' as const) }),
  }),
  fc.record({ of: one, set: fc.record({ type: fc.constantFrom(...paymentMethods) }) }),
)
type Change = typeof changes extends fc.Arbitrary<infer Value> ? Value : never

async function change({ of, set }: Change): Promise<void> {
  const { db } = shop.services
  const id = ids[of] ?? ''
  if ('status' in set) await db.update(orders).set({ status: set.status }).where(eq(orders.id, id))
  // Each its own second, so that the order of a list is plain.
  if ('day' in set)
    await db
      .update(orders)
      .set({ createdAt: new Date(Date.UTC(2026, 8, set.day, 0, 0, of)) })
      .where(eq(orders.id, id))
  if ('payment' in set) await db.update(payments).set({ status: set.payment }).where(eq(payments.orderId, id))
  if ('type' in set) await db.update(payments).set({ type: set.type }).where(eq(payments.orderId, id))
}

describe('lists of what is not paid', () => {
  test('are those of the orders and payments themselves after any changes, several at the same time', async () => {
    await expectPlainLists()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(changes, { maxLength: 4 }), { maxLength: 8 }), async (rounds) => {
        for (const together of rounds) await Promise.all(together.map(change))
        await expectPlainLists()
      }),
      { numRuns: 20 },
    )
    await shop.services.db.delete(orders).where(eq(orders.id, ids[0] ?? ''))
    await expectPlainLists()
  })

  test.each(['the payment first', 'the order first'])(
    'know the order of a payment that is pending again, whichever of two writers comes first: %s',
    async (first) => {
      const { db } = shop.services
      const id = ids[1] ?? ''
      await db.update(payments).set({ status: 'Completed', type: 'cod' }).where(eq(payments.orderId, id))
      await db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, id))
      const reopen = (tx: Pick<typeof db, 'update'>) =>
        tx.update(payments).set({ status: 'Pending' }).where(eq(payments.orderId, id))
      const cancel = (tx: Pick<typeof db, 'update'>) =>
        tx.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id))
      const [earlier, later] = first === 'the payment first' ? [reopen, cancel] : [cancel, reopen]
      let second: Promise<unknown> = Promise.resolve()
      await db.transaction(async (tx) => {
        await earlier(tx)
        second = later(db).execute()
        await expect.poll(() => waiting()).toBeGreaterThan(0)
      })
      await second
      await expectPlainLists()
    },
  )
})

/** How many connections to this database wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await shop.services.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count ?? 0
}
