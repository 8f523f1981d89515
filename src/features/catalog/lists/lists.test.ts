import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#/platform/db/platform.tables.ts'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { type KnownPerson, signUp } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { firstLists, nearest, spelled } from '../attributes/attributeLists.rules.ts'
import { products } from '../tables/catalog.tables.ts'
import type { ValueList } from './lists.schema.ts'

let shop: TestShop
let admin: KnownPerson

beforeAll(async () => {
  shop = await openTestShop()
  admin = await signUp(shop, 'Asha Verma', 'admin')
})
afterAll(() => shop?.close())

const listOf = async (key: string): Promise<ValueList> => {
  const { body } = await shop.call('GET', '/api/admin/attribute', { as: admin })
  return body.find((list: ValueList) => list.key === key)
}
const namesOf = ({ values }: ValueList) => values.map(({ value }) => value)
const save = (key: string, values: object[], seen?: string) =>
  shop.call('POST', `/api/admin/attribute/update/${key}`, { as: admin, json: { values, seen } })
const stored = async ({ id }: { id: string }) => {
  const [row] = await shop.services.db.select().from(products).where(eq(products.id, id))
  if (!row) throw new Error('The product is gone')
  return row
}
const lastAudit = async () => {
  const [entry] = await shop.services.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  return entry
}
const form = (fields: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}
const saree = (fields: Record<string, string>) =>
  shop.call('POST', '/api/admin/product/store', {
    as: admin,
    form: form({ name: 'Silk Saree', price: '4999', quantity: '2', ...fields }),
  })

describe('a list', () => {
  test('begins as the program says, with how many products have each value', async () => {
    await addProduct(shop, { name: 'Aari Saree', lining: 'Crepe', work: ['Aari', 'Zari'] })
    const lining = await listOf('lining')
    expect(namesOf(lining)).toEqual(firstLists().lining.map(({ value }) => value))
    expect(lining.values.find(({ value }) => value === 'Crepe')).toMatchObject({ products: 1, active: true })
    const work = await listOf('work')
    expect(work.values.filter(({ products: many }) => many > 0).map(({ value }) => value)).toEqual([
      'Zari',
      'Aari',
    ])
  })

  test('takes an order, new values, swatches and retirement, and the log tells of it', async () => {
    const { version: before } = await listOf('colour')
    const { status, body } = await save(
      'colour',
      [{ value: 'Kumkum', hex: '#8E1A2D' }, { value: 'Red', active: false }, { value: 'Black' }],
      before,
    )
    expect(status).toBe(200)
    expect(body.list.values).toEqual([
      { value: 'Kumkum', hex: '#8e1a2d', active: true, products: 0 },
      { value: 'Red', hex: '#b3202c', active: false, products: 0 },
      { value: 'Black', hex: '#1b1a1d', active: true, products: 0 },
    ])
    expect(await lastAudit()).toMatchObject({
      action: 'attribute.update',
      subjectId: 'colour',
      after: { values: ['Kumkum #8e1a2d', 'Red #b3202c (retired)', 'Black #1b1a1d'] },
    })
    const overtaken = await save('colour', [{ value: 'White' }], before)
    expect(overtaken).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(namesOf(await listOf('colour'))).toEqual(['Kumkum', 'Red', 'Black'])
    // Neither a swatch nor a retirement is overwritten by somebody who did not see it.
    const { version } = await listOf('colour')
    const same = [{ value: 'Kumkum' }, { value: 'Red' }, { value: 'Black', hex: '#000000' }]
    expect((await save('colour', same, version)).status).toBe(200)
    expect((await save('colour', same, version)).status).toBe(409)
  })

  test('renames: products follow in one go, and pages are told', async () => {
    const one = await addProduct(shop, { name: 'One', weave: 'Tant', occasion: ['Puja', 'Office'] })
    const other = await addProduct(shop, {
      name: 'Other',
      weave: 'Jamdani',
      occasion: ['Office', 'Everyday'],
    })
    expect((await shop.call('GET', '/api/product/one')).body).toMatchObject({ weave: 'Tant' })
    const weaves = namesOf(await listOf('weave'))
    // Each takes the name of the other.
    const swapped = weaves.map((value) =>
      value === 'Tant'
        ? { value: 'Jamdani', was: ['Tant'] }
        : value === 'Jamdani'
          ? { value: 'Bengal tant', was: ['Jamdani'] }
          : { value },
    )
    expect(await save('weave', swapped)).toMatchObject({
      status: 200,
      body: { message: 'Weave or craft: the list was saved, 2 products follow' },
    })
    expect([(await stored(one)).weave, (await stored(other)).weave]).toEqual(['Jamdani', 'Bengal tant'])
    expect((await stored(one)).updatedAt).toEqual(one.updatedAt)
    expect((await shop.call('GET', '/api/product/one')).body).toMatchObject({ weave: 'Jamdani' })
    expect((await lastAudit())?.after).toMatchObject({
      renamed: { Tant: 'Jamdani', Jamdani: 'Bengal tant' },
      products: 2,
    })
    const third = await addProduct(shop, { name: 'Third', occasion: ['Office', 'Puja', 'Everyday'] })
    // Two become one: a product that had both has it once, where the first stood.
    const merged = namesOf(await listOf('occasion'))
      .filter((value) => value !== 'Office' && value !== 'Everyday')
      .concat('Every day')
      .map((value) => ({ value, was: value === 'Every day' ? ['Office', 'Everyday'] : [] }))
    expect((await save('occasion', merged)).status).toBe(200)
    expect((await stored(one)).occasion).toEqual(['Puja', 'Every day'])
    expect((await stored(other)).occasion).toEqual(['Every day'])
    expect((await stored(third)).occasion).toEqual(['Every day', 'Puja'])
  })

  test('lets no value vanish that a product has; one that nobody has may go', async () => {
    await addProduct(shop, { name: 'Velvet Saree', fabric: 'Velvet' })
    const others = namesOf(await listOf('fabric')).filter((value) => value !== 'Velvet' && value !== 'Net')
    const refused = await save(
      'fabric',
      others.map((value) => ({ value })),
    )
    expect(refused).toMatchObject({ status: 409, body: { code: 'value_in_use' } })
    expect(refused.body.message).toContain('“Velvet”')
    expect(
      (
        await save(
          'fabric',
          [...others, 'Velvet'].map((value) => ({ value })),
        )
      ).status,
    ).toBe(200)
    expect(namesOf(await listOf('fabric'))).not.toContain('Net')
  })

  test('takes no more values than the form can save again', async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ value: `Care ${at}` }))
    expect((await save('care', many)).status).toBe(200)
    const add = (value: string) =>
      shop.call('POST', '/api/admin/attribute/value/care', { as: admin, json: { value } })
    const refused = await add('One more')
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'value' }] } })
    expect(refused.body.message).toContain('at most 500 values')
    expect((await add('care 499')).status).toBe(200)
    expect((await save('care', many.slice(1))).status).toBe(200)
  })

  test.each([
    [[{ value: 'Zari' }, { value: 'ZARI' }], /twice/],
    [[{ value: 'Zari|Aari' }], /Without \|/],
    [[{ value: ' ' }], /required/],
    [[{ value: 'Zari', hex: 'red' }], /colour such as/],
    [[{ value: 'x'.repeat(61) }], /60 characters/],
    [[], /at least one value/],
  ])('refuses %j', async (values, words) => {
    const { status, body } = await save('pattern', values)
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toMatch(words)
  })
})

