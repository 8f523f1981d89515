import { asc, count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#/platform/db/platform.tables.ts'
import { addCategory, addProduct } from '../../../../test/fixtures/goods.ts'
import { csv } from '../../../../test/fixtures/imports.ts'
import type { Json } from '../../../../test/fixtures/shop.ts'
import { categories, products } from '../tables/catalog.tables.ts'
import { imports } from './import.tables.ts'
import { openImportShop } from './importShop.fixture.ts'
import { runImport } from './runImport.actions.ts'

const importShop = await openImportShop()
const { shop, call, draftOf, importNow, bring, previewOf } = importShop
beforeEach(importShop.clear)
afterAll(() => shop.close())

const header = 'slug,name,category,price,mrp,quantity,enableSize,sizes,status'

describe('a preview', () => {
  test('tells row by row what is wrong, in the words of the product form, and writes nothing', async () => {
    await addCategory(shop, { name: 'saree' })
    await addProduct(shop, { name: 'Old Saree', slug: 'old-saree', pricePaise: 100_000, quantity: 3 })
    await addProduct(shop, { name: 'Same Saree', slug: 'same-saree', pricePaise: 50_050, quantity: 3 })
    const before = await importShop.products()
    const id = await draftOf(
      csv(
        'slug,name,category,price,quantity',
        'new-saree,साड़ी,saree,1299.50,4',
        'old-saree,Old Saree,,1001,3',
        'same-saree,Same Saree,,500.50,3',
        'Bad Slug,,saree,"1.299,00",x',
        'new-saree,Twice,saree,1,1',
        'lost-saree,Lost,kurta,1,1',
      ),
    )
    expect(await previewOf(id)).toEqual({
      rows: 6,
      counts: { new: 1, changed: 1, unchanged: 1, refused: 3 },
      ignored: [],
      unknownCategories: [{ name: 'kurta', rows: 1 }],
      problemCount: 6,
      problems: [
        { row: 5, slug: 'Bad Slug', field: 'name', message: 'Name is required.' },
        { row: 5, slug: 'Bad Slug', field: 'slug', message: 'Small letters, digits and hyphens only.' },
        { row: 5, slug: 'Bad Slug', field: 'price', message: 'A price such as 1,299.00.' },
        { row: 5, slug: 'Bad Slug', field: 'quantity', message: 'A number of pieces such as 12.' },
        { row: 6, slug: 'new-saree', field: 'slug', message: 'Row 2 has this slug already.' },
        { row: 7, slug: 'lost-saree', field: 'category', message: 'This category does not exist.' },
      ],
    })
    expect(await previewOf(id, '?createCategories=true')).toMatchObject({
      counts: { new: 2, changed: 1, unchanged: 1, refused: 2 },
    })
    expect(await importShop.products()).toEqual(before)
    expect(await shop.services.db.select().from(categories)).toHaveLength(1)
  })

  test('lists the first 200 problems and counts them all', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `slug-${at},Name,,`)
    const preview = await previewOf(await draftOf(csv('slug,name,price,quantity', ...rows)))
    expect(preview).toMatchObject({ counts: { refused: 300 }, problemCount: 600 })
    expect(preview.problems).toHaveLength(200)
  })
})

