import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { orderOf } from '../../../../test/fixtures/orders.ts'
import { cast, signUp } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { products } from '../tables/catalog.tables.ts'

/** Two admins, or an admin and a shopper, at one record at once. */

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let ravi: Awaited<ReturnType<typeof signUp>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  ravi = await signUp(shop, 'Ravi Admin', 'admin')
})
afterAll(() => shop.close())

type Fields = Record<string, string>

const update = (id: string, fields: Fields, as = people.adminAsha, kind = 'product') => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return shop.call('POST', `/api/admin/${kind}/update/${id}`, { as, form })
}
const seen = (shown: object) => ({ seen: JSON.stringify(shown) })
const toEdit = async (id: string) =>
  (await shop.call('GET', `/api/product/${id}`, { as: people.adminAsha })).body
const stockOf = async (id: string) => {
  const [row] = await shop.services.db.select().from(products).where(eq(products.id, id))
  return row?.quantity
}

describe('two admins at one product', () => {
  test('who change the same field: the second is refused with both values, and nothing is written', async () => {
    const { id } = await addProduct(shop, { name: 'Contested Saree', pricePaise: 100_00 })
    expect((await update(id, { price: '120', ...seen({ price: 100 }) })).status).toBe(200)
    const late = { price: '110', description: 'Late', ...seen({ price: 100, description: '' }) }
    expect(await update(id, late, ravi)).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        message: 'Somebody else changed this meanwhile.',
        errors: [{ field: 'price' }],
        clash: { fields: ['price'], stored: { price: 120 }, wanted: { price: 110 } },
      },
    })
    expect(await toEdit(id)).toMatchObject({ price: 120, description: '' })
    const knowingly = { ...late, ...seen({ price: 120, description: '' }) }
    expect((await update(id, knowingly, ravi)).body.product).toMatchObject({ price: 110 })
  })

  test('who change different fields both have their way', async () => {
    const { id } = await addProduct(shop, { name: 'Shared Saree', pricePaise: 100_00 })
    await update(id, { price: '120', ...seen({ price: 100 }) })
    await update(id, { description: 'Silk', ...seen({ description: '' }) }, ravi)
    expect(await toEdit(id)).toMatchObject({ price: 120, description: 'Silk' })
  })

  test('at the very same time: one of them wins, the other is told', async () => {
    const { id } = await addProduct(shop, { name: 'Raced Saree', pricePaise: 100_00 })
    const prices = ['110', '120', '130', '140', '150', '160']
    const answers = await Promise.all(
      prices.map((price, at) =>
        update(id, { price, ...seen({ price: 100 }) }, at % 2 ? people.adminAsha : ravi),
      ),
    )
    const won = answers.flatMap(({ status }, at) => (status === 200 ? prices[at] : []))
    expect(won).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect((await toEdit(id)).price).toBe(Number(won[0]))
  })

  test('without what was seen the last one wins, as the specification has it', async () => {
    const { id } = await addProduct(shop, { name: 'Plain Saree', pricePaise: 100_00 })
    await update(id, { price: '120' })
    expect((await update(id, { price: '110' }, ravi)).body.product.price).toBe(110)
  })

  test('who move it to different categories clash by category, not by its name', async () => {
    const { id } = await addProduct(shop, { name: 'Moved Saree' })
    const make = async (name: string) => {
      const form = new FormData()
      for (const [key, value] of Object.entries({ name, status: 'true' })) form.append(key, value)
      return (await shop.call('POST', '/api/admin/category/store', { as: ravi, form })).body.category
    }
    const [silk, cotton] = [await make('silk'), await make('cotton')]
    await update(id, { category: silk._id, ...seen({ category: null }) })
    const late = await update(id, { category: cotton._id, ...seen({ category: null }) }, ravi)
    expect(late.body.clash).toMatchObject({ fields: ['category'], stored: { category: { name: 'silk' } } })
    const known = { category: cotton._id, ...seen({ category: { _id: silk._id, name: 'an old name' } }) }
    expect((await update(id, known, ravi)).status).toBe(200)
  })
})