describe('a product', () => {
  test('gets values as the list spells them; what is not in it is refused with what is near', async () => {
    const { status, body } = await saree({ slug: 'one-more', weave: 'BANARASI', work: 'zari|Zari|meenakari' })
    expect(status).toBe(201)
    expect(body.product).toMatchObject({
      weave: 'Banarasi',
      work: ['Zari', 'Meenakari'],
    })
    const refused = await saree({ slug: 'two', weave: 'Banarsi', work: 'Zari|Zardosi' })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'weave' }, { field: 'work' }] } })
    expect(refused.body.errors[0].message).toMatch(/Near it: Banarasi/)
  })

  test('that has no value yet is given none that is in no list either', async () => {
    const { body } = await saree({ slug: 'no-weave-yet' })
    const path = `/api/admin/product/update/${body.product._id}`
    const refused = await shop.call('POST', path, {
      as: admin,
      form: form({ weave: 'Banarsi', border: 'Lac' }),
    })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'weave' }, { field: 'border' }] },
    })
  })

  test('keeps a value that was retired or has left its list; another does not get it', async () => {
    const { body } = await saree({ slug: 'retired', border: 'Lace' })
    const borders = namesOf(await listOf('border'))
    await save(
      'border',
      borders.map((value) => ({ value, active: value !== 'Lace' })),
    )
    const path = `/api/admin/product/update/${body.product._id}`
    const saved = await shop.call('POST', path, { as: admin, form: form({ border: 'Lace', price: '5999' }) })
    expect(saved).toMatchObject({ status: 200, body: { product: { border: 'Lace' } } })
    expect(await saree({ slug: 'another', border: 'Lace' })).toMatchObject({ status: 422 })
  })

  test('is given a value that is added to its list from the form', async () => {
    const add = (value: string) =>
      shop.call('POST', '/api/admin/attribute/value/marks', { as: admin, json: { value } })
    expect((await add('Cluster mark')).body.list.values.at(-1)).toMatchObject({ value: 'Cluster mark' })
    // Two that look alike would be two filters.
    await add('Cluster\u200b  mark')
    await add('Clus\u202eter\nmark')
    const again = await add('CLUSTER MARK')
    expect(
      again.body.list.values.filter(({ value }: { value: string }) => /cluster/i.test(value)),
    ).toHaveLength(1)
    expect((await saree({ slug: 'marked', marks: 'cluster mark' })).body.product.marks).toEqual([
      'Cluster mark',
    ])
  })
})

test('nobody gets the old name of a value that is renamed at the same moment', async () => {
  const all = namesOf(await listOf('pattern'))
  const rename = save(
    'pattern',
    all.map((value) => (value === 'Dots' ? { value: 'Bandhej dots', was: ['Dots'] } : { value })),
  )
  const saved = Array.from({ length: 6 }, (_, at) => saree({ slug: `dots-${at}`, pattern: 'Dots' }))
  await Promise.all([rename, ...saved])
  const rows = await shop.services.db.select().from(products).where(eq(products.pattern, 'Dots'))
  expect(rows).toEqual([])
})

test('what is near a value is found as people spell it', () => {
  const { weave, colour } = firstLists()
  expect(nearest(weave, 'kanjiwaram')).toEqual(['Kanjivaram'])
  expect(nearest(weave, 'Chikan kari')[0]).toBe('Chikankari')
  expect(nearest(colour, 'qqq')).toEqual([])
  expect(nearest([{ value: 'Kanjivaram', hex: '', active: false }], 'kanjiwaram')).toEqual([])
  expect(spelled(firstLists(), { colour: '' }).unlisted).toEqual([])
})
