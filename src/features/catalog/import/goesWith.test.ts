import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApi } from '#/main/http/api.ts'
import { upload } from '../../../../test/fixtures/imports.ts'
import { signUp } from '../../../../test/fixtures/people.ts'
import type { Json } from '../../../../test/fixtures/shop.ts'
import { openTestShop } from '../../../../test/fixtures/shop.ts'
import { openImportShop } from './importShop.fixture.ts'
import { runImport } from './runImport.actions.ts'

/** Files that say which products go with another one. */

let open: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  open = await openImportShop()
})
beforeEach(() => open.clear())
afterAll(() => open.shop.close())

/** The slugs of the products that go with each. */
async function goingWith() {
  const rows = await open.products()
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]))
  return Object.fromEntries(rows.map(({ slug, goesWith }) => [slug, goesWith.map((id) => slugs.get(id))]))
}
const problemsIn = async (file: string) => {
  const { problems } = await open.previewOf(await open.draftOf(file))
  return problems.map(({ row, field, message }: Json) => [row, field, message])
}

test('rows name others by slug or SKU, of the shop and of the file, before and after them', async () => {
  await open.bring('slug,name,price,quantity,sku\nstole,Stole,999,5,ST-1\n')
  const file = [
    'slug,name,price,quantity,sku,Goes with',
    'saree,Saree,4999,2,,st-1 | blouse|BAG-1',
    'blouse,Blouse,799,9,,saree',
    'bag,Bag,499,9,Bag-1,',
  ].join('\n')
  expect(await open.bring(file)).toMatchObject({ added: 3, refused: 0 })
  expect(await goingWith()).toEqual({
    saree: ['stole', 'blouse', 'bag'],
    blouse: ['saree'],
    bag: [],
    stole: [],
  })
  expect(await open.bring(file)).toMatchObject({ unchanged: 3 })
  // Without the column it stays, an empty cell empties it.
  expect(await open.bring('slug,price\nsaree,4500\n')).toMatchObject({ changed: 1 })
  expect((await goingWith()).saree).toHaveLength(3)
  await open.bring('slug,goesWith\nsaree,\n')
  expect((await goingWith()).saree).toEqual([])
})

test('what is not known is refused with its row, by the preview as well', async () => {
  const file = [
    'slug,name,price,quantity,goesWith',
    'a,A,100,1,b|nowhere',
    'b,B,100,1,B',
    `c,C,100,1,${Array.from({ length: 9 }, (_, at) => `d${at}`).join('|')}`,
    ...Array.from({ length: 9 }, (_, at) => `d${at},D,100,1,`),
  ].join('\n')
  expect(await problemsIn(file)).toEqual([
    [2, 'goesWith', '“nowhere” is no product of the shop: write its slug or its SKU.'],
    [3, 'goesWith', 'A product does not go with itself.'],
    [4, 'goesWith', 'At most 8 products go with one.'],
  ])
  expect(await open.bring(file)).toMatchObject({ added: 9, refused: 3 })
})

test('an export brings it into an empty shop, and products keep the order of the file', async () => {
  await open.bring(
    'slug,name,price,quantity,goesWith\nzari,Zari,100,1,amber|moti\namber,Amber,100,1,\nmoti,Moti,1,1,zari\n',
  )
  const answer = await createApi(open.shop.services, () => '').request('/api/admin/export/products.csv', {
    headers: { authorization: open.asha.token },
  })
  const other = await openTestShop()
  try {
    const asha = await signUp(other, 'Asha Verma', 'admin')
    const { body } = await upload(other, asha, new Uint8Array(await answer.arrayBuffer()))
    const id = body.import._id
    await other.call('POST', `/api/admin/import/${id}/start`, { as: asha, json: {} })
    await runImport(other.services, { id })
    const list = (await other.call('GET', '/api/admin/product')).body
    expect(list.map(({ slug }: Json) => slug)).toEqual(['moti', 'amber', 'zari'])
    const idOf = (slug: string) => list.find((one: Json) => one.slug === slug)._id
    expect(list.map(({ goesWith }: Json) => goesWith)).toEqual([
      [idOf('zari')],
      undefined,
      [idOf('amber'), idOf('moti')],
    ])
  } finally {
    await other.close()
  }
})