describe('stock', () => {
  const counted = (quantity: number, shown: { quantity: number; updatedAt: string }) => ({
    quantity: String(quantity),
    quantityWas: String(shown.quantity),
    ...seen({ quantity: shown.quantity, updatedAt: shown.updatedAt }),
  })

  test('that is sold while a form is open clashes with nothing and stays sold', async () => {
    const product = await addProduct(shop, { name: 'Sold Saree', quantity: 10, pricePaise: 100_00 })
    const shown = await toEdit(product.id)
    await orderOf(shop, people.meera, product)
    expect(await stockOf(product.id)).toBe(9)
    const price = await update(product.id, {
      price: '120',
      ...seen({ price: 100, updatedAt: shown.updatedAt }),
    })
    expect(price.body.product).toMatchObject({ price: 120, quantity: 9 })
    const fresh = await toEdit(product.id)
    await orderOf(shop, people.meera, product)
    expect((await update(product.id, counted(15, fresh))).body.product.quantity).toBe(14)
  })

  test('sold at the very moment of an edit is lost on neither side', async () => {
    const product = await addProduct(shop, { name: 'Busy Saree', quantity: 10 })
    const shown = await toEdit(product.id)
    const [edit] = await Promise.all([
      update(product.id, counted(30, shown)),
      orderOf(shop, people.meera, product),
      orderOf(shop, people.ravi, product),
    ])
    expect(edit.status).toBe(200)
    expect(await stockOf(product.id)).toBe(28)
  })

  test('counted by two admins is added up by neither: the same count agrees, another one clashes', async () => {
    const { id } = await addProduct(shop, { name: 'Counted Saree', quantity: 10 })
    const shown = await toEdit(id)
    await update(id, counted(8, shown))
    expect((await update(id, counted(8, shown), ravi)).body.product.quantity).toBe(8)
    const clash = await update(id, counted(12, shown), ravi)
    expect(clash.body.clash).toMatchObject({ fields: ['quantity'], stored: { quantity: 8 } })
    expect(clash.body.clash.stored.updatedAt).toBe((await toEdit(id)).updatedAt)
    const again = await update(id, counted(12, clash.body.clash.stored), ravi)
    expect(again.body.product.quantity).toBe(12)
  })
})

test('a category that somebody renamed meanwhile is not renamed back', async () => {
  const form = new FormData()
  for (const [key, value] of Object.entries({ name: 'dupatta', status: 'true' })) form.append(key, value)
  const { category } = (await shop.call('POST', '/api/admin/category/store', { as: ravi, form })).body
  await update(category._id, { name: 'stole', ...seen({ name: 'dupatta' }) }, ravi, 'category')
  const late = await update(category._id, { name: 'shawl', ...seen({ name: 'dupatta' }) }, ravi, 'category')
  expect(late).toMatchObject({ status: 409, body: { clash: { stored: { name: 'stole' } } } })
  const status = { status: 'false', ...seen({ status: true }) }
  const merged = await update(category._id, status, ravi, 'category')
  expect(merged.body.category).toMatchObject({ name: 'stole', status: false })
})

test('nor are a person, the settings and the sliding text', async () => {
  const { meera } = people
  const user = (json: object, as = people.adminAsha) =>
    shop.call('POST', `/api/admin/user/update/${meera.id}`, { as, json })
  await user({ contact: '9000000001', seen: { contact: '9876543210' } })
  expect((await user({ contact: '9000000002', seen: { contact: '9876543210' } }, ravi)).body).toMatchObject({
    code: 'changed_meanwhile',
    clash: { fields: ['contact'], stored: { contact: '9000000001' }, wanted: { contact: '9000000002' } },
  })
  expect((await user({ name: 'Meera Nair', seen: { name: meera.name } }, ravi)).status).toBe(200)

  const settings = (json: object, as = people.adminAsha) => shop.call('POST', '/api/admin/shop', { as, json })
  await settings({ returnDays: 10, seen: { returnDays: 7 } })
  expect(
    (await settings({ returnDays: 14, tagline: 'x', seen: { returnDays: 7 } }, ravi)).body,
  ).toMatchObject({
    clash: { fields: ['returnDays'], stored: { returnDays: 10 } },
  })
  // The process hears of it from the database.
  await expect
    .poll(async () => (await shop.call('GET', '/api/shop')).body)
    .toMatchObject({ returnDays: 10, tagline: expect.not.stringMatching(/^x$/) })

  const slide = (text: string, was: string) =>
    shop.call('POST', '/api/admin/banner/slidingText', { as: ravi, json: { text, seen: { text: was } } })
  const { text } = (await shop.call('GET', '/api/admin/banner/slidingText')).body
  const both = await Promise.all([slide('Diwali', text), slide('Holi', text)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each(['{', '5', 'null'])('seen as %j is refused in words', async (nonsense) => {
  const { id } = await addProduct(shop, { name: `Nonsense ${nonsense.length}${nonsense.charCodeAt(0)}` })
  expect(await update(id, { price: '5', seen: nonsense })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'seen' }] },
  })
})
