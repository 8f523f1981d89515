import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProcess, openTestShop, type TestShop } from '../fixtures/shop.ts'
import { openWire } from './wire.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('while no notices come and nothing stale is to be shown, the program answers itself', async () => {
  const url = new URL(shop.services.config.databaseUrl ?? '')
  const wire = await openWire(Number(url.port))
  url.port = String(wire.port)
  const wired = await openProcess(url.href, {
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    STALE_PAGES_MINUTES: '0',
  })
  const { responseCache, databaseNotices } = wired.services
  const answer = { body: Buffer.from('cached'), headers: {}, encoded: new Map() }
  responseCache.set(responseCache.edition, '/cached', answer)
  expect(responseCache.get('/cached')).toBe(answer)
  await wire.cut()
  await expect.poll(() => databaseNotices.connected).toBe(false)
  expect(responseCache.get('/cached')).toBeUndefined()
  await wire.mend()
  await wired.close()
  await wire.close()
})
