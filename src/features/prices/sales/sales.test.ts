import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { HOUR_MS } from '#/platform/time/spans.rules.ts'
import { addCollection } from '../../../../test/fixtures/collections.ts'
import { addCategory, addProduct } from '../../../../test/fixtures/goods.ts'
import { addSale } from '../../../../test/fixtures/sales.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import { openProcess } from '../../../../test/fixtures/shop.ts'
import { agePricesBefore } from '../prices.fixture.ts'
import { priceHistoryOf } from '../prices.store.ts'
import { saleProducts, sales } from '../sales.tables.ts'
import { runSales } from './runSales.actions.ts'
import { openSaleShop } from './sales.fixture.ts'

const { shop, people, later, off, call } = await openSaleShop()
afterAll(() => shop.close())
beforeEach(() => shop.services.db.delete(sales))

const run = (hours = 0) => runSales(shop.services, Date.now() + hours * HOUR_MS)
const shown = async (id: string) => (await shop.call('GET', `/api/product/${id}`)).body
const price = async (id: string) => (await shown(id)).price
const save = (id: string, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return shop.call('POST', `/api/admin/product/update/${id}`, { as: people.adminAsha, form })
}
const causes = async (id: string) =>
  (await priceHistoryOf(shop.services.db, id)).map(({ pricePaise, cause }) => [pricePaise, cause])

test('prices go down when a sale begins and are put back when it ends, each once in however many processes', async () => {
  const product = await addProduct(shop, { name: 'Sale Saree', pricePaise: 129_950 })
  const { body } = await call('POST', '', { ...off(10, product), from: later(1), percent: '10 %' })
  expect(body).toMatchObject({ message: 'Sale added', sale: { state: 'waiting', percent: 10 } })
  await run()
  expect(await price(product.id)).toBe(1299.5)
  const other = await openProcess(shop.services.config.databaseUrl ?? '', {})
  try {
    const both = (hours: number) =>
      Promise.all([run(hours), runSales(other.services, Date.now() + hours * HOUR_MS)])
    await both(2)
    // Whichever of the two did it, this one hears of it.
    const during = { price: 1169, thirtyDayLow: 1299.5 }
    await vi.waitFor(async () => expect(await shown(product.id)).toMatchObject(during))
    await both(2)
    expect((await call('GET', '')).body[0]).toMatchObject({ state: 'running', reduced: 1, open: 0 })
    await both(241)
    await expect.poll(() => price(product.id)).toBe(1299.5)
  } finally {
    await other.close()
  }
  expect(await causes(product.id)).toEqual([
    [129_950, 'first'],
    [116_900, 'sale_begins'],
    [129_950, 'sale_ends'],
  ])
  const [, begun] = await priceHistoryOf(shop.services.db, product.id)
  expect(begun).toMatchObject({ actor: 'Asha Verma', saleId: body.sale._id })
})

test('sizes with prices of their own are reduced and put back, and what an admin changed meanwhile stays', async () => {
  const { id } = await addProduct(shop, { name: 'Sized Sale Kurta' })
  await save(id, {
    offers: JSON.stringify([
      { size: 'S', quantity: 1, price: 1000 },
      { size: 'M', quantity: 1, price: 1200 },
    ]),
  })
  await addSale(shop, off(50, { id }))
  await run()
  expect(await shown(id)).toMatchObject({ price: 500, variants: [{ price: 500 }, { price: 600 }] })
  await save(id, {
    offers: JSON.stringify([
      { size: 'S', quantity: 1, price: 500 },
      { size: 'M', quantity: 1, price: 700 },
      { size: 'L', quantity: 1, price: 900 },
    ]),
  })
  await run(241)
  expect(await shown(id)).toMatchObject({
    price: 700,
    variants: [
      { size: 'S', price: 1000 },
      { size: 'M', price: 700 },
      { size: 'L', price: 900 },
    ],
  })
})

