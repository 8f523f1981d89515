import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csv, upload } from '../../../../test/fixtures/imports.ts'
import { type KnownPerson, signUp } from '../../../../test/fixtures/people.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import { type Json, openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { runImport } from '../import/runImport.actions.ts'
import { gstClasses } from './gstClasses.rules.ts'

let shop: TestShop
let asha: KnownPerson

beforeAll(async () => {
  shop = await openTestShop()
  asha = await signUp(shop, 'Asha Verma', 'admin')
})
afterAll(() => shop.close())

const store = (fields: Record<string, string>) => {
  const form = new FormData()
  const all = { name: 'Jhumka', price: '499', quantity: '5', ...fields }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  return shop.call('POST', '/api/admin/product/store', { as: asha, form })
}
const call = (method: string, path: string) => shop.call(method, `/api/admin${path}`, { as: asha, json: {} })
const draftOf = async (header: string, ...rows: string[]): Promise<string> =>
  (await upload(shop, asha, csv(header, ...rows))).body.import._id
const previewOf = async (id: string): Promise<Json> =>
  (await shop.call('GET', `/api/admin/import/${id}/preview`, { as: asha })).body

describe('the product form', () => {
  test.each(gstClasses)('takes tax class %s', async (gstClass) => {
    expect(await store({ slug: `class-${gstClass}`, gstClass })).toMatchObject({
      status: 201,
      body: { product: { gstClass } },
    })
  })

  test.each([
    [{ gstClass: 'luxury' }, 'gstClass', `GST class is one of ${gstClasses.join(', ')}.`],
    [{ hsn: '123' }, 'hsn', 'An HSN code has 4, 6 or 8 digits.'],
    [{ hsn: '50072' }, 'hsn', 'An HSN code has 4, 6 or 8 digits.'],
    [{ hsn: '5007a1' }, 'hsn', 'An HSN code has 4, 6 or 8 digits.'],
  ])('refuses %j in words', async (fields, field, message) => {
    const answer = await store({ slug: 'refused', ...fields })
    expect(answer).toMatchObject({ status: 422, body: { message } })
    expect(answer.body.errors).toContainEqual({ field, message })
  })

  test.each(['', '7117', '711719', '71171990'])('takes HSN code %j', async (hsn) => {
    expect(await store({ slug: `hsn-${hsn || 'none'}`, hsn })).toMatchObject({ status: 201 })
  })
})

describe('an import', () => {
  test('reads classes as people write them, and an export has their keys', async () => {
    const id = await draftOf(
      'slug,name,price,quantity,gst',
      'ring,Ring,100,1,3 %',
      'bag,Bag,100,1,GST 18',
      'bangle,Bangle,100,1,0',
      'gown,Gown,100,1,Garment',
      'odd,Odd,100,1,7',
    )
    expect(await previewOf(id)).toMatchObject({
      counts: { new: 4, refused: 1 },
      problems: [{ row: 6, field: 'gstClass', message: `GST class is one of ${gstClasses.join(', ')}.` }],
    })
    await call('POST', `/import/${id}/start`)
    await runImport(shop.services, { id })
    const { body } = await shop.call('GET', '/api/admin/export/products.csv', { as: asha })
    for (const [slug, key] of Object.entries({
      ring: 'gst3',
      bag: 'gst18',
      bangle: 'exempt',
      gown: 'garment',
    }))
      expect(body).toMatch(new RegExp(`^${slug},.*,${key},`, 'm'))
  })

  test('notes prices that no rate fits in a registered shop, and imports them', async () => {
    const id = await draftOf(
      'slug,name,price,quantity,gst',
      'suit-a,Suit A,2625,1,garment',
      'suit-b,Suit B,2750,1,garment',
      'saree-c,Saree C,2750,1,fabric',
    )
    expect(await previewOf(id)).not.toHaveProperty('rateGaps')
    await changeSettings(shop, { gstin: '09ABCDE1234F1ZH' })
    expect(await previewOf(id)).toMatchObject({
      counts: { new: 3, refused: 0 },
      rateGaps: { rows: 1, first: [{ row: 3, slug: 'suit-b', below: 2625, above: 2951 }] },
    })
  })
})
