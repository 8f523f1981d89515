import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { MINUTE_MS } from '../time/spans.rules.ts'
import { openPace } from './pace.ts'

let shop: TestShop
let other: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  other = await shop.anotherProcess()
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

/** Takes turns in both processes at once; nobody waits for them. @returns after how many ms each is to come */
async function turns(name: string, perSecond: number, count: number): Promise<number[]> {
  const waits: number[] = []
  const take = [shop, other].map(({ services: { db } }) =>
    openPace(db, name, perSecond, async (ms) => waits.push(ms)),
  )
  await Promise.all(Array.from({ length: count }, (_, at) => take[at % 2]?.()))
  return waits
}

test('turns that nobody took are not made up for', async () => {
  const { db } = shop.services
  const at = Date.now() - MINUTE_MS
  await db.execute(sql`insert into rate_limits (key, points, expire) values ('pace:idle', 0, ${at})`)
  // The first one has come already.
  expect(Math.min(...(await turns('idle', 1, 3)))).toBe(0)
  const { rows } = await db.execute<{ later: boolean }>(sql`
    select expire >= ${at + MINUTE_MS + 3_000}::bigint as later from rate_limits where key = 'pace:idle'`)
  expect(rows).toEqual([{ later: true }])
})

test('processes take turns together, each one gap after the one before', async () => {
  const { db } = shop.services
  const start = Date.now() + 10 * MINUTE_MS
  await db.execute(sql`insert into rate_limits (key, points, expire) values ('pace:ahead', 0, ${start})`)
  const waits = await turns('ahead', 4, 10)
  expect(waits).toHaveLength(10)
  // All wait for the turns that were taken before them.
  expect(Math.min(...waits)).toBeGreaterThan(5 * MINUTE_MS)
  const { rows } = await db.execute(
    sql`select expire - ${start}::bigint as "taken" from rate_limits where key = 'pace:ahead'`,
  )
  expect(rows).toEqual([{ taken: '2500' }])
})
