/** Notices that were lost: when they count again, and how old what is in memory is meanwhile; what is missed is in test/faults. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { listenForDatabaseNotices } from './databaseNotices.ts'

let shop: TestShop
let url: string
beforeAll(async () => {
  shop = await openTestShop()
  url = shop.services.config.databaseUrl ?? ''
})
afterAll(() => shop.close())

const endConnections = () =>
  shop.services.db.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'zari notices' and datname = current_database()",
  )

test('they do not count again before what they tell of can be read', async () => {
  const isBack = vi.fn(async () => false)
  const databaseNotices = await listenForDatabaseNotices(url, undefined, { isBack })
  await endConnections()
  await expect.poll(() => isBack.mock.calls.length).toBeGreaterThan(1)
  expect(databaseNotices.connected).toBe(false)
  isBack.mockResolvedValue(true)
  await expect.poll(() => databaseNotices.connected).toBe(true)
  await databaseNotices.close()
})

test('what is in memory is as old as the notices are away this time, not as they were before', async () => {
  let isThere = true
  const databaseNotices = await listenForDatabaseNotices(url, undefined, {
    isAway: () => true,
    isBack: async () => isThere,
    staleMs: 60_000,
  })
  for (let time = 0; time < 2; time += 1) {
    isThere = false
    const before = Date.now()
    await endConnections()
    await expect.poll(() => databaseNotices.staleSince).toBeGreaterThanOrEqual(before)
    isThere = true
    await expect.poll(() => databaseNotices.staleSince).toBeUndefined()
  }
  await databaseNotices.close()
})
