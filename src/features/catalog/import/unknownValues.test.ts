import { count, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#/platform/db/platform.tables.ts'
import { withBrokenStatement } from '../../../../test/faults/breakStatement.ts'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { csv } from '../../../../test/fixtures/imports.ts'
import { firstLists } from '../attributes/attributeLists.rules.ts'
import { readLists } from '../stores/attributeLists.store.ts'
import { attributeValues } from '../tables/catalog.tables.ts'
import { readImport } from './import.store.ts'
import { openImportShop } from './importShop.fixture.ts'
import { runImport } from './runImport.actions.ts'
import { choosing, listsWith, unknownIn } from './unknownValues.rules.ts'

const importShop = await openImportShop()
const { shop, call, draftOf, importNow, bring, previewOf } = importShop
const { db } = shop.services
beforeEach(async () => {
  await importShop.clear()
  await db.delete(attributeValues)
})
afterAll(() => shop.close())

const file = csv(
  'slug,name,price,quantity,weave,work,colour',
  'one,One,999,1,Banarsi,Zari|Mirror lace,Kumkum red',
  'two,Two,999,1,Mekhela,Zari,Red',
  'three,Three,999,1,MEKHELA,Mirror lace,Red',
  'four,Four,999,1,Mekhela,,Red',
)
const choose = (id: string, newValues: object) => call('POST', `/import/${id}/values`, { newValues })
const names = async (key: 'weave' | 'work' | 'colour') => (await readLists(db))[key].map(({ value }) => value)
/** Entries in the log, which keeps those of other tests. */
const changesOfWeaves = () => db.$count(auditLog, eq(auditLog.subjectId, 'weave'))
const wovenAs = async () =>
  (await importShop.products()).map(({ slug, weave, work }) => [slug, weave, ...work])

describe('a preview', () => {
  test('names the unknown values of each list, how many rows have them, and what is near', async () => {
    const id = await draftOf(file)
    const { unknownValues, counts } = await previewOf(id)
    expect(unknownValues).toEqual([
      {
        field: 'weave',
        label: 'Weave or craft',
        values: [
          { value: 'Mekhela', rows: 3, near: [], add: false },
          { value: 'Banarsi', rows: 1, near: ['Banarasi'], add: false },
        ],
        more: 0,
      },
      {
        field: 'colour',
        label: 'Colour',
        values: [{ value: 'Kumkum red', rows: 1, near: expect.any(Array), add: false }],
        more: 0,
      },
      {
        field: 'work',
        label: 'Work',
        values: [{ value: 'Mirror lace', rows: 2, near: expect.any(Array), add: false }],
        more: 0,
      },
    ])
    expect(counts).toMatchObject({ new: 0, refused: 4 })
    expect(await readLists(db)).toEqual(firstLists())
  })

  test('counts with what was chosen, and says nothing of lists where nothing is unknown', async () => {
    const id = await draftOf(file)
    expect((await choose(id, { weave: ['mekhela'] })).status).toBe(200)
    const chosen = await previewOf(id)
    expect(chosen.counts).toMatchObject({ new: 2, refused: 2 })
    expect(chosen.unknownValues[0].values).toMatchObject([{ value: 'Mekhela', add: true }, { add: false }])
    expect((await previewOf(id, '?createValues=true')).counts).toMatchObject({ new: 4, refused: 0 })
    expect(await readLists(db)).toEqual(firstLists())
    const plain = await draftOf(csv('slug,name,price,quantity,weave', 'one,One,999,1,Ikat'))
    expect(await previewOf(plain)).not.toHaveProperty('unknownValues')
  })

  test('leaves alone what a product has already and what can stand in no list', async () => {
    await addProduct(shop, { name: 'Old', slug: 'old', weave: 'Lost weave' })
    const long = 'x'.repeat(61)
    const id = await draftOf(csv('slug,weave,colour', 'old,Lost weave,', `old,Lost weave,${long}`))
    expect(await previewOf(id)).not.toHaveProperty('unknownValues')
  })
})

describe('an import', () => {
  test('adds what was chosen to the ends of its lists, once, and refuses the rest', async () => {
    const id = await draftOf(file)
    await choose(id, { weave: ['Mekhela'], work: ['Mirror lace'] })
    expect(await importNow(id)).toMatchObject({ added: 3, refused: 1 })
    expect((await names('weave')).filter((value) => /mekhela/i.test(value))).toEqual(['Mekhela'])
    expect((await names('weave')).at(-1)).toBe('Mekhela')
    expect((await names('work')).at(-1)).toBe('Mirror lace')
    expect(await names('colour')).toEqual(firstLists().colour.map(({ value }) => value))
    expect(await wovenAs()).toEqual([
      ['four', 'Mekhela'],
      ['three', 'Mekhela', 'Mirror lace'],
      ['two', 'Mekhela', 'Zari'],
    ])
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, 'weave'))
    expect(entries).toMatchObject([{ action: 'attribute.update', actorName: 'Asha Verma' }])
    // Shoppers filter by it at once.
    const { body } = await shop.call('GET', '/api/admin/product?weave=mekhela')
    expect(body).toHaveLength(3)
  })

  test('adds all of them where it is told so, and nothing otherwise', async () => {
    expect(await bring(file)).toMatchObject({ added: 0, refused: 4 })
    expect(await readLists(db)).toEqual(firstLists())
    expect(await bring(file, { createValues: true })).toMatchObject({ added: 4, refused: 0 })
    expect(await names('weave')).toEqual(expect.arrayContaining(['Mekhela', 'Banarsi']))
  })

  test('that was cut off adds them as well, and none twice', async () => {
    const rows = Array.from(
      { length: 450 },
      (_, at) => `slug-${at},Name,99,1,${at < 200 ? 'Ikat' : at % 2 ? 'Mekhela' : 'mekhela'}`,
    )
    const id = await draftOf(csv('slug,name,price,quantity,weave', ...rows))
    await choose(id, { weave: ['Mekhela'] })
    await call('POST', `/import/${id}/start`, {})
    const before = await changesOfWeaves()
    for (const at of [18, 12, 6]) {
      await expect(
        withBrokenStatement({ at, when: 'after', how: 'error' }, () => runImport(shop.services, { id })),
      ).rejects.toThrow()
    }
    await runImport(shop.services, { id })
    expect((await readImport(db, id))?.row).toMatchObject({ state: 'done', added: 450, refused: 0 })
    const [added] = await db
      .select({ n: count() })
      .from(attributeValues)
      .where(eq(attributeValues.value, 'Mekhela'))
    expect(added?.n).toBe(1)
    expect(await changesOfWeaves()).toBe(before + 1)
  })

  test('that was started takes no other choice, and a value that is none is refused with its field', async () => {
    const id = await draftOf(file)
    expect(await choose(id, { weave: ['a|b'] })).toMatchObject({ status: 422 })
    await importNow(id)
    expect(await choose(id, { weave: ['Mekhela'] })).toMatchObject({
      status: 409,
      body: { code: 'import_started' },
    })
  })
})

test('a list takes no more values than it may have; letters make no other value', () => {
  const lists = firstLists()
  const many = Array.from({ length: 600 }, (_, at) => ({ key: 'weave' as const, value: `Weave ${at}` }))
  expect(listsWith(lists, many).weave).toHaveLength(500)
  expect(listsWith(lists, [{ key: 'weave', value: 'IKAT' }]).weave).toEqual(lists.weave)
  expect(unknownIn({ input: { weave: ' ikat ', work: ['zari', 'New work'] } }, lists)).toEqual([
    { key: 'work', value: 'New work' },
  ])
  const choice = { createValues: false, newValues: { work: ['new WORK'] } }
  expect(choosing(choice)({ key: 'work', value: 'New work' })?.value).toBe('new WORK')
  expect(choosing(choice)({ key: 'care', value: 'New work' })).toBeUndefined()
})
