import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCollection } from '#/features/collections/collections.store.ts'
import { insertPage } from '#/features/content/content.store.ts'
import { addCategory } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let saree: { id: string }
beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  saree = await addCategory(shop, { name: 'silk saree' })
})
afterAll(() => shop.close())

const as = (json?: unknown) => ({ as: people.adminAsha, ...(json !== undefined && { json }) })
const write = (items: unknown, seen?: unknown) =>
  shop.call('POST', '/api/admin/menu', as({ items, ...(seen !== undefined && { seen: { items: seen } }) }))
const shown = async (process = shop) => (await process.call('GET', '/api/menu')).body.items
const managed = async () => (await shop.call('GET', '/api/admin/menu', as())).body
const reset = (seen: object = {}) => shop.call('POST', '/api/admin/menu/reset', as({ seen }))

const toCategory = (id: string) => ({ kind: 'category', to: id })
const menu = () => [
  {
    label: 'Sarees',
    target: toCategory(saree.id),
    items: [{ label: 'Red silk', target: { kind: 'listing', to: '/search?q=red' }, highlight: true }],
  },
  { label: 'About', target: { kind: 'information', to: '/about' } },
]

test('is shown in every process, and ends what shows it', async () => {
  const other = await shop.anotherProcess()
  expect(await shown()).toBeNull()
  expect(await shown(other)).toBeNull()
  // The first reading of the catalogue ends all pages, whatever they show.
  await other.call('GET', '/api/admin/category')
  const { responseCache } = other.services
  const cachePage = (shows: string[]) =>
    responseCache.set(responseCache.edition, `visitor /${shows}`, {
      ...{ body: Buffer.from('page'), headers: {}, shows, encoded: new Map() },
    })
  cachePage(['menu'])
  cachePage(['visuals'])
  expect((await write(menu())).body.message).toBe('Menu saved')
  const expected = [
    {
      label: 'Sarees',
      href: '/new/silk%20saree/collections',
      items: [{ label: 'Red silk', href: '/search?q=red', highlight: true }],
    },
    { label: 'About', href: '/about', items: [] },
  ]
  expect(await shown()).toEqual(expected)
  await expect.poll(() => shown(other)).toEqual(expected)
  expect(responseCache.get('visitor /menu')).toBeUndefined()
  expect(responseCache.get('visitor /visuals')).toBeDefined()
  // A page with this menu ends with the categories as well.
  expect((await shop.call('GET', '/api/menu')).headers.get('x-shows')).toBe('menu,categories')
  await reset()
  await expect.poll(() => shown(other)).toBeNull()
  expect((await shop.call('GET', '/api/menu')).headers.get('x-shows')).toBe('menu')
  await other.close()
})

test('says on a warm cache what is written in the language that is asked for, in every process, and else the English', async () => {
  const other = await shop.anotherProcess()
  const labels = async (language: string, process = shop) => {
    const headers = { 'accept-language': language }
    const { items } = (await process.call('GET', '/api/menu', { headers })).body
    return (items ?? []).flatMap((item: { label: string; items: { label: string }[] }) => [
      item.label,
      ...item.items.map(({ label }) => label),
    ])
  }
  const [sarees, about] = menu()
  const asHindi = { hi: { label: 'साड़ियाँ' } }
  const left = { hi: { label: ' ' } }
  const { body } = await write([
    { ...sarees, words: asHindi },
    { ...about, words: left },
  ])
  const [first, second] = body.items
  expect([first.words, 'words' in second]).toEqual([asHindi, false])
  // A shop that speaks English alone answers word for word as before, whoever asks.
  const { items: english } = (await shop.call('GET', '/api/menu')).body
  await write(menu())
  expect((await shop.call('GET', '/api/menu', { headers: { 'accept-language': 'hi' } })).body.items).toEqual(
    english,
  )
  await write(body.items)
  await changeSettings(shop, { languages: ['hi'] })
  for (const process of [shop, other]) {
    await expect.poll(() => labels('hi-IN', process)).toEqual(['साड़ियाँ', 'Red silk', 'About'])
    for (let round = 0; round < 2; round += 1) {
      expect(await labels('en-IN', process)).toEqual(['Sarees', 'Red silk', 'About'])
      expect(await labels('hi-IN', process)).toEqual(['साड़ियाँ', 'Red silk', 'About'])
    }
  }
  // Admins read the English with its words, in whichever language, and change what they read.
  const { items: read } = (
    await shop.call('GET', '/api/admin/menu', { ...as(), headers: { 'accept-language': 'hi' } })
  ).body
  expect(read).toEqual(body.items)
  const [{ items }] = read
  const reworded = { ...read[0], items: [{ ...items[0], words: { hi: { label: 'लाल रेशम' } } }] }
  expect((await write([reworded, read[1]], read)).status).toBe(200)
  expect((await write(read, read)).status).toBe(409)
  await expect.poll(() => labels('hi-IN', other)).toEqual(['साड़ियाँ', 'लाल रेशम', 'About'])
  await changeSettings(shop, { languages: [] })
  await expect.poll(() => labels('hi-IN')).toEqual(['Sarees', 'Red silk', 'About'])
  await reset()
  await other.close()
})