test('a shop that stood still begins what runs, ends what is over, and leaves what it missed', async () => {
  const [one, two] = [
    await addProduct(shop, { name: 'Ended Meanwhile', pricePaise: 100_000 }),
    await addProduct(shop, { name: 'Missed Whole', pricePaise: 100_000 }),
  ]
  await addSale(shop, off(10, one))
  await run()
  await addSale(shop, { ...off(10, two), from: later(5), until: later(6) })
  await run(500)
  expect([await price(one.id), await price(two.id)]).toEqual([1000, 1000])
  expect(await causes(two.id)).toHaveLength(1)
  expect((await shop.services.db.select().from(sales)).map(({ endedAt }) => endedAt)).not.toContain(null)
})

test('where one sale ends as the next one begins, its price is there at once', async () => {
  const product = await addProduct(shop, { name: 'Sale after Sale', pricePaise: 100_000 })
  const [between, end] = [later(1), later(2)]
  await addSale(shop, { ...off(10, product), until: between })
  await addSale(shop, { ...off(20, product), from: between, until: end })
  await run()
  expect(await price(product.id)).toBe(900)
  await runSales(shop.services, Date.parse(between))
  expect(await price(product.id)).toBe(800)
})

test('what a process left half done another one finishes', async () => {
  const goods = await Promise.all(
    [1, 2, 3].map((at) => addProduct(shop, { name: `Half ${at}`, pricePaise: 100_000 })),
  )
  const sale = await addSale(shop, off(10, ...goods))
  await run()
  const ofFirst = eq(saleProducts.productId, goods[0]?.id ?? '')
  await shop.services.db.update(saleProducts).set({ state: 'due', was: null, now: null }).where(ofFirst)
  await shop.services.db
    .update(products)
    .set({ pricePaise: 100_000 })
    .where(eq(products.id, goods[0]?.id ?? ''))
  await run()
  expect(await Promise.all(goods.map(({ id }) => price(id)))).toEqual([900, 900, 900])
  await call('POST', `/${sale.id}/stop`)
  expect(await Promise.all(goods.map(({ id }) => price(id)))).toEqual([1000, 1000, 1000])
})

test('a category, a collection or everything: what is on sale when it begins, and nothing gets dearer', async () => {
  const category = await addCategory(shop, { name: `festive ${Date.now()}` })
  const inside = await addProduct(shop, { name: 'Inside', categoryId: category.id, pricePaise: 100_000 })
  const cheap = await addProduct(shop, { name: 'Cheap Inside', categoryId: category.id, pricePaise: 40_000 })
  const collection = await addCollection(shop, { name: 'Edit', by: 'hand', products: [inside.id] })
  shop.services.collections.changed(collection.id)
  const at = { name: 'One price', from: later(-1), until: later(1), by: 'price', price: '₹499' }
  const preview = async (chosen: object) =>
    (await call('POST', '/preview', { ...at, from: null, until: null, ...chosen })).body
  expect(await preview({ scope: 'categories', categories: [category.id] })).toMatchObject({
    ...{ total: 2, lookedAt: 2, reduced: 1, cheaperBefore: 0 },
    examples: [{ name: 'Inside', price: 1000, salePrice: 499 }],
  })
  // It was asked for less within the 30 days before: whoever makes the sale is told.
  for (const pricePaise of [45_000, 100_000])
    await shop.services.db.update(products).set({ pricePaise }).where(eq(products.id, inside.id))
  await agePricesBefore(shop, inside.id, 10)
  expect(await preview({ scope: 'collection', collection: collection.id })).toMatchObject({
    ...{ total: 1, cheaperBefore: 1 },
  })
  expect((await preview({ scope: 'all' })).total).toBeGreaterThan(2)
  // At 2,799 a garment has no GST rate; only a shop that charges GST has to know.
  await shop.services.db
    .update(products)
    .set({ gstClass: 'garment', pricePaise: 300_000 })
    .where(eq(products.id, inside.id))
  const gap = { scope: 'categories', categories: [category.id], price: '₹2,799' }
  expect(await preview(gap)).toMatchObject({ noRate: 0, neighbours: null })
  await changeSettings(shop, { gstin: '09ABCDE1234F1ZY' })
  expect(await preview(gap)).toMatchObject({ noRate: 1, neighbours: { below: 2625, above: 2951 } })
  expect(await preview({ ...gap, price: '₹2,625' })).toMatchObject({ noRate: 0 })
  await shop.services.db.update(products).set({ pricePaise: 100_000 }).where(eq(products.id, inside.id))
  await call('POST', '', { ...at, scope: 'collection', collection: collection.id })
  await run()
  await addSale(shop, { ...off(10), name: 'Category', scope: 'categories', categories: [category.id] })
  await run()
  // In two sales by no form: the second one waits for the first.
  expect([await price(inside.id), await price(cheap.id)]).toEqual([499, 360])
  await run(2)
  await run(2)
  expect([await price(inside.id), await price(cheap.id)]).toEqual([900, 360])
  await run(241)
  expect([await price(inside.id), await price(cheap.id)]).toEqual([1000, 400])
})

