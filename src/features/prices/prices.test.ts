import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { DAY_MS } from '#/platform/time/spans.rules.ts'
import { openShopBefore } from '../../../test/fixtures/earlierShop.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { findDueReductions } from './findReductions.jobs.ts'
import { agePricesBefore } from './prices.fixture.ts'
import { priceHistoryOf } from './prices.store.ts'
import { priceChanges } from './prices.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const linesOf = async (id: string) =>
  (await priceHistoryOf(shop.services.db, id)).map(({ size, pricePaise, cause }) => [size, pricePaise, cause])
const save = (id: string, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return shop.call('POST', `/api/admin/product/update/${id}`, { as: people.adminAsha, form })
}
const asShown = async (id: string) => (await shop.call('GET', `/api/product/${id}`)).body
describe('the history of prices', () => {
  test('tells every price with cause and who, whoever writes it', async () => {
    const { db } = shop.services
    const { id } = await addProduct(shop, { name: 'Told Price', pricePaise: 100_000 })
    await save(id, { price: '900' })
    await save(id, { title: 'No other price' })
    await save(id, {
      offers: JSON.stringify([
        { size: 'S', quantity: 1 },
        { size: 'M', quantity: 1, price: 1100 },
      ]),
    })
    await shop.call('POST', '/api/admin/product/status', {
      as: people.adminAsha,
      json: { ids: [id], status: 'inactive' },
    })
    await db.update(products).set({ pricePaise: 80_000 }).where(eq(products.id, id))
    await db
      .update(products)
      .set({ quantity: sql`quantity`, title: 'Nothing of prices' })
      .where(eq(products.id, id))
    expect(await linesOf(id)).toEqual([
      ['', 100_000, 'first'],
      ['', 90_000, 'form'],
      ['S', null, 'first'],
      ['M', 110_000, 'first'],
      ['', 90_000, 'hidden'],
      ['', 80_000, 'other'],
    ])
    const actors = (await priceHistoryOf(db, id)).map(({ actor }) => actor)
    expect(actors).toEqual([null, ...Array(4).fill('Asha Verma'), null])
    await save(id, { offers: JSON.stringify([{ size: 'M', quantity: 1, price: 1000 }]) })
    // The lowest of the sizes is the price of the product, and the size follows it.
    expect((await linesOf(id)).slice(6)).toEqual([
      ['', 100_000, 'form'],
      ['S', null, 'hidden'],
      ['M', null, 'form'],
    ])
  })

  test.each([
    ['another price', sql`update ${priceChanges} set price_paise = 7`],
    ['a line less', sql`delete from ${priceChanges}`],
    ['none at all', sql`truncate ${priceChanges}`],
  ])('is only added to: %s', async (_what, statement) => {
    const { id } = await addProduct(shop, { name: `Kept ${Math.random()}` })
    await expect(shop.services.db.execute(statement)).rejects.toThrow()
    expect(await linesOf(id)).toHaveLength(1)
  })

  test('begins with what a shop of the version before asks, and goes with the product', async () => {
    const before = await openShopBefore('_price_history')
    try {
      await before.run(`
        insert into products (id, slug, name, price_paise, quantity, status)
          select gen_random_uuid(), 'p-' || n, 'Product ' || n, 100 + n, 1, n % 2 = 0 from generate_series(1, 100) as n;
        insert into variants (id, product_id, size, price_paise) select gen_random_uuid(), id, 'M', 500 from products`)
      await before.migrate()
      const missing = await before.ask(`
        select slug from products where (select array_agg((size, price_paise, is_asked, cause)::text order by id)
          from price_changes where product_id = products.id)
          is distinct from array[('', price_paise, status, 'first')::text, ('M', 500, true, 'first')::text]`)
      expect(missing).toEqual([])
      await before.run(
        `update products set price_paise = 99 where slug = 'p-50'; delete from products where slug <> 'p-50'`,
      )
      expect(await before.ask('select price_paise, cause from price_changes order by id')).toEqual([
        { price_paise: 150, cause: 'first' },
        { price_paise: 500, cause: 'first' },
        { price_paise: 99, cause: 'other' },
      ])
    } finally {
      await before.close()
    }
  })
})

