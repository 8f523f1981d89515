import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stockGoods } from '../../../../test/fixtures/goods.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { allReceived } from '../../../../test/fixtures/waiting.ts'
import { openCatalog } from '../catalog.cache.ts'
import { products } from '../tables/catalog.tables.ts'
import type { CatalogView } from './catalogView.ts'

let shop: TestShop
let goods: Awaited<ReturnType<typeof stockGoods>>
beforeEach(async () => {
  shop = await openTestShop()
  goods = await stockGoods(shop)
  // One that came later would begin a round that no test counts on.
  await allReceived(shop)
})
afterEach(() => shop.close())

test('while it is written nothing changes, and once searches find all it is offered for writing', async () => {
  const { db } = shop.services
  const { cottonSaree } = goods
  const writing = Promise.withResolvers<undefined>()
  const save = vi.fn((_: unknown, view: CatalogView) =>
    view.isComplete ? writing.promise : Promise.resolve(undefined),
  )
  const catalog = openCatalog(shop.services, { load: async () => undefined, save })
  const view = await catalog.current()
  await vi.waitFor(() => expect(save.mock.calls.filter(([, { isComplete }]) => isComplete)).toHaveLength(1))
  await db.update(products).set({ pricePaise: 100 }).where(eq(products.id, cottonSaree.id))
  const changed = catalog.changed({ products: [cottonSaree.id] })
  await db.execute(sql`select 1`)
  expect(view.find(cottonSaree.id)?.price).not.toBe(1)
  writing.resolve(undefined)
  await changed
  expect(view.find(cottonSaree.id)?.price).toBe(1)
})

test('a disk that hangs holds up no change for longer than five seconds', async () => {
  const { db } = shop.services
  const { cottonSaree } = goods
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const signals: AbortSignal[] = []
    const save = vi.fn((_: unknown, view: CatalogView, givenUp: AbortSignal) => {
      if (!view.isComplete) return Promise.resolve(undefined)
      signals.push(givenUp)
      return new Promise<undefined>(() => undefined)
    })
    const catalog = openCatalog(shop.services, { load: async () => undefined, save })
    const view = await catalog.searchable()
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    await db.update(products).set({ pricePaise: 100 }).where(eq(products.id, cottonSaree.id))
    const changed = catalog.changed({ products: [cottonSaree.id] })
    await db.execute(sql`select 1`)
    await vi.advanceTimersByTimeAsync(4_900)
    expect([view.find(cottonSaree.id)?.price === 1, signals[0]?.aborted]).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(200)
    await changed
    expect([view.find(cottonSaree.id)?.price, signals[0]?.aborted]).toEqual([1, true])
  } finally {
    vi.useRealTimers()
  }
})

test('what is to be saved later is offered then, although nothing changes any more, and not earlier', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const save = vi.fn(async (_: unknown, view: CatalogView) => (view.isComplete ? 60_000 : undefined))
    const catalog = openCatalog(shop.services, { load: async () => undefined, save })
    await catalog.searchable()
    const offered = () => save.mock.calls.filter(([, { isComplete }]) => isComplete).length
    await vi.waitFor(() => expect(offered()).toBe(1))
    await vi.advanceTimersByTimeAsync(59_900)
    expect(offered()).toBe(1)
    await vi.advanceTimersByTimeAsync(200)
    await vi.waitFor(() => expect(offered()).toBe(2))
  } finally {
    vi.useRealTimers()
  }
})
