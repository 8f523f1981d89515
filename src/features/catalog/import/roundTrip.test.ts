import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#/main/http/api.ts'
import { isSeen } from '#/platform/typed/visible.rules.ts'
import { addCategory, addProduct } from '../../../../test/fixtures/goods.ts'
import { upload } from '../../../../test/fixtures/imports.ts'
import { type KnownPerson, signUp } from '../../../../test/fixtures/people.ts'
import { addPicture } from '../../../../test/fixtures/pictures.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { saveVariants, variantsOf } from '../stock/variantFields.store.ts'
import { categories, products } from '../tables/catalog.tables.ts'
import type { VariantFields } from '../variants/variants.rules.ts'
import { runImport } from './runImport.actions.ts'

let shop: TestShop
let other: TestShop
const admins = new Map<TestShop, KnownPerson>()

beforeAll(async () => {
  shop = await openTestShop()
  other = await openTestShop()
  for (const one of [shop, other]) admins.set(one, await signUp(one, 'Asha Verma', 'admin'))
  const saree = await addCategory(shop, { name: 'साड़ी' })
  const suit = await addCategory(shop, { name: 'Salwar, "Suit"; festive' })
  await addProduct(shop, {
    name: '=HYPERLINK("http://x")',
    slug: 'formula',
    title: "'=already guarded",
    description: '"Quoted", with; separators\tand\nlines\r\nof all kinds. - ₹ रेशम 🪷',
    categoryId: saree.id,
    pricePaise: 1_299_950,
    mrpPaise: 1_500_000,
    mrpPrinted: true,
    hsn: '5007',
    family: '=MEERA-1',
    words: { hi: { name: '=लाल, "साड़ी"', description: 'दो\nपंक्तियाँ' } },
    images: [await addPicture(shop, '#8a1a2e'), await addPicture(shop, '#1d4e5f')],
  })
  await addProduct(shop, {
    ...{ name: '-5', slug: 'minus', title: '', quantity: 0, status: false, pricePaise: 1 },
    ...{ enableSize: true, sizes: ['XS', 'XXL'], gstClass: 'garment', countryOfOrigin: 'Nepal' },
    categoryId: suit.id,
  })
  await addProduct(shop, { name: 'On no shelf, without a picture', slug: 'bare', pricePaise: 5 })
  await putVariants('bare', [
    { size: 'S', pieces: 0, sku: '=S-1', barcode: '8901', pricePaise: null, images: [] },
    { size: 'XXL', pieces: 12, sku: '', barcode: '', pricePaise: 7, images: [] },
  ])
  const both = [await addPicture(shop, '#2f6b3a'), await addPicture(shop, '#6b2f5a')]
  await addProduct(shop, { name: 'Two sizes of two colours', slug: 'two', pricePaise: 900, images: both })
  await putVariants('two', [
    { size: 'M', pieces: 3, sku: '', barcode: '', pricePaise: null, images: both.slice(1) },
    { size: 'L', pieces: 1, sku: '', barcode: '', pricePaise: null, images: [] },
  ])
  await putVariants('minus', [
    { size: '', pieces: 0, sku: '007', barcode: '0012', pricePaise: null, images: [] },
  ])
})
/** What can be bought of a product, as an admin says it. */
async function putVariants(slug: string, variants: readonly VariantFields[], of = shop) {
  const { db } = of.services
  const [row] = await db.select().from(products).where(eq(products.slug, slug))
  if (!row) throw new Error(`There is no ${slug}`)
  const sizes = variants.map(({ size }) => size).filter((size) => size !== '')
  const change = sizes.length > 0 ? { enableSize: true, sizes } : {}
  await db
    .update(products)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(products.id, row.id))
  await saveVariants(db, [{ productId: row.id, variants }], { cause: 'correction' })
}

/** What can be bought, by slug; pictures of a size by their places among those of its product. */
async function variantsIn(of: TestShop) {
  const rows = await of.services.db.select().from(products).orderBy(asc(products.slug))
  const variants = await variantsOf(
    of.services.db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, slug, images: all }) => [
    slug,
    variants.get(id)?.map((one) => ({ ...one, images: one.images.map((url) => all.indexOf(url)) })),
  ])
}

afterAll(async () => {
  await shop.close()
  await other.close()
})

const adminOf = (one: TestShop) => {
  const admin = admins.get(one)
  if (!admin) throw new Error('Nobody runs this shop')
  return admin
}