test('leaves out a category that is hidden or deleted, names it to the admin, and has it back', async () => {
  const { id } = await addCategory(shop, { name: 'stole' })
  await write([{ label: 'Stoles', target: toCategory(id) }, ...menu()])
  await expect
    .poll(async () => (await shown())[0])
    .toEqual({ label: 'Stoles', href: '/new/stole/collections', items: [] })
  const form = (status: string) => {
    const made = new FormData()
    made.set('status', status)
    return made
  }
  const setStatus = (status: string) =>
    shop.call('POST', `/api/admin/category/update/${id}`, { as: people.adminAsha, form: form(status) })
  await setStatus('false')
  await expect.poll(async () => (await shown())[0].label).toBe('Sarees')
  expect(await managed()).toMatchObject({ vanished: ['0'], items: [{ label: 'Stoles' }, {}, {}] })
  await setStatus('true')
  await expect.poll(async () => (await shown())[0].label).toBe('Stoles')
  await shop.call('DELETE', `/api/admin/category/delete/${id}`, { as: people.adminAsha })
  await expect.poll(async () => (await shown())[0].label).toBe('Sarees')
  const { kinds } = await managed()
  const { choices } = kinds.find(({ kind }: { kind: string }) => kind === 'category')
  expect(choices).toEqual([{ to: saree.id, label: 'Silk Saree' }])
})

test('leads to collections and pages of the owner as long as shoppers may see them', async () => {
  const { db } = shop.services
  const collection = await insertCollection(db, {
    ...{ name: 'Wedding guests', slug: 'wedding-guests', description: '', image: null, visible: true },
    ...{ from: null, until: null, by: 'hand', rule: {}, products: [] },
  })
  const page = await insertPage(db, {
    ...{
      slug: 'our-weavers',
      title: 'Our weavers',
      description: '',
      inFooter: false,
      visible: true,
      body: { type: 'doc', content: [] },
    },
  })
  await write([
    { label: 'Guests', target: { kind: 'collection', to: collection.id } },
    { label: 'Weavers', target: { kind: 'page', to: page.id } },
  ])
  const hrefs = async () => (await shown()).map(({ href }: { href: string }) => href)
  await expect.poll(hrefs).toEqual(['/collections/wedding-guests', '/pages/our-weavers'])
  const { headers } = await shop.call('GET', '/api/menu')
  expect(headers.get('x-shows')).toBe('menu,collections,content')
  await db.execute(`update collections set visible = false`)
  await expect.poll(hrefs).toEqual(['/pages/our-weavers'])
  await db.execute(`update content_pages set visible = false`)
  await expect.poll(hrefs).toEqual([])
  expect((await managed()).vanished).toEqual(['0', '1'])
})

test('an address of the shop becomes a path; what is none is refused by its field, and nothing changes', async () => {
  const { origin } = shop.services.config
  const link = (to: string) => ({ label: 'Sale', target: { kind: 'link', to } })
  const typed = link(`${origin}/new/all/collections`)
  const { body } = await write([{ ...typed, items: [typed] }])
  const [{ target, items }] = body.items
  expect([target.to, items[0].target.to]).toEqual(['/new/all/collections', '/new/all/collections'])
  const { status, body: refused } = await write([
    { ...link('/'), items: [{ ...link('javascript:alert(1)') }] },
  ])
  expect([status, refused.errors[0].field]).toEqual([422, 'items.0.items.0.target.to'])
  const twins = await write([link('/'), link('/')])
  expect(twins.body.errors).toMatchObject([{ field: 'items.1.label' }])
  expect((await shown())[0].href).toBe('/new/all/collections')
})

test('of two admins at once the second is told that somebody was faster; both are in the log', async () => {
  await reset()
  const mine = (await write(menu(), null)).body.items
  const theirs = await write([menu()[1]], null)
  expect(theirs).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', clash: { fields: ['items'] } },
  })
  expect(theirs.body.clash.stored.items).toEqual(mine)
  expect((await reset({ items: null })).status).toBe(409)
  // What is stored is what was seen, however the database writes it down.
  const { items: stored } = await managed()
  expect((await write([menu()[1]], stored)).status).toBe(200)
  expect((await reset({ items: (await managed()).items })).status).toBe(200)
  const { body } = await shop.call('GET', '/api/admin/audit', as())
  expect(body.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
    'menu.reset',
    'menu.update',
  ])
})

test('one that this program would not take is none', async () => {
  const { db } = shop.services
  await write(menu())
  await db.execute(`update menus set items = '[{"label": 7}]'`)
  await expect.poll(() => shown()).toBeNull()
})
