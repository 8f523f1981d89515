import { eq, getTableColumns } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KnownPerson } from '../../../../test/fixtures/people.ts'
import type { TestShop } from '../../../../test/fixtures/shop.ts'
import { products } from '../tables/catalog.tables.ts'
import { attributeInputs, usualOf } from './attributeInputs.rules.ts'
import { type Attribute, attributes } from './attributes.rules.ts'
import { filterKeys } from './filterKeys.rules.ts'

/** Follows the recipe of CONTRIBUTING before anything else is loaded: an entry, a column, its migration. */
const pallu = {
  key: 'pallu',
  label: 'Pallu',
  value: { is: 'text' },
  detail: 'cloth',
}
const asked = {
  most: 20,
  form: { section: 'law' },
  csv: { text: 'How it is woven.', also: ['palluend'] },
}
const MIGRATION = "alter table products add column pallu text not null default ''"

;(attributes as unknown[] as Attribute[]).push(pallu as unknown as Attribute)
Object.assign(attributeInputs, { pallu: asked })
;(filterKeys as unknown as string[]).push('pallu')
const columns = { pallu: pgTable('products', { pallu: text('pallu').notNull().default('') }).pallu }
Object.assign(products, columns)
Object.assign(getTableColumns(products), columns)
/** As the types know it once the entry is there. */
const withPallu = (value: string) => ({ pallu: value }) as object

const { openTestShop } = await import('../../../../test/fixtures/shop.ts')
const { signUp } = await import('../../../../test/fixtures/people.ts')
const { upload } = await import('../../../../test/fixtures/imports.ts')
const { runImport } = await import('../import/runImport.actions.ts')

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
    form: form({ ...saree, pallu: ' Jamdani ' }),
  })
  expect(answer).toMatchObject({ status: 201, body: { product: { pallu: 'Jamdani' } } })
  id = answer.body.product._id
  await shop.call('POST', '/api/admin/product/store', {
    as: admin,
    form: form({ ...saree, name: 'Plain Saree', slug: 'plain-saree' }),
  })
})
afterAll(() => shop?.close())

test('the API takes, checks, changes and tells it', async () => {
  const path = `/api/admin/product/update/${id}`
  const refused = await shop.call('POST', path, { as: admin, form: form({ pallu: 'x'.repeat(21) }) })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'pallu' }] } })
  const changed = await shop.call('POST', path, { as: admin, form: form({ pallu: 'Kadhua' }) })
  expect(changed.body.product).toMatchObject({ pallu: 'Kadhua', countryOfOrigin: 'India' })
  await shop.call('POST', path, { as: admin, form: form({ pallu: 'Jamdani' }) })
  expect((await shop.call('GET', '/api/product/muslin-saree')).body).toMatchObject({ pallu: 'Jamdani' })
})

test('each kind is taken as it is typed, shown, filtered and exported', async () => {
  const path = `/api/admin/product/update/${id}`
  const typed = {
    ...{ clothLength: '5.5 m', blouseLength: '80 cm', weight: '0.45 kg', blousePiece: 'yes' },
    ...{ work: 'Zari|Meenakari', occasion: 'Wedding', colour: ' Maroon ' },
  }
  const shown = {
    ...{ clothLength: 5.5, blouseLength: 0.8, weight: 450, blousePiece: true },
    ...{ work: ['Zari', 'Meenakari'], occasion: ['Wedding'], colour: 'Maroon' },
  }
  const changed = await shop.call('POST', path, { as: admin, form: form(typed) })
  expect(changed.body.product).toMatchObject(shown)
  expect((await shop.call('GET', '/api/product/muslin-saree')).body).toMatchObject(shown)
  const [row] = await shop.services.db.select().from(products).where(eq(products.id, id))
  expect(row).toMatchObject({ clothLength: 550, blouseLength: 80, weight: 450 })
  const { body: plain } = await shop.call('GET', '/api/product/plain-saree')
  expect(plain).toMatchObject({ work: [], blousePiece: null, clothLength: null, colour: '' })
  for (const query of ['work=meenakari', 'blousePiece=Yes', 'colour=MAROON', 'work=zari&occasion=wedding']) {
    expect(await namesAt(query)).toEqual(['Muslin Saree'])
    expect(await namesAt(query, admin)).toEqual(['Muslin Saree'])
  }
  for (const query of ['work=zar', 'blousePiece=no', 'blousePiece=maybe']) {
    expect(await namesAt(query)).toEqual([])
    expect(await namesAt(query, admin)).toEqual([])
  }
  for (const [field, text] of [
    ['weight', '5 m'],
    ['clothLength', '60'],
    ['blousePiece', 'perhaps'],
  ]) {
    const refused = await shop.call('POST', path, {
      as: admin,
      form: form({ [String(field)]: String(text) }),
    })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  }
  const { exportCsv } = await import('../import/export.ts')
  const csv = await new Response(exportCsv(shop.services.db)).text()
  expect(csv).toContain(',Zari|Meenakari,')
  expect(csv).toContain(',5.5,Yes,0.8,')
  const nothing = Object.fromEntries(Object.keys(typed).map((name) => [name, '']))
  const emptied = await shop.call('POST', path, { as: admin, form: form(nothing) })
  expect(emptied.body.product).toMatchObject({ work: [], blousePiece: null, weight: null, colour: '' })
})

