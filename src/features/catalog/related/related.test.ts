import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { addCategory, addProduct } from '../../../../test/fixtures/goods.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { addPicture } from '../../../../test/fixtures/pictures.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { products } from '../tables/catalog.tables.ts'
import { fillPalettes, fillPalettesAfterChanges } from './fillPalettes.jobs.ts'
import { palettesOf } from './palettes.store.ts'

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
  expect(body.chosen).toBe(0)
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

const save = (path: string, fields: Record<string, string | readonly string[]>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  return shop.call('POST', `/api/admin/product/${path}`, { as: people.adminAsha, form })
}
const choose = (goesWith: readonly string[], name = 'one') => save(`update/${ids[name]}`, { goesWith })
const edited = async (name: string) =>
  (await shop.call('GET', `/api/product/${ids[name]}`, { as: people.adminAsha })).body

describe('by hand', () => {
  const together = async () => names((await related('one')).body.goingWith)

  test('what the shopkeeper chose comes first, in that order, by id, slug or SKU; others fill up', async () => {
    await save(`update/${ids.other}`, { sku: 'IKAT-7' })
    const saved = await choose([ids.teal ?? '', ' ikat-7 ', 'silk', 'teal'])
    expect(saved).toMatchObject({ status: 200 })
    expect((await edited('one')).goesWith).toEqual([ids.teal, ids.other, ids.silk])
    expect(await together()).toEqual(['teal', 'other', 'silk', 'renamed'])
    await choose(['silk', 'other'])
    expect(await together()).toEqual(['silk', 'other', 'renamed'])
    expect((await related('one')).body.chosen).toBe(2)
    const { body: log } = await shop.call('GET', '/api/admin/audit?limit=1&action=product.update', {
      as: people.adminAsha,
    })
    expect(JSON.stringify(log)).toContain('goesWith')
  })

  test('what is hidden, sold out or deleted leaves by itself, and comes back with its pieces', async () => {
    const { db } = shop.services
    const change = (name: string, fields: Partial<typeof products.$inferInsert>) =>
      db
        .update(products)
        .set({ ...fields, updatedAt: new Date() })
        .where(eq(products.id, ids[name] ?? ''))
    await choose(['silk', 'other', 'teal'])
    await change('silk', { status: false })
    await change('teal', { quantity: 0 })
    await vi.waitFor(async () => expect(await together()).toEqual(['other', 'renamed']))
    expect((await related('one')).body.chosen).toBe(1)
    await change('silk', { status: true })
    await change('teal', { quantity: 2 })
    await vi.waitFor(async () => expect(await together()).toEqual(['silk', 'other', 'teal', 'renamed']))
    const shown = async () =>
      names(
        (
          await shop.call('GET', `/api/admin/product/chosen?ids=${(await edited('one')).goesWith}`, {
            as: people.adminAsha,
          })
        ).body,
      )
    expect(await shown()).toEqual(['silk', 'other', 'teal'])
    await shop.call('DELETE', `/api/admin/product/delete/${ids.other}`, { as: people.adminAsha })
    expect(await together()).toEqual(['silk', 'teal', 'renamed'])
    expect(await shown()).toEqual(['silk', 'teal'])
    // A form that was open meanwhile still names it.
    expect((await choose([ids.other ?? '', 'teal'])).status).toBe(200)
    expect((await edited('one')).goesWith).toEqual([ids.teal])
  })

  test.each([
    [['nowhere'], 'is no product of the shop'],
    [['one'], 'does not go with itself'],
    [Array.from({ length: 9 }, (_, at) => `many-${at}`), 'At most 8 products'],
  ])('%j is refused where it was typed, and nothing is changed', async (goesWith, message) => {
    if (goesWith.length > 1) for (const name of goesWith) await addProduct(shop, { name, status: false })
    const before = (await edited('one')).goesWith
    expect(await choose(goesWith)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'goesWith', message: expect.stringContaining(message) }] },
    })
    expect((await edited('one')).goesWith).toEqual(before)
  })

  test('two admins who choose at the same time do not overwrite each other', async () => {
    const seen = JSON.stringify({ goesWith: (await edited('one')).goesWith })
    await choose(['silk'])
    const late = await save(`update/${ids.one}`, { goesWith: 'teal', seen })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })
})

