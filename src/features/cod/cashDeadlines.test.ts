import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { HOUR_MS } from '#/platform/time/spans.rules.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { eventsOf } from '../../../test/fixtures/orders.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { runCashDeadlines, SILENCE_NOTE } from './cashDeadlines.jobs.ts'
import { openCodShop } from './cod.fixture.ts'
import { codMails } from './cod.mails.tsx'
import { codChecks } from './cod.tables.ts'

const codShop = await openCodShop()
const { shop, seen, db, guard, confirming, confirm } = codShop
afterAll(codShop.close)
beforeEach(codShop.reset)

describe('silence', () => {
  const at = (order: Json, hours: number) => new Date(Date.parse(order.createdAt) + hours * HOUR_MS)
  const run = (now: Date) =>
    Promise.all([runCashDeadlines(shop.services, now), runCashDeadlines(codShop.other.services, now)])
  const reminders = async ({ _id }: Json) =>
    (await mailsAbout(shop, _id)).filter((kind) => kind === 'cod.remind')

  test('is reminded of once and not before its time; then the order is cancelled, its pieces go back and it is told', async () => {
    await guard({ remindHours: 6, cancelHours: 24 })
    const order = await confirming()
    await run(at(order, 5.99))
    expect(await reminders(order)).toEqual([])
    for (const hours of [6.01, 7, 23.99]) await run(at(order, hours))
    expect(await reminders(order)).toEqual(['cod.remind'])
    expect((await seen(order)).status).toBe('placed')
    await run(at(order, 24.01))
    await run(at(order, 25))
    const after = await seen(order)
    expect(after.status).toBe('cancelled')
    expect(eventsOf(after)).toEqual(['placed', 'cancelled'])
    expect(after.events.at(-1)).toMatchObject({ text: SILENCE_NOTE, by: 'No answer in time' })
    expect(after.items[0].restocked).toBe(8)
    expect(await mailsAbout(shop, order._id)).toContain('order.cancelled')
  })

  test('of an account that is gone says nothing: its order stays, and the shop decides', async () => {
    const order = await confirming()
    await db.update(orders).set({ customerId: null }).where(eq(orders.id, order._id))
    await run(at(order, 25))
    expect(await seen(order)).toMatchObject({ status: 'placed', cashCheck: 'confirm' })
    const [row] = await db.select().from(codChecks).where(eq(codChecks.orderId, order._id))
    expect(row?.endedBy).toBe('silence')
  })

  test('of what was confirmed, or cancelled before, is none', async () => {
    const order = await confirming()
    await confirm(order, order.as)
    const other = await confirming()
    await codShop.cancel(other, other.as)
    await run(at(other, 25))
    expect(await reminders(order)).toEqual([])
    // A mail that was late is not sent any more.
    for (const { _id: orderId } of [order, other]) {
      expect(await codMails['cod.confirm'].load(shop.services, { orderId })).toBe(null)
    }
    expect(eventsOf(await seen(order))).toEqual(['placed', 'cashConfirmed'])
    expect(eventsOf(await seen(other))).toEqual(['placed', 'cancelled'])
    const [row] = await db.select().from(codChecks).where(eq(codChecks.orderId, other._id))
    expect(row?.endedBy).toBe('order')
    expect(await db.select().from(orders).where(eq(orders.codCheck, 'confirm'))).toHaveLength(1)
  })
})