test('both lists are narrowed by it, and their screens know how', async () => {
  for (const query of ['pallu=jamdani', 'pallu=Jamdani&q=muslin&limit=1']) {
    expect(await namesAt(query)).toEqual(['Muslin Saree'])
    expect(await namesAt(query, admin)).toEqual(['Muslin Saree'])
    expect(await namesAt(`page=1&${query}`, admin)).toEqual(['Muslin Saree'])
  }
  expect(await namesAt('pallu=Kadhua')).toEqual([])
  const { readListingSearch } = await import('../ui/listingSearch.ts')
  expect(readListingSearch({ pallu: 'Jamdani' })).toEqual({ pallu: 'Jamdani' })
  expect(readListingSearch({ pallu: 'all' })).toEqual({})
  const { activeFilters } = await import('../ui/listing/filterWords.ts')
  expect(activeFilters(withPallu('Jamdani'))).toEqual([
    { words: 'Jamdani', keys: ['pallu'], value: 'Jamdani' },
  ])
  const { readProductSearch } = await import('../ui/admin/productListing.ts')
  expect(readProductSearch({ pallu: 'Kadhua' })).toEqual({ pallu: 'Kadhua' })
})

test("the admin's form has a field of it, the product's page a row", async () => {
  const { productSections } = await import('../ui/admin/productSections.tsx')
  const sections = productSections([], { isNew: true, chosen: '' })
  const law = sections.find(({ title }) => title === 'Tax and origin')
  expect(law?.fields.at(-1)).toMatchObject({ name: 'pallu', label: 'Pallu', maxLength: 20 })
  const asked = sections.flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(asked).toEqual(expect.arrayContaining(attributes.map(({ key }) => key)))
  const { emptyProduct, valuesOf } = await import('../ui/admin/productValues.ts')
  expect(emptyProduct).toMatchObject(withPallu(''))
  const { body: product } = await shop.call('GET', '/api/product/muslin-saree')
  expect(valuesOf(product)).toMatchObject(withPallu('Jamdani'))
  const { factsOf } = await import('../ui/detail/facts.rules.ts')
  const [cloth] = factsOf(product)
  expect(cloth).toMatchObject({ title: 'Cloth and craft', facts: [{ label: 'Pallu', value: 'Jamdani' }] })
})

test('files bring it in and take it out', async () => {
  const file = 'slug,Pallu End\r\nplain-saree,Kadhua\r\n'
  const { body } = await upload(shop, admin, file)
  await shop.call('POST', `/api/admin/import/${body.import._id}/start`, { as: admin, json: {} })
  await runImport(shop.services, { id: body.import._id })
  expect((await shop.call('GET', '/api/product/plain-saree')).body).toMatchObject({ pallu: 'Kadhua' })
  const { exportCsv } = await import('../import/export.ts')
  const [head = '', ...lines] = (await new Response(exportCsv(shop.services.db)).text()).split('\r\n')
  const at = head.split(',').indexOf('pallu')
  expect(lines.filter(Boolean).map((line) => line.split(',')[at])).toEqual(['Jamdani', 'Kadhua'])
  const { importColumns } = await import('../import/columns.rules.ts')
  expect(importColumns).toContainEqual({ key: 'pallu', needed: 'never', ...asked.csv })
})

test('a file gives a value as its list spells it; one that is in no list is refused with what is near', async () => {
  const file = 'slug,weave\r\nplain-saree,CHANDERI\r\nmuslin-saree,Banarsi\r\n'
  const { body } = await upload(shop, admin, file)
  const path = `/api/admin/import/${body.import._id}`
  const preview = await shop.call('GET', `${path}/preview`, { as: admin })
  expect(preview.body.problems).toMatchObject([{ slug: 'muslin-saree', field: 'weave' }])
  expect(preview.body.problems[0].message).toMatch(/Near it: Banarasi/)
  await shop.call('POST', `${path}/start`, { as: admin, json: {} })
  await runImport(shop.services, { id: body.import._id })
  expect((await shop.call('GET', '/api/product/plain-saree')).body.weave).toBe('Chanderi')
})

test('a change of it alone is heard', async () => {
  await shop.services.db.update(products).set(withPallu('Ikat')).where(eq(products.id, id))
  const pallu = async () => (await shop.call('GET', '/api/product/muslin-saree')).body.pallu
  await expect.poll(pallu).toBe('Ikat')
})

test('every attribute has a column whose default is its usual value', () => {
  for (const attribute of attributes) {
    const { key } = attribute
    const usual = usualOf(attribute)
    const { default: stored } = getTableColumns(products)[key]
    if (Array.isArray(usual)) expect(stored, key).toMatchObject({ queryChunks: [{ value: ["'{}'"] }] })
    else expect(stored ?? null, key).toBe(usual)
  }
})