/** The bytes of an export. */
async function exported(from: TestShop, file: string): Promise<Uint8Array> {
  const api = createApi(from.services, () => 'test')
  const answer = await api.request(`/api/admin/export/${file}`, {
    headers: { authorization: adminOf(from).token },
  })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

async function bring(into: TestShop, file: Uint8Array) {
  const as = adminOf(into)
  const { body } = await upload(into, as, file)
  const id = body.import._id
  const json = { createCategories: true }
  await into.call('POST', `/api/admin/import/${id}/start`, { as, json })
  await runImport(into.services, { id })
  return (await into.call('GET', `/api/admin/import/${id}`, { as })).body
}

/** Everything a shopper could see of the catalogue; pictures by what they show. */
async function catalogueOf(of: TestShop) {
  const rows = await of.services.db.select().from(products).orderBy(asc(products.slug))
  const names = new Map((await of.services.db.select().from(categories)).map(({ id, name }) => [id, name]))
  return Promise.all(
    rows.map(async ({ id: _id, createdAt: _made, updatedAt: _changed, categoryId, images, ...row }) => ({
      ...row,
      category: categoryId && names.get(categoryId),
      pictures: await Promise.all(
        images.map(async (url) => {
          const picture = sharp(await of.services.media.read(url))
          const { width, height } = await picture.metadata()
          const { dominant } = await picture.stats()
          return { width, height, dominant }
        }),
      ),
    })),
  )
}

const whole = (of: TestShop) => of.services.db.select().from(products).orderBy(asc(products.slug))

test.each(['products.csv', 'products.zip'])(
  'importing its own %s changes nothing in a shop',
  async (file) => {
    const before = [await whole(shop), await variantsIn(shop)]
    expect(await bring(shop, await exported(shop, file))).toMatchObject({
      ...{ state: 'done', unchanged: before[0]?.length },
      ...{ added: 0, changed: 0, refused: 0 },
    })
    expect([await whole(shop), await variantsIn(shop)]).toEqual(before)
  },
)

test('the ZIP makes the same catalogue in an empty shop, and once only', async () => {
  const file = await exported(shop, 'products.zip')
  expect(await bring(other, file)).toMatchObject({ added: 4, refused: 0 })
  expect(await catalogueOf(other)).toEqual(await catalogueOf(shop))
  expect(await variantsIn(other)).toEqual(await variantsIn(shop))
  const before = await whole(other)
  expect(await bring(other, file)).toMatchObject({ unchanged: 4, added: 0, changed: 0 })
  expect(await whole(other)).toEqual(before)
})

test.each(['csv', 'zip'])(
  'the name of a %s has the day in India of what is in it, not that of the download',
  async (ending) => {
    const asOf = new Date('2026-11-05T20:15:00.000Z')
    const choose = async () => ({ db: shop.services.db, asOf, isReplica: true })
    const services = { ...shop.services, replica: { ...shop.services.replica, choose } }
    const answer = await createApi(services, () => '').request(`/api/admin/export/products.${ending}`, {
      headers: { authorization: adminOf(shop).token },
    })
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Products-2026-11-06.${ending}"`,
    )
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
  },
)

test('whatever texts and amounts products have, an export brings them back', async () => {
  const texts = fc
    .string({ unit: fc.constantFrom(...'=+-@\'",;|\t\n\r0a. ₹ि', 'स', '🪷'), maxLength: 12 })
    .map((text) => text.trim())
  const line = texts.map((text) => text.replace(/\s/g, ' '))
  const product = fc.record({
    name: line.filter(isSeen),
    title: line.map((text) => (isSeen(text) ? text : '')),
    description: texts,
    pricePaise: fc.integer({ min: 1, max: 999_000_000 }),
    markUp: fc.option(fc.integer({ min: 0, max: 1_000 })),
    quantity: fc.integer({ min: 0, max: 1_000_000 }),
    status: fc.boolean(),
    family: texts.map((text) => text.replace(/\s+/g, ' ').trim()),
    hsn: fc.constantFrom('', '5007', '00012345'),
    counted: fc.subarray(['XS', 'S', 'M', 'L', 'XL', 'XXL']),
    each: fc.record({
      pieces: fc.integer({ min: 0, max: 999 }),
      barcode: texts,
      isDearer: fc.boolean(),
    }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 20 }), async (goods) => {
      await other.services.db.delete(products)
      for (const [at, { markUp, counted, each, ...one }] of goods.entries()) {
        // Nothing costs more than its MRP, also in the dearest size.
        const dearest = one.pricePaise + (each.isDearer ? 1 : 0)
        const mrpPaise = markUp === null ? null : dearest + markUp
        await addProduct(other, { ...one, mrpPaise, slug: `p-${at}` })
        const sizes = counted.map((size, place) => ({
          ...{ ...each, size, sku: `P${at} ${size}`, images: [] },
          // The lowest of all prices is the product's.
          pricePaise: place > 0 && each.isDearer ? one.pricePaise + 1 : null,
        }))
        if (sizes.length > 0) await putVariants(`p-${at}`, sizes, other)
      }
      const file = await exported(other, 'products.csv')
      expect(await bring(other, file)).toMatchObject({ unchanged: goods.length, refused: 0 })
      const before = [await catalogueOf(other), await variantsIn(other)]
      await other.services.db.delete(products)
      expect(await bring(other, file)).toMatchObject({ added: goods.length, refused: 0 })
      expect([await catalogueOf(other), await variantsIn(other)]).toEqual(before)
    }),
    { numRuns: 15 },
  )
})