describe('a sale is refused', () => {
  test('by name where a product is in another one at the same time', async () => {
    const product = await addProduct(shop, { name: 'Wanted Twice' })
    const { body } = await call('POST', '', off(10, product))
    await run()
    const second = { ...off(20, product), name: 'Wedding', from: later(100), until: later(300) }
    const message = expect.stringMatching(/^“Wanted Twice” is in the sale “Diwali” already/)
    expect((await call('POST', '/preview', second)).body.overlap).toEqual(message)
    expect(await call('POST', '', second)).toMatchObject({
      status: 409,
      body: { code: 'sale_overlaps', message },
    })
    const [one, two] = await Promise.all(
      [1, 2].map((at) =>
        call('POST', '', { ...second, name: `At once ${at}`, from: later(240), until: later(250) }),
      ),
    )
    expect([one?.status, two?.status].sort()).toEqual([201, 409])
    expect(
      (
        await call('POST', `/${body.sale._id}`, {
          ...off(10, product),
          from: body.sale.from,
          until: body.sale.until,
          name: 'Same',
        })
      ).status,
    ).toBe(200)
  })

  test.each([
    [{ percent: '' }, 'percent', 'How many per cent?'],
    [{ percent: '95' }, 'percent', 'A whole number from 1 to 90.'],
    [{ by: 'price', price: '12,99' }, 'price', 'A price such as 1,299.00.'],
    [{ products: [] }, 'products', 'Choose at least one product.'],
    [{ scope: 'collection', collection: '' }, 'collection', 'Choose a collection.'],
    [{ until: later(-2) }, 'until', 'The end comes after the beginning.'],
    [{ from: later(-5), until: later(-2) }, 'until', 'This has passed already.'],
    [{ from: null }, 'from', 'When does it begin, and when does it end?'],
  ])('at its field: %o', async (wrong, field, message) => {
    const product = await addProduct(shop, { name: `Wrong ${Math.random()}` })
    const { status, body } = await call('POST', '', { ...off(10, product), ...wrong })
    expect([status, body.errors]).toEqual([422, [{ field, message }]])
  })

  test('once it runs, but for its name and its end; once it is over, whatever is changed', async () => {
    const product = await addProduct(shop, { name: 'Running', pricePaise: 100_000 })
    const fields = off(10, product)
    const { _id } = (await call('POST', '', fields)).body.sale
    await run()
    const coded = (code: string) => expect.objectContaining({ code })
    expect((await call('POST', `/${_id}`, { ...fields, percent: 20 })).body).toEqual(coded('sale_begun'))
    expect((await call('POST', `/${_id}`, { percent: 20 })).body).toEqual(coded('sale_begun'))
    expect((await call('POST', `/${_id}`, { name: 'Alone' })).body.sale).toMatchObject({
      ...{ name: 'Alone', percent: 10 },
    })
    expect((await call('DELETE', `/${_id}`)).body).toEqual(coded('sale_begun'))
    const longer = { ...fields, name: 'Longer', until: later(300) }
    expect((await call('POST', `/${_id}`, longer)).body.sale).toMatchObject({
      name: 'Longer',
      until: longer.until,
      state: 'running',
    })
    expect(
      (await call('POST', `/${_id}`, { ...longer, name: 'Mine', seen: { name: 'Diwali' } })).body,
    ).toEqual(coded('changed_meanwhile'))
    expect((await call('POST', `/${_id}/stop`)).body.sale.state).toBe('over')
    expect(await price(product.id)).toBe(1000)
    expect((await call('POST', `/${_id}/stop`)).body).toEqual(coded('sale_over'))
    expect((await call('POST', `/${_id}`, longer)).body).toEqual(coded('sale_over'))
  })
})
