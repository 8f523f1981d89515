import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCategory, addProduct } from '../../../../test/fixtures/goods.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
const kurta = (colour: string, fields: object = {}) =>
  addProduct(shop, { name: `Meera kurta, ${colour}`, family: 'MEERA 1', ...fields })
let [maroon, teal, gone]: Awaited<ReturnType<typeof kurta>>[] = []

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  maroon = await kurta('maroon', { images: ['/media/a.1020x1440.8a1a2e/1020.webp'], pricePaise: 149_900 })
  teal = await kurta('teal', { family: 'meera 1' })
  gone = await kurta('yellow', { quantity: 0 })
  await kurta('draft', { status: false })
  await kurta('closed', { categoryId: (await addCategory(shop, { name: 'closed', status: false })).id })
  await addProduct(shop, { name: 'Plain saree' })
})
afterAll(() => shop.close())

const product = async (slug: string, as = {}) => (await shop.call('GET', `/api/product/${slug}`, { as })).body
const namesOf = (body: Json): string[] => body.map(({ name }: Json) => name)
const save = (path: string, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return shop.call('POST', `/api/admin/product/${path}`, { as: people.adminAsha, form })
}

test('a product names the others of its family that are on sale, in whatever letters it is written', async () => {
  const body = await product('meera-kurta-teal')
  expect(body).toMatchObject({ family: 'meera 1', moreColours: 0 })
  expect(body.colours).toEqual([
    {
      ...{ id: maroon?.id, name: maroon?.name, slug: maroon?.slug },
      ...{ image: maroon?.images[0], price: 1499, soldOut: false },
    },
    {
      ...{ id: gone?.id, name: gone?.name, slug: gone?.slug },
      ...{ image: null, price: 1299, soldOut: true },
    },
  ])
  const plain = await product('plain-saree')
  expect(plain.family).toBe('')
  expect(plain).not.toHaveProperty('colours')
})

test('lists say it shorter, and admins get the same, beside their drafts as well', async () => {
  const { body } = await shop.call('GET', '/api/admin/product?q=teal')
  const short = { id: maroon?.id, name: maroon?.name, image: maroon?.images[0], soldOut: false }
  expect(body[0].colours[0]).toEqual(short)
  const asAdmin = await shop.call('GET', '/api/admin/product?q=teal', { as: people.adminAsha })
  expect(asAdmin.body[0].colours).toEqual(body[0].colours)
  const teals = await product('meera-kurta-teal')
  expect((await product('meera-kurta-teal', people.adminAsha)).colours).toEqual(teals.colours)
  expect(namesOf((await product('meera-kurta-draft', people.adminAsha)).colours)).toEqual([
    'Meera kurta, maroon',
    'Meera kurta, teal',
    'Meera kurta, yellow',
  ])
})

test('a change of one is seen beside the others at once', async () => {
  await save(`update/${teal?.id}`, { price: '1600' })
  expect((await product('meera-kurta-maroon')).colours[0]).toMatchObject({ id: teal?.id, price: 1600 })
  await save(`update/${teal?.id}`, { family: ' TEAL   2 ' })
  expect(namesOf((await product('meera-kurta-maroon')).colours)).toEqual(['Meera kurta, yellow'])
  const other = await product('meera-kurta-teal')
  expect(other.family).toBe('TEAL 2')
  expect(other).not.toHaveProperty('colours')
  await save(`update/${teal?.id}`, { family: 'meera 1' })
})

test('lists are narrowed to a family, for shoppers to what is on sale', async () => {
  const named = async (query: string, as = {}) =>
    namesOf((await shop.call('GET', `/api/admin/product?${query}`, { as })).body)
  expect(await named('family=Meera%201')).toEqual([gone?.name, teal?.name, maroon?.name])
  expect(await named('family=meera')).toEqual([])
  const asAdmin = await named('family=meera%201&page=1', people.adminAsha)
  expect(asAdmin).toHaveLength(5)
  expect(await named('q=MEERA%201&page=1', people.adminAsha)).toEqual(asAdmin)
})

test('admins are proposed the families there are, each once', async () => {
  const proposed = async (q: string) =>
    (await shop.call('GET', `/api/admin/product/families?q=${q}`, { as: people.adminAsha })).body
  expect(await proposed('')).toEqual([{ family: expect.stringMatching(/^meera 1$/i), products: 5 }])
  expect(await proposed('EERA')).toHaveLength(1)
  expect(await proposed('%25')).toEqual([])
  expect((await shop.call('GET', '/api/admin/product/families', { as: people.meera })).status).toBe(403)
})

const blue = { price: '999', quantity: '1' }

test('another colour of a product without a family makes one of both', async () => {
  const first = await addProduct(shop, { name: 'Lone saree' })
  const made = await save('store', {
    ...blue,
    name: 'Lone saree, blue',
    family: 'lone-saree',
    colourOf: first.id,
  })
  expect(made).toMatchObject({ status: 201, body: { product: { family: 'lone-saree' } } })
  expect(await product('lone-saree')).toMatchObject({
    family: 'lone-saree',
    colours: [{ name: 'Lone saree, blue' }],
  })
  const log = await shop.call('GET', '/api/admin/audit?limit=1&action=product.update', {
    as: people.adminAsha,
  })
  expect(JSON.stringify(log.body)).toContain('lone-saree')
})

test('who has a family keeps it, whatever another colour is said to have', async () => {
  const fields = { ...blue, name: 'Meera kurta, blue', family: 'OTHER', colourOf: String(maroon?.id) }
  await save('store', fields)
  expect(await product('meera-kurta-maroon')).toMatchObject({ family: 'MEERA 1' })
})

test('a code that is too long is refused where it was typed', async () => {
  const { status, body } = await save(`update/${teal?.id}`, { family: 'x'.repeat(41) })
  expect(status).toBe(422)
  expect(body.errors).toEqual([{ field: 'family', message: 'At most 40 characters.' }])
})

test('a colour has the swatch of the shop’s list, and cached answers follow it', async () => {
  const one = await kurta('rani', { family: 'RANI', colour: 'Rani pink' })
  const other = await kurta('sea', { family: 'RANI', colour: 'Multicolour' })
  const hexOf = async (slug: string) => (await product(slug)).colours[0].hex
  expect(await hexOf(other.slug)).toBe('#c2185b')
  expect(await hexOf(one.slug)).toBeUndefined()
  const paint = (hex: string) =>
    shop.call('POST', '/api/admin/attribute/update/colour', {
      as: people.adminAsha,
      json: { values: [{ value: 'Rani pink', hex }, { value: 'Sea' }, { value: 'Multicolour' }] },
    })
  expect((await paint('#d81b60')).status).toBe(200)
  expect(await hexOf(other.slug)).toBe('#d81b60')
  // Another colour of the one concerns the page of the other.
  expect((await save(`update/${one.id}`, { colour: 'Sea' })).status).toBe(200)
  expect(await hexOf(other.slug)).toBeUndefined()
})