test('palettes are found behind, also of another picture, and move what is alike', async () => {
  const { db, media } = shop.services
  const fill = () => fillPalettes(shop.services)
  const category = await addCategory(shop, { name: 'Dupatta' })
  const cloth = async (name: string, colour: string) => {
    const images = [await addPicture(shop, colour)]
    ids[name] = (await addProduct(shop, { name, categoryId: category.id, images, pricePaise: 99_900 })).id
  }
  await cloth('indigo', '#203070')
  await cloth('navy', '#1d2b66')
  await cloth('mustard', '#c9962a')
  await fill()
  expect([...(await palettesOf(db, [ids.indigo ?? '']))]).toEqual([
    [ids.indigo, expect.stringMatching(/^[12][0-9a-f]3/)],
  ])
  await vi.waitFor(async () => expect(names((await related('indigo')).body.alike)).toEqual(['navy']))
  const images = [await addPicture(shop, '#203071')]
  await db
    .update(products)
    .set({ images, updatedAt: new Date() })
    .where(eq(products.id, ids.mustard ?? ''))
  await fill()
  await vi.waitFor(async () =>
    expect(names((await related('indigo')).body.alike).sort()).toEqual(['mustard', 'navy']),
  )
  // Nothing is left to look at, and a picture that is nowhere is not asked for again.
  const asked: string[] = []
  const counting = { ...media, read: async (url: string) => void asked.push(url) }
  await fillPalettes({ ...shop.services, media: counting as unknown as typeof media })
  expect(asked).toEqual([])
})

test('a run looks at each picture once, from the oldest product on, and at none of products without', async () => {
  const { db, media } = shop.services
  const category = await addCategory(shop, { name: 'Poncho' })
  const added: string[] = []
  const images: string[] = []
  for (const colour of ['#7a1f2b', '#1f7a5b', '#4a2f7a', '#7a6a1f', '']) {
    const pictures = colour === '' ? [] : [await addPicture(shop, colour)]
    images.push(...pictures)
    const of = { name: `Poncho ${colour}`, categoryId: category.id, images: pictures, pricePaise: 49_900 }
    added.push((await addProduct(shop, of)).id)
  }
  const later = await addPicture(shop, '#2b7a1f')
  const [first = ''] = added
  const asked: string[] = []
  const read = async (url: string) => {
    asked.push(url)
    // Whose picture changes while others are looked at waits for the next run.
    if (url === images[2])
      await db
        .update(products)
        .set({ images: [later] })
        .where(eq(products.id, first))
    return media.read(url)
  }
  const services = { ...shop.services, media: { ...media, read } as unknown as typeof media }
  expect(await fillPalettes(services, 2)).toBe(true)
  expect(asked).toEqual(images)
  expect([...(await palettesOf(db, added)).keys()].sort()).toEqual(added.slice(0, 4).sort())
  asked.length = 0
  expect(await fillPalettes(services, 2)).toBe(true)
  expect(asked).toEqual([later])
})

test('products are compared with their palettes only after one of them changed', async () => {
  const received: ((payload: string) => void)[] = []
  const databaseNotices = {
    connected: true,
    on: (_: string, receive: (payload: string) => void) => void received.push(receive),
    close: async () => undefined,
  }
  let isBroken = false
  const compared = vi.fn(() => {
    if (isBroken) throw new Error('gone')
  })
  const db = new Proxy(shop.services.db, {
    get(target, key) {
      if (key === 'select') compared()
      return Reflect.get(target, key)
    },
  })
  const fill = fillPalettesAfterChanges({ ...shop.services, db, databaseNotices })
  const countOf = async (work: () => Promise<unknown>) => {
    compared.mockClear()
    await work()
    return compared.mock.calls.length
  }
  expect(await countOf(fill)).toBe(1)
  expect(await countOf(fill)).toBe(0)
  for (const receive of received) receive('some-id')
  // What broke is done again.
  isBroken = true
  await expect(fill()).rejects.toThrow('gone')
  isBroken = false
  expect(await countOf(fill)).toBe(1)
  expect(await countOf(fill)).toBe(0)
  databaseNotices.connected = false
  expect(await countOf(fill)).toBe(1)
})
