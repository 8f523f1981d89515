import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addCategory, addProduct, stockGoods } from '../../../../test/fixtures/goods.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { presentProduct } from '../present/catalog.present.ts'
import { findProduct } from '../stores/catalog.store.ts'
import { categories, products } from '../tables/catalog.tables.ts'
import { noMarks, readCatalog, readChanged, readMarked } from './readCatalog.ts'

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
  const put = vi.spyOn(view.changes, 'putProducts')
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
  expect(view.list(...all).json.toString()).toContain(closedDress.id)
  expect(view.categories()).toEqual(anew.categories())
  await change(closedDress.id, { categoryId: null })
  await db.delete(categories).where(eq(categories.id, goods.closed.id))
  await readChanged(db, view)
  expect(view.categories()).toEqual((await readCatalog(db)).categories())
})

test('of products that notices name in any order the oldest is taken over first', async () => {
  const view = await readCatalog(shop.services.db)
  const put = vi.spyOn(view.changes, 'putProducts')
  const ids = [goods.banarasiSaree.id, goods.cottonSaree.id, goods.cottonKurta.id].sort()
  await readMarked(shop.services.db, view, { ...noMarks(), products: new Set(ids.toReversed()) })
  expect(put.mock.calls.flatMap(([rows]) => [...rows.keys()])).toEqual(ids)
})

test('what is shown of a product is what its row says', async () => {
  const { db } = shop.services
  const fields = {
    ...{ name: 'A "quoted" \\ name\twith ल', title: '', description: 'One\nTwo\u2028', slug: 'odd-one' },
    ...{
      pricePaise: 129_999,
      mrpPaise: 200_000,
      quantity: 3,
      enableSize: true,
      sizes: ['S', 'M, "L"', 'NULL'],
    },
    ...{ images: ['/media/a,b.jpg', '/media/{}.jpg'], hsn: '5007', countryOfOrigin: 'Nepal' },
    ...{ weave: 'Chanderi "B"', work: ['Zari', 'a,b'], blousePiece: false, clothLength: 555, weight: 450 },
    ...{ certificate: 'SMOI "1" \\ 2', setContents: 'Kurta\u2028', care: ['NULL', ''] },
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
  }
  await db.update(products).set(fields).where(eq(products.id, goods.cottonSaree.id))
  const stored = await findProduct(db, goods.cottonSaree.id)
  expect((await readCatalog(db)).find('odd-one')).toEqual(stored && presentProduct(stored))
})

test('more products than are read at a time are all there, and so is what changed of them', async () => {
  const { db } = shop.services
  await db.execute(sql`insert into products (id, slug, name, price_paise)
    select gen_random_uuid(), 'woven-' || number, 'Woven Piece ' || number, number
    from generate_series(1, 5300) number`)
  const all = [{ q: 'woven' }, 'lowToHigh', undefined, 6_000] as const
  const query = vi.spyOn(Client.prototype, 'query')
  const view = await readCatalog(db)
  const asked = query.mock.calls.map(([asked]) => (asked as unknown as { text: string }).text ?? asked)
  query.mockRestore()
  // A database that knows nothing of the table yet may look through all of it for each question.
  expect(asked.filter((text) => text.includes('"products"'))).toHaveLength(1)
  const before = view.list(...all)
  expect(before.total).toBe(5_300)
  expect(
    JSON.parse(before.json.toString()).map(({ price }: { price: number }) => Math.round(price * 100)),
  ).toEqual(Array.from({ length: 5_300 }, (_, at) => at + 1))
  // Searches wait a moment longer than lists: the first of a process finds all.
  expect(view.lookUp('pieces').total).toBeLessThan(5_300)
  await view.changes.searchable()
  expect(view.lookUp('pieces').total).toBe(5_300)
  const { adminAsha } = await cast(shop)
  const found = await shop.call('GET', '/api/search/products?q=pieces', { as: adminAsha })
  expect(found.body.total).toBe(5_300)
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