describe('an import', () => {
  test('names a product that somebody else changed after the upload', async () => {
    await addProduct(shop, { name: 'Old Saree', slug: 'old-saree', quantity: 3 })
    await addProduct(shop, { name: 'Calm Saree', slug: 'calm-saree', quantity: 3 })
    const id = await draftOf(csv('slug,price', 'old-saree,1299', 'calm-saree,1299'))
    await shop.services.db
      .update(products)
      .set({ pricePaise: 1_400_00, updatedAt: sql`now()` })
      .where(eq(products.slug, 'old-saree'))
    await importNow(id)
    const { body } = await call('GET', `/import/${id}/report.csv`)
    const [, old, calm] = body.split('\r\n')
    expect(old).toContain('Somebody else changed this product after the file was uploaded')
    expect(calm).not.toContain('Somebody else')
  })

  test('adds, changes, leaves alone and refuses, and tells it in a report', async () => {
    await addCategory(shop, { name: 'saree' })
    const old = await addProduct(shop, { name: 'Old Saree', slug: 'old-saree', quantity: 3, hsn: '5007' })
    const done = await bring(
      csv(
        header,
        'new-suit,Cotton Suit,saree,"₹1,299.50",1999,4,yes,M|S,inactive',
        'old-saree,Old Saree,SAREE,1299,,7,,,',
        '"=1+1",Formula,,1,,1,,,',
      ),
    )
    expect(done).toMatchObject({
      ...{ state: 'done', rows: 3, position: 3, actor: 'Asha Verma' },
      ...{ added: 1, changed: 1, unchanged: 0, refused: 1 },
    })
    const [suit, saree] = await importShop.products()
    expect(suit).toMatchObject({
      ...{ slug: 'new-suit', name: 'Cotton Suit', pricePaise: 129_950, mrpPaise: 199_900 },
      ...{ quantity: 4, enableSize: true, sizes: ['S', 'M'], status: false, countryOfOrigin: 'India' },
    })
    expect(saree).toMatchObject({ id: old.id, quantity: 7, hsn: '5007', status: true, title: 'Old Saree' })
    expect(saree?.categoryId).toBe(suit?.categoryId)
    const report = await call('GET', `/import/${done._id}/report.csv`)
    expect(report.headers.get('content-disposition')).toContain('.csv')
    expect(report.body.replace('\uFEFF', '').split('\r\n')).toEqual([
      'row,slug,result,message',
      '2,new-suit,new,',
      '3,old-saree,changed,',
      '4,\'=1+1,refused,"slug: Small letters, digits and hyphens only."',
      '',
    ])
  })

  test('changes nothing when the same file comes again', async () => {
    const file = csv(header, 'a-saree,A,,100,,1,,,', 'b-saree,B,,200.50,300,2,true,,')
    expect(await bring(file)).toMatchObject({ added: 2 })
    const first = await importShop.products()
    expect(await bring(file)).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 0 })
    expect(await importShop.products()).toEqual(first)
  })

  test('makes the categories it names when asked to', async () => {
    const file = csv(
      'slug,name,price,quantity,category',
      'a,A,1,1,लहंगा',
      'b,B,1,1,Occasion',
      'c,C,1,1,occasion',
    )
    expect(await bring(file)).toMatchObject({ refused: 3 })
    expect(await bring(file, { createCategories: true })).toMatchObject({ added: 3, refused: 0 })
    const made = await shop.services.db.select().from(categories).orderBy(asc(categories.name))
    expect(made.map(({ name, status }) => [name, status])).toEqual([
      ['Occasion', true],
      ['लहंगा', true],
    ])
  })

  test('keeps a name that is older than the rules for names', async () => {
    await addProduct(shop, { name: 'Silk\nSaree', slug: 'old-saree', quantity: 3 })
    const file = csv('slug,name,quantity', 'old-saree,"Silk\nSaree",5')
    expect(await bring(file)).toMatchObject({ changed: 1, refused: 0 })
    const again = csv('slug,name,quantity', 'old-saree,"Silk\nSari",5')
    expect(await bring(again)).toMatchObject({ changed: 0, refused: 1 })
  })

  test('makes no category that nobody could reach or read, and says why; any other name is a name', async () => {
    const file = csv(
      'slug,name,price,quantity,category',
      'a,A,1,1,..',
      'b,B,1,1,All',
      'c,C,1,1,\u200b',
      'd,\u200b,1,1,',
      'e,"Silk\nSaree",1,1,',
      'f,F,1,1,constructor',
      'g,G,1,1,__proto__',
    )
    const { problems } = await previewOf(await draftOf(file), '?createCategories=true')
    expect(problems.map(({ slug, field, message }: Json) => [slug, field, message])).toEqual([
      ['a', 'category', expect.stringContaining('could not reach')],
      ['b', 'category', expect.stringContaining('could not reach')],
      ['c', 'category', 'Name is required.'],
      ['d', 'name', 'Name is required.'],
      ['e', 'name', 'Please write it in one line.'],
    ])
    expect(await bring(file, { createCategories: true })).toMatchObject({ added: 2, refused: 5 })
    const made = (await shop.call('GET', '/api/admin/category')).body
    expect(made.map(({ name }: Json) => name).sort()).toEqual(['__proto__', 'constructor'])
  })

  test('shows in the shop at once, in every process, whatever was changed', async () => {
    await shop.call('GET', '/api/admin/product')
    const other = await shop.anotherProcess()
    try {
      await other.call('GET', '/api/admin/product')
      await bring(csv(header, 'shown-saree,Shown Saree,,100,,5,,,'))
      expect((await shop.call('GET', '/api/product/shown-saree')).body).toMatchObject({ quantity: 5 })
      // The quantity alone.
      await bring(csv('slug,quantity', 'shown-saree,4'))
      expect((await shop.call('GET', '/api/product/shown-saree')).body).toMatchObject({ quantity: 4 })
      await expect
        .poll(async () => (await other.call('GET', '/api/product/shown-saree')).body)
        .toMatchObject({ name: 'Shown Saree', quantity: 4 })
    } finally {
      await other.close()
    }
  })

  test('leaves one entry with its counts in the log of changes', async () => {
    const { _id } = await bring(csv(header, 'a-saree,A,,100,,1,,,'))
    const entries = await shop.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, _id))
      .orderBy(asc(auditLog.id))
    expect(entries.map(({ action }) => action)).toEqual(['import.upload', 'import.start', 'import.finish'])
    expect(entries.at(-1)).toMatchObject({
      actorName: 'Asha Verma',
      after: { state: 'done', added: 1, changed: 0, unchanged: 0, refused: 0 },
    })
  })

  test('is started once, and one at a time', async () => {
    const [one, other] = [
      await draftOf(csv(header, 'a,A,,1,,1,,,')),
      await draftOf(csv(header, 'b,B,,1,,1,,,')),
    ]
    const starts = await Promise.all([one, other].map((id) => call('POST', `/import/${id}/start`, {})))
    expect(starts.map(({ status }) => status).sort()).toEqual([200, 409])
    const first = starts[0]?.status === 200 ? one : other
    expect((await call('POST', `/import/${first}/start`, {})).body.code).toBe('import_started')
    expect((await call('GET', `/import/${first}/preview`)).body.code).toBe('import_started')
    expect((await call('DELETE', `/import/${first}`)).body.code).toBe('import_started')
    expect((await call('GET', `/import/${first}/report.csv`)).body.code).toBe('import_unfinished')
    await runImport(shop.services, { id: first })
    await runImport(shop.services, { id: first })
    expect(await importShop.products()).toHaveLength(1)
    const list = await call('GET', '/import?limit=1')
    expect(list.body).toHaveLength(1)
    expect(list.headers.get('x-total-count')).toBe('2')
  })

  test('can be thrown away before it is started', async () => {
    const id = await draftOf(csv(header, 'a,A,,1,,1,,,'))
    expect((await call('DELETE', `/import/${id}`)).status).toBe(200)
    expect((await call('GET', `/import/${id}`)).status).toBe(404)
    expect((await shop.services.db.select({ n: count() }).from(imports))[0]?.n).toBe(0)
  })
})
