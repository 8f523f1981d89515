import { eq, getTableColumns } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KnownPerson } from '../../../test/fixtures/people.ts'
import type { TestShop } from '../../../test/fixtures/shop.ts'
import { type Attribute, attributes } from './attributes.rules.ts'
import { products } from './catalog.tables.ts'

/** Follows the recipe of CONTRIBUTING before anything else is loaded: an entry, a column, its migration. */
const weave = {
  key: 'weave',
  label: 'Weave',
  usual: '',
  value: { most: 20 },
  form: { section: 'details' },
  csv: { text: 'How it is woven.', also: ['weavetype'] },
  detail: true,
  filter: ['Jamdani', 'Kadhua'],
}
const MIGRATION = "alter table products add column weave text not null default ''"

;(attributes as unknown[] as Attribute[]).push(weave as unknown as Attribute)
const columns = { weave: pgTable('products', { weave: text('weave').notNull().default('') }).weave }
Object.assign(products, columns)
Object.assign(getTableColumns(products), columns)
/** As the types know it once the entry is there. */
const woven = (value: string) => ({ weave: value }) as object

const { openTestShop } = await import('../../../test/fixtures/shop.ts')
const { signUp } = await import('../../../test/fixtures/people.ts')
const { upload } = await import('../../../test/fixtures/imports.ts')
const { runImport } = await import('./import/runImport.actions.ts')

let shop: TestShop
let admin: KnownPerson
let id: string

const form = (fields: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}
const saree = { name: 'Muslin Saree', slug: 'muslin-saree', price: '8999', quantity: '4' }
const namesAt = async (query: string, as?: KnownPerson) => {
  const { body } = await shop.call('GET', `/api/admin/product?${query}`, as && { as })
  return body.map(({ name }: { name: string }) => name)
}

beforeAll(async () => {
  shop = await openTestShop()
  await shop.services.db.execute(MIGRATION)
  admin = await signUp(shop, 'Asha Verma', 'admin')
  const answer = await shop.call('POST', '/api/admin/product/store', {
    as: admin,
    form: form({ ...saree, weave: ' Jamdani ' }),
  })
  expect(answer).toMatchObject({ status: 201, body: { product: { weave: 'Jamdani' } } })
  id = answer.body.product._id
  await shop.call('POST', '/api/admin/product/store', {
    as: admin,
    form: form({ ...saree, name: 'Plain Saree', slug: 'plain-saree' }),
  })
})
afterAll(() => shop?.close())

test('the API takes, checks, changes and tells it', async () => {
  const path = `/api/admin/product/update/${id}`
  const refused = await shop.call('POST', path, { as: admin, form: form({ weave: 'x'.repeat(21) }) })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'weave' }] } })
  const changed = await shop.call('POST', path, { as: admin, form: form({ weave: 'Kadhua' }) })
  expect(changed.body.product).toMatchObject({ weave: 'Kadhua', countryOfOrigin: 'India' })
  await shop.call('POST', path, { as: admin, form: form({ weave: 'Jamdani' }) })
  expect((await shop.call('GET', '/api/product/muslin-saree')).body).toMatchObject({ weave: 'Jamdani' })
})

test('both lists are narrowed by it, and their screens know how', async () => {
  for (const query of ['weave=jamdani', 'weave=Jamdani&q=muslin&limit=1']) {
    expect(await namesAt(query)).toEqual(['Muslin Saree'])
    expect(await namesAt(query, admin)).toEqual(['Muslin Saree'])
    expect(await namesAt(`page=1&${query}`, admin)).toEqual(['Muslin Saree'])
  }
  expect(await namesAt('weave=Kadhua')).toEqual([])
  const { readListingSearch } = await import('./ui/listingSearch.ts')
  expect(readListingSearch({ weave: 'Jamdani' })).toEqual({ weave: 'Jamdani' })
  expect(readListingSearch({ weave: 'all' })).toEqual({})
  const { activeFilters } = await import('./ui/listing/filterWords.ts')
  expect(activeFilters(woven('Jamdani'))).toEqual([{ words: 'Jamdani', keys: ['weave'] }])
  const { productFilters, readProductSearch } = await import('./ui/admin/productListing.ts')
  expect(readProductSearch({ weave: 'Kadhua' })).toEqual({ weave: 'Kadhua' })
  expect(readProductSearch({ weave: 'Ikat' })).toEqual({})
  const filter = productFilters([]).find(({ name }) => name === 'weave')
  expect(filter?.options.map(({ value }) => value)).toEqual(weave.filter)
})

test("the admin's form has a field of it, the product's page a row", async () => {
  const { productSections } = await import('./ui/admin/productSections.tsx')
  const sections = productSections([], { isNew: true, chosen: '' })
  const details = sections.find(({ title }) => title === 'Details')
  expect(details?.fields).toEqual([expect.objectContaining({ name: 'weave', label: 'Weave', maxLength: 20 })])
  const { emptyProduct, valuesOf } = await import('./ui/admin/productValues.ts')
  expect(emptyProduct).toMatchObject(woven(''))
  const { body: product } = await shop.call('GET', '/api/product/muslin-saree')
  expect(valuesOf(product)).toMatchObject(woven('Jamdani'))
  const { detailsOf } = await import('./attributes.rules.ts')
  expect(detailsOf(product)).toContainEqual(['Weave', 'Jamdani'])
})

test('files bring it in and take it out', async () => {
  const file = 'slug,Weave Type\r\nplain-saree,Kadhua\r\n'
  const { body } = await upload(shop, admin, file)
  await shop.call('POST', `/api/admin/import/${body.import._id}/start`, { as: admin, json: {} })
  await runImport(shop.services, { id: body.import._id })
  expect((await shop.call('GET', '/api/product/plain-saree')).body).toMatchObject({ weave: 'Kadhua' })
  const { exportCsv } = await import('./import/export.ts')
  const [head = '', ...lines] = (await new Response(exportCsv(shop.services.db)).text()).split('\r\n')
  const at = head.split(',').indexOf('weave')
  expect(lines.filter(Boolean).map((line) => line.split(',')[at])).toEqual(['Jamdani', 'Kadhua'])
  const { importColumns } = await import('./import/columns.rules.ts')
  expect(importColumns).toContainEqual({ key: 'weave', needed: 'never', ...weave.csv })
})

test('a change of it alone is heard', async () => {
  await shop.services.db.update(products).set(woven('Ikat')).where(eq(products.id, id))
  const weave = async () => (await shop.call('GET', '/api/product/muslin-saree')).body.weave
  await expect.poll(weave).toBe('Ikat')
})

test('every attribute has a column whose default is its usual value', () => {
  for (const { key, usual } of attributes) expect(getTableColumns(products)[key].default).toBe(usual)
})
