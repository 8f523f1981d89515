import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addCategory, addProduct, stockGoods } from '../../../test/fixtures/goods.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { categories, products } from './catalog.tables.ts'
import { readCatalog, readChanged } from './readCatalog.ts'

let shop: TestShop
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeEach(async () => {
  shop = await openTestShop()
  goods = await stockGoods(shop)
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.close()
})

test('what changed since, whatever it was, is found and nothing else is read again', async () => {
  const { db } = shop.services
  const view = await readCatalog(db)
  const put = vi.spyOn(view, 'putProducts')
  const idsPut = () => put.mock.calls.splice(0).flatMap(([rows]) => [...rows.keys()].sort())
  await readChanged(db, view)
  expect(idsPut()).toEqual([])

  const added = await addProduct(shop, { name: 'Added Saree', categoryId: goods.saree.id })
  const { banarasiSaree, cottonSaree, cottonKurta, soldOutKurta, hiddenSaree, closedDress } = goods
  const change = (id: string, fields: Partial<typeof products.$inferInsert>) =>
    db.update(products).set(fields).where(eq(products.id, id))
  await change(banarasiSaree.id, { quantity: 2 })
  await change(cottonSaree.id, { pricePaise: 1 })
  await change(cottonKurta.id, { status: false })
  await change(hiddenSaree.id, { status: true })
  await db.delete(products).where(eq(products.id, soldOutKurta.id))
  await db.update(categories).set({ status: true, name: 'opened' }).where(eq(categories.id, goods.closed.id))
  await addCategory(shop, { name: 'new' })
  await readChanged(db, view)

  const touched = [added, banarasiSaree, cottonSaree, cottonKurta, soldOutKurta, hiddenSaree]
  expect(idsPut()).toEqual(touched.map(({ id }) => id).sort())
  const anew = await readCatalog(db)
  const all = [{}, 'none', undefined, 100] as const
  expect(view.list(...all)).toEqual(anew.list(...all))
  expect(view.list(...all).json).toContain(closedDress.id)
  expect(view.categories()).toEqual(anew.categories())
  await change(closedDress.id, { categoryId: null })
  await db.delete(categories).where(eq(categories.id, goods.closed.id))
  await readChanged(db, view)
  expect(view.categories()).toEqual((await readCatalog(db)).categories())
})

test('more products than are read at a time are all there, and so is what changed of them', async () => {
  const { db } = shop.services
  await db.execute(sql`insert into products (id, slug, name, price_paise)
    select gen_random_uuid(), 'woven-' || number, 'Woven Piece ' || number, number
    from generate_series(1, 5300) number`)
  const all = [{ q: 'woven' }, 'lowToHigh', undefined, 6_000] as const
  const view = await readCatalog(db)
  const before = view.list(...all)
  expect(before.total).toBe(5_300)
  expect(JSON.parse(before.json).map(({ price }: { price: number }) => Math.round(price * 100))).toEqual(
    Array.from({ length: 5_300 }, (_, at) => at + 1),
  )
  await db.execute(sql`delete from products where price_paise % 7 = 0 and slug like 'woven-%'`)
  await db.execute(
    sql`update products set name = name || ' again' where price_paise % 11 = 0 and slug like 'woven-%'`,
  )
  await readChanged(db, view)
  expect(view.list(...all)).toEqual((await readCatalog(db)).list(...all))
  // 481 numbers up to 5,300 are multiples of 11, 68 of them of 7 as well.
  expect(view.list({ q: 'again' }, 'none', undefined, 1).total).toBe(481 - 68)
})

test('while it is read again what was known is shown on, for a second and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { db, databaseNotices } = shop.services
  const names = async () => {
    const { body } = await shop.call('GET', '/api/admin/product')
    return body.map(({ name }: { name: string }) => name)
  }
  await names()
  vi.setSystemTime(Date.now() + 3_600_000)
  const before = await names()
  const missed = new Promise<void>((done) => databaseNotices.on('products', () => done()))

  const locked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const writing = db.transaction(async (tx) => {
    await tx.execute(sql`lock table products in access exclusive mode`)
    await tx.update(products).set({ name: 'Renamed Saree' }).where(eq(products.id, goods.cottonSaree.id))
    locked.resolve()
    await release.promise
  })
  await locked.promise
  await db.execute(sql`select pg_notify('zari', 'products:*')`)
  await missed
  for (const later of [0, 499, 500]) {
    vi.setSystemTime(Date.now() + later)
    expect(await names()).toEqual(before)
  }
  // Of 999 ms it was shown, of 1,000 it is not.
  vi.setSystemTime(Date.now() + 1)
  const after = names()
  release.resolve()
  await writing
  expect(await after).toContain('Renamed Saree')
})