describe('a reduction', () => {
  test('is told with the lowest price of the 30 days before, of each size, until it is old', async () => {
    const { db } = shop.services
    const { id } = await addProduct(shop, { name: 'Reduced Saree', pricePaise: 100_000 })
    await save(id, { price: '800' })
    expect(await asShown(id)).not.toHaveProperty('thirtyDayLow')
    await agePricesBefore(shop, id, 10)
    await findDueReductions(shop.services)
    await expect.poll(async () => (await asShown(id)).thirtyDayLow).toBe(1000)
    expect((await asShown(id)).variants[0].thirtyDayLow).toBe(1000)
    const [first, again] = [Date.now() + 29 * DAY_MS, Date.now() + 31 * DAY_MS]
    await findDueReductions(shop.services, first)
    expect((await asShown(id)).thirtyDayLow).toBe(1000)
    await Promise.all([findDueReductions(shop.services, again), findDueReductions(shop.services, again)])
    await expect.poll(async () => (await asShown(id)).thirtyDayLow).toBeUndefined()
    await db.update(products).set({ pricePaise: 70_000 }).where(eq(products.id, id))
    await findDueReductions(shop.services)
    await db.update(products).set({ pricePaise: 120_000 }).where(eq(products.id, id))
    // Another price than the one that it was reckoned for says nothing, even before it is reckoned anew.
    await expect.poll(async () => (await asShown(id)).price).toBe(1200)
    expect(await asShown(id)).not.toHaveProperty('thirtyDayLow')
  })
})

test('how prices moved is told to shoppers of an honest shop, to admins always, with why and who', async () => {
  const { id } = await addProduct(shop, { name: 'Moved Price', pricePaise: 100_000 })
  await save(id, { price: '900' })
  const hidden = await addProduct(shop, { name: 'Hidden Moves', status: false })
  const moves = (of: string, as?: (typeof people)['meera']) =>
    shop.call('GET', `/api/product/${of}/prices`, as && { as })
  expect((await moves(id)).status).toBe(404)
  expect((await moves(id, people.adminAsha)).body.lines).toMatchObject([
    { price: 900, cause: 'form', actor: 'Asha Verma', sale: '' },
    { price: 1000, cause: 'first', actor: '' },
  ])
  const json = { honestPrices: true }
  await shop.call('POST', '/api/admin/shop', { as: people.adminAsha, json })
  const { body } = await moves('moved-price', people.meera)
  expect(body).toMatchObject({
    product: { _id: id },
    moves: [{ size: '', asked: [{ price: 1000 }, { price: 900 }] }],
  })
  expect(body).not.toHaveProperty('lines')
  // A size that always cost what the product did is not told apart; one of a price of its own is.
  const sized = await addProduct(shop, { name: 'Moves of Sizes', pricePaise: 100_000 })
  const sizesShown = async (dearer?: number) => {
    const m = { size: 'M', quantity: 40, ...(dearer && { price: dearer }) }
    await save(sized.id, { offers: JSON.stringify([{ size: 'S', quantity: 40 }, m]) })
    return (await moves(sized.id)).body.moves.map(({ size }: Json) => size)
  }
  expect(await sizesShown()).toEqual([''])
  expect(await sizesShown(1100)).toEqual(['', 'M'])
  expect((await moves(hidden.id)).status).toBe(404)
  expect((await moves(hidden.id, people.adminAsha)).status).toBe(200)
})

test('the fair shop says of the running shop what was counted', async () => {
  await addProduct(shop, { name: 'Few Left', quantity: 3, mrpPaise: 200_000 })
  await shop.services.catalog.current()
  const { body } = await shop.call('GET', '/api/admin/fair-shop', { as: people.adminAsha })
  expect(body.stock).toEqual({
    isFine: true,
    words: 'Few are left of 1 product: each says the number that was counted.',
  })
  expect(body.struck).toMatchObject({ isFine: true, words: expect.stringContaining('1 MRP not marked') })
})
