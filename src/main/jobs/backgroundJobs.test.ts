import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imports } from '#/features/catalog/import/import.tables.ts'
import { salesMarks } from '#/features/sales/sales.tables.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { addDraft } from '../../../test/fixtures/imports.ts'
import { orderOf } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openRazorpayDouble, type RazorpayDouble } from '../../../test/fixtures/razorpayDouble.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { startBackgroundJobs } from './backgroundJobs.ts'
import { everyMinute } from './queues.ts'

let razorpay: RazorpayDouble
let shop: TestShop
let importId: string

beforeAll(async () => {
  razorpay = await openRazorpayDouble()
  shop = await openTestShop(razorpay.env)
  const { db } = shop.services
  const { meera, adminAsha } = await cast(shop)
  await orderOf(shop, meera, await addProduct(shop, { name: 'Silk' }))
  // An import whose process is gone.
  importId = await addDraft(shop, adminAsha.id)
  const touchedAt = new Date(Date.now() - 3_600_000)
  await db.update(imports).set({ state: 'running', touchedAt }).where(eq(imports.id, importId))
})
afterAll(async () => {
  await shop?.close()
  await razorpay?.close()
})

test('when a minute comes the days are counted, the provider is asked for refunds, and a stalled import goes on', async () => {
  const { db, jobs } = shop.services
  const state = async () => ({
    marks: (await db.select().from(salesMarks)).length > 0,
    asked: razorpay.asked.some((request) => request.startsWith('GET /v1/refunds')),
    import: (await db.select().from(imports).where(eq(imports.id, importId)))[0]?.state,
  })
  expect(await state()).toEqual({ marks: true, asked: false, import: 'running' })
  await startBackgroundJobs(shop.services)
  for (const queue of everyMinute) await jobs.send(db, queue, {})
  await expect.poll(state, { timeout: 30_000 }).toEqual({ marks: false, asked: true, import: 'done' })
}, 40_000)

test('each of them comes every minute', async () => {
  const { rows } = await shop.services.db.execute(sql`select name, cron from pgboss.schedule order by name`)
  expect(rows).toEqual(everyMinute.toSorted().map((name) => ({ name, cron: '* * * * *' })))
})

test('mails keep the pace of the whole shop', async () => {
  const paces = async () =>
    (await shop.services.db.execute(sql`select key from rate_limits where key like 'pace:%'`)).rows
  await expect.poll(paces, { timeout: 30_000 }).toEqual([{ key: 'pace:mail' }])
}, 40_000)
