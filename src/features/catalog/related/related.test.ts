import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { addCategory, addProduct } from '../../../../test/fixtures/goods.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { products } from '../catalog.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
const ids: Record<string, string> = {}

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  const saree = await addCategory(shop, { name: 'Saree' })
  const stole = await addCategory(shop, { name: 'Stole' })
  const add = async (name: string, categoryId: string, color: string, more: object = {}) => {
    const images = [`/media/${name}.1020x1440.${color}/1020.webp`]
    ids[name] = (await addProduct(shop, { name, categoryId, images, ...more })).id
  }
  await add('one', saree.id, '8a1a2e', { weave: 'Banarasi', fabric: 'Silk' })
  await add('woven', saree.id, '0c5b65', { weave: 'Banarasi', fabric: 'Cotton' })
  await add('silk', saree.id, '7c1530', { fabric: 'Silk' })
  await add('other', saree.id, '0c5b65', { weave: 'Ikat', fabric: 'Cotton' })
  await add('gone', saree.id, '8a1a2e', { weave: 'Banarasi', quantity: 0 })
  await add('draft', saree.id, '8a1a2e', { weave: 'Banarasi', status: false })
  await add('maroon', stole.id, '861c30')
  await add('teal', stole.id, '0c5b65')
})
afterAll(() => shop.close())

const related = async (name: string, as?: (typeof people)['meera']) =>
  shop.call('GET', `/api/product/${ids[name] ?? name}/related`, as && { as })
const names = (list: { name: string }[]) => list.map(({ name }) => name)

test('what is like a product and what goes with it, the same for everybody', async () => {
  const { body, headers } = await related('one')
  expect(names(body.alike)).toEqual(['woven', 'silk'])
  expect(names(body.goingWith)).toEqual(['maroon'])
  expect(headers.get('cache-control')).toBe('public, no-cache')
  for (const as of [people.meera, people.adminAsha]) expect((await related('one', as)).body).toEqual(body)
  expect((await related('draft')).status).toBe(404)
  expect((await related(newId())).status).toBe(404)
})

test('it follows the catalogue: what is sold out or described anew leaves', async () => {
  const { db } = shop.services
  expect(names((await related('one')).body.alike)).toContain('woven')
  await db
    .update(products)
    .set({ weave: 'Ikat', pattern: '' })
    .where(eq(products.id, ids.woven ?? ''))
  await vi.waitFor(async () => expect(names((await related('one')).body.alike)).toEqual(['silk']))
  await db
    .update(products)
    .set({ name: 'renamed' })
    .where(eq(products.id, ids.maroon ?? ''))
  await vi.waitFor(async () => expect(names((await related('one')).body.goingWith)).toEqual(['renamed']))
})
