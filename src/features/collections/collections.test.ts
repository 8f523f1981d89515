import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import type { Clock } from '#/platform/time/clock.ts'
import { addCollection } from '../../../test/fixtures/collections.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { isWaiting } from '../../../test/fixtures/waiting.ts'
import { openCollections } from './collections.cache.ts'
import { openCollectionShop } from './collections.fixture.ts'
import { MOST_BY_HAND } from './collections.rules.ts'
import { insertCollection } from './collections.store.ts'
import { collections } from './collections.tables.ts'

const { shop, front, people, goods, known, get, names, send, clear, close } = await openCollectionShop()
afterAll(close)
beforeEach(clear)

test('of collections that are made of one name at one moment each gets an address', async () => {
  const { db } = shop.services
  const { id: _id, ...plain } = await known({ name: 'Plain' })
  const { added } = await db.transaction(async (tx) => {
    await insertCollection(tx, { ...plain, name: 'Bridal edit', slug: 'bridal-edit' })
    const added = send('', { name: 'Bridal edit', by: 'rule', rule: {} })
    await expect.poll(() => isWaiting(shop)).toBe(true)
    return { added }
  })
  expect(await added).toMatchObject({ status: 201, body: { collection: { slug: 'bridal-edit-2' } } })
})

describe('by rule', () => {
  test('it holds what a listing of these words would, in the sort of the rule, and is narrowed and sorted further', async () => {
    await known({ name: 'Under 1,500', rule: { max: 1500, sort: 'highToLow' } })
    const path = '/api/collection/under-1-500'
    const [head] = await get('/api/collection')
    expect(head).toMatchObject({ name: 'Under 1,500', count: 3, order: 'highToLow' })
    expect(names(await get(`${path}/products`))).toEqual([
      'Cotton Straight Suit',
      'Chanderi Palazzo Suit',
      'Bengal Cotton Saree',
    ])
    expect(names(await get(`${path}/products?sort=lowToHigh&limit=1`))).toEqual(['Bengal Cotton Saree'])
    expect(names(await get(`${path}/products?categories=saree`))).toEqual(['Bengal Cotton Saree'])
    const facets = await get(`${path}/facets?categories=saree`)
    expect(facets.total).toBe(1)
    expect(JSON.stringify(facets)).not.toContain('Hidden')
  })

  test('every page leads to the next, whatever the sort', async () => {
    await known({ name: 'All', rule: { sort: 'lowToHigh' } })
    for (const sort of ['', '&sort=newest', '&sort=highToLow']) {
      const seen: string[] = []
      let cursor = ''
      do {
        const page = await get(`/api/collection/all/products?limit=1${sort}${cursor && `&cursor=${cursor}`}`)
        expect(page.total).toBe(4)
        seen.push(...names(page))
        cursor = page.next ?? ''
      } while (cursor)
      expect(new Set(seen).size).toBe(4)
    }
    expect((await shop.call('GET', '/api/collection/all/products?cursor=x')).status).toBe(422)
  })

  test('the first so many of a sort may be all that it holds', async () => {
    await known({ name: 'Two cheapest', rule: { sort: 'lowToHigh', limit: 2 } })
    const page = await get('/api/collection/two-cheapest/products?sort=newest')
    expect(page.total).toBe(2)
    expect(names(page)).toEqual(['Chanderi Palazzo Suit', 'Bengal Cotton Saree'])
  })

  test('what is put first stands first, where the rule holds it; the others follow in its sort', async () => {
    const first = [goods.banarasiSaree.id, goods.cottonSaree.id, crypto.randomUUID()]
    await known({ name: 'Cheap', rule: { max: 1500, sort: 'highToLow' }, products: first })
    const path = '/api/collection/cheap/products'
    expect(await get('/api/collection')).toMatchObject([{ count: 3, order: 'hand' }])
    const page = await get(`${path}?limit=2`)
    expect(names(page)).toEqual(['Bengal Cotton Saree', 'Cotton Straight Suit'])
    expect(names(await get(`${path}?limit=2&cursor=${page.next}`))).toEqual(['Chanderi Palazzo Suit'])
    expect(names(await get(`${path}?sort=lowToHigh&limit=1`))).toEqual(['Bengal Cotton Saree'])
  })

  test('attributes and categories choose together; hidden goods stay hidden', async () => {
    await known({ name: 'Bridal', rule: { categories: 'saree,closed', fabric: 'silk', occasion: 'wedding' } })
    expect(names(await get('/api/collection/bridal/products'))).toEqual(['Banarasi Silk Saree'])
  })

  test('what a rule names and is gone holds nothing, breaks nothing and is told to admins', async () => {
    await known({ name: 'Gone', rule: { fabric: 'moon-silk', categories: 'turban' } })
    await known({ name: 'Odd', rule: { weft: 'x', sort: 'byMood' } })
    await known({ name: 'Nothing', rule: { min: 45_000 } })
    expect((await get('/api/collection')).map(({ count }: { count: number }) => count)).toEqual([0, 0, 0])
    const { body } = await shop.call('GET', '/api/admin/collection', { as: people.adminAsha })
    expect(body).toMatchObject([
      { name: 'Nothing', problems: [expect.stringContaining('shoppers see an empty page')] },
      { name: 'Odd', problems: [expect.stringContaining('does not know')] },
      {
        name: 'Gone',
        problems: [expect.stringContaining('“turban”'), expect.stringContaining('“moon-silk”')],
      },
    ])
  })
})

describe('by hand', () => {
  test('its first product that can be bought pictures it; of those that are sold out the first', async () => {
    const { soldOutKurta: soldOut, banarasiSaree } = goods
    const row = await known({ name: 'Ours', by: 'hand', products: [soldOut.id, banarasiSaree.id] })
    expect(await get('/api/collection/ours')).toMatchObject({ image: banarasiSaree.images[0] })
    await shop.services.db
      .update(collections)
      .set({ products: [soldOut.id] })
      .where(eq(collections.id, row.id))
    shop.services.collections.changed(row.id)
    expect(await get('/api/collection/ours')).toMatchObject({ image: soldOut.images[0] ?? null })
  })

  test('it keeps its own order, also where it is narrowed, and leaves out what is not on sale', async () => {
    const { cottonKurta, hiddenSaree, banarasiSaree, cottonSaree } = goods
    const chosen = [cottonKurta, hiddenSaree, banarasiSaree, cottonSaree].map(({ id }) => id)
    await known({ name: 'Ours', by: 'hand', products: [...chosen, crypto.randomUUID()] })
    expect(await get('/api/collection/ours')).toMatchObject({ count: 3, order: 'hand' })
    const first = await get('/api/collection/ours/products?limit=2')
    expect(names(first)).toEqual(['Cotton Straight Suit', 'Banarasi Silk Saree'])
    expect(names(await get(`/api/collection/ours/products?limit=2&cursor=${first.next}`))).toEqual([
      'Bengal Cotton Saree',
    ])
    expect(names(await get('/api/collection/ours/products?categories=saree'))).toEqual([
      'Banarasi Silk Saree',
      'Bengal Cotton Saree',
    ])
    expect(names(await get('/api/collection/ours/products?sort=lowToHigh&limit=1'))).toEqual([
      'Bengal Cotton Saree',
    ])
    const { body } = await shop.call('GET', '/api/admin/collection', { as: people.adminAsha })
    expect(body[0].problems).toEqual(['2 of 5 products not on sale.'])
  })

  test('thousands are refused with words', async () => {
    const ids = Array.from({ length: MOST_BY_HAND + 1 }, () => crypto.randomUUID())
    const answer = await send('', { name: 'Many', by: 'hand', products: ids })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'products', message: expect.stringContaining('let a rule choose') }] },
    })
    const most = await send('', { name: 'Many', by: 'hand', products: ids.slice(1) })
    expect(most.status).toBe(201)
    expect(most.body.collection.products).toHaveLength(MOST_BY_HAND)
  })
})

describe('an admin', () => {
  test('adds one, whose slug is made of its name; changes what is said alone, with a line in the log; deletes it', async () => {
    const first = await send('', { name: 'Diwali Edit', by: 'rule', rule: { max: 2000 } })
    expect(first).toMatchObject({ status: 201, body: { collection: { slug: 'diwali-edit', visible: true } } })
    const { _id } = first.body.collection
    expect((await send('', { name: 'Diwali Edit', by: 'rule' })).body.collection.slug).toBe('diwali-edit-2')
    expect((await send('', { name: 'लाल साड़ी', by: 'rule' })).body.collection.slug).toMatch(/^[a-z]+-[a-z]+$/)
    const taken = await send(`/${_id}`, { slug: 'diwali-edit-2' })
    expect(taken).toMatchObject({ status: 409, body: { errors: [{ field: 'slug' }] } })
    const changed = await send(`/${_id}`, { slug: 'diwali', description: ' Lights ' })
    expect(changed.body.collection).toMatchObject({
      slug: 'diwali',
      description: 'Lights',
      rule: { max: 2000 },
    })
    expect(await get('/api/collection/diwali')).toMatchObject({ name: 'Diwali Edit' })
    // The address that it left leads to it, until another one takes it.
    expect((await get('/api/collection/diwali-edit')).slug).toBe('diwali')
    await send('', { name: 'Lamps', slug: 'diwali-edit', by: 'rule' })
    expect((await get('/api/collection/diwali-edit')).name).toBe('Lamps')
    await send(`/${_id}`, { slug: 'lights' })
    await send(`/${_id}`, { slug: 'diwali' })
    expect((await get('/api/collection/lights')).slug).toBe('diwali')
    const as = people.adminAsha
    const log = await shop.call('GET', '/api/admin/audit?q=Diwali', { as })
    expect(JSON.stringify(log.body)).toContain('collection.update')
    expect((await shop.call('DELETE', `/api/admin/collection/${_id}`, { as })).status).toBe(200)
    expect((await shop.call('GET', '/api/collection/diwali')).status).toBe(404)
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ slug: 'Not a slug' }, 'slug'],
    [{ rule: { max: -1 } }, 'rule.max'],
    [{ rule: { min: 5, max: 4 } }, 'rule.max'],
    [{ rule: { weft: 'x' } }, 'rule'],
    [{ rule: 'nonsense' }, 'rule'],
    [{ products: ['x'] }, 'products.0'],
    [{ by: 'chance' }, 'by'],
    [{ from: '2026-11-02T00:00:00Z', until: '2026-11-01T00:00:00Z' }, 'until'],
    [{ from: 'soon' }, 'from'],
  ])('is told what is wrong with %j', async (wrong, field) => {
    const answer = await send('', { name: 'Edit', by: 'rule', ...wrong })
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].field).toBe(field)
  })

  test('does not overwrite what another one changed meanwhile; what only one of them changed stays', async () => {
    const { id } = await known({ name: 'Edit', rule: { max: 2000 } })
    const seen = (await shop.call('GET', `/api/admin/collection/${id}`, { as: people.adminAsha })).body
    expect((await send(`/${id}`, { rule: { max: 3000 }, seen: { rule: seen.rule } })).status).toBe(200)
    const late = await send(`/${id}`, { rule: { max: 4000 }, seen: { rule: seen.rule } })
    expect(late).toMatchObject({ status: 409, body: { clash: { fields: ['rule'] } } })
    const other = await send(`/${id}`, { name: 'Feast', seen: { name: seen.name } })
    expect(other.body.collection).toMatchObject({ name: 'Feast', rule: { max: 3000 } })
    const both = await Promise.all(
      [5000, 6000].map((max) => send(`/${id}`, { rule: { max }, seen: { rule: { max: 3000 } } })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('sees what a rule would hold before it is saved', async () => {
    const json = { by: 'rule', rule: { max: 1000 } }
    const as = people.adminAsha
    const { body } = await shop.call('POST', '/api/admin/collection/preview', { as, json })
    expect(body).toMatchObject({ total: 1, problems: [], products: [{ name: 'Bengal Cotton Saree' }] })
  })
})

describe('dates', () => {
  test('it is there from its first minute to its last, and pages end then, though nobody changes anything', async () => {
    const at = Date.parse('2026-11-01T03:30:00Z')
    let now = at - 1
    const alarms: (() => void)[] = []
    const clock: Clock = { now: () => now, callAt: (_, run) => void alarms.push(run) }
    const [from, until] = [new Date(at), new Date(at + 60_000)]
    const { id } = await addCollection(shop, { name: 'Feast', from, until })
    const asked = openCollections(shop.services, clock)
    const shown = async () => (await asked.current()).shown.map(({ name }) => name)
    const turns = async (time: number) => {
      const { responseCache } = shop.services
      const page = { body: Buffer.alloc(9), headers: {}, encoded: new Map() }
      responseCache.set(responseCache.edition, 'visitor /feast', { ...page, shows: [`collection:${id}`] })
      responseCache.set(responseCache.edition, 'visitor /other', { ...page, shows: ['collection:other'] })
      now = time
      for (const ring of alarms.splice(0)) ring()
      return ['feast', 'other'].map((name) => responseCache.get(`visitor /${name}`) !== undefined)
    }
    expect(await shown()).toEqual([])
    expect(await turns(at)).toEqual([false, true])
    expect(await shown()).toEqual(['Feast'])
    expect(await turns(at + 59_999)).toEqual([true, true])
    expect(await shown()).toEqual(['Feast'])
    expect(await turns(at + 60_000)).toEqual([false, true])
    expect(await shown()).toEqual([])
  })

  test('hidden, not begun or ended it is nowhere, and admins are told which', async () => {
    const day = 24 * 60 * 60 * 1000
    await known({ name: 'Hidden', visible: false })
    await known({ name: 'Waiting', from: new Date(Date.now() + day) })
    await known({ name: 'Ended', until: new Date(Date.now() - day) })
    expect(await get('/api/collection')).toEqual([])
    for (const slug of ['hidden', 'waiting', 'ended']) {
      for (const below of ['', '/products', '/facets']) {
        expect((await shop.call('GET', `/api/collection/${slug}${below}`)).status).toBe(404)
      }
    }
    const { body } = await shop.call('GET', '/api/admin/collection', { as: people.adminAsha })
    expect(body.map(({ state }: { state: string }) => state)).toEqual(['ended', 'waiting', 'hidden'])
  })
})

describe('in memory', () => {
  const ask = async (path: string) => {
    const { worked } = front
    await (await fetch(`http://127.0.0.1:${front.port}${path}`)).text()
    return front.worked === worked
  }
  /** Asks until it is given from memory. */
  const remember = (path: string) => expect.poll(() => ask(path)).toBe(true)

  test('a change is seen in every process, and ends the pages that show it and no others', async () => {
    const other = await shop.anotherProcess()
    const sarees = await known({ name: 'Sarees', rule: { categories: 'saree' } })
    const ours = await known({ name: 'Ours', by: 'hand', products: [goods.cottonKurta.id] })
    await expect.poll(async () => (await get('/api/collection', other)).length).toBe(2)
    const [ofRule, ofHand] = ['/api/collection/sarees/products', '/api/collection/ours/products']
    const both = async () => Promise.all([remember(ofRule), remember(ofHand)])
    const still = async () => [await ask(ofRule), await ask(ofHand)]
    await both()
    await send(`/${sarees.id}`, { description: 'All of them' })
    expect(await still()).toEqual([false, true])
    await expect
      .poll(async () => (await get('/api/collection/sarees', other)).description)
      .toBe('All of them')
    await both()
    const added = await addProduct(shop, { name: 'New Saree', categoryId: goods.saree.id })
    await shop.services.catalog.changed({ products: [added.id] })
    expect(await still()).toEqual([false, true])
    expect(names(await get(ofRule))).toContain('New Saree')
    await both()
    const { db } = shop.services
    await db.update(products).set({ name: 'Best Suit' }).where(eq(products.id, goods.cottonKurta.id))
    await shop.services.catalog.changed({ products: [goods.cottonKurta.id] })
    expect(await still()).toEqual([true, false])
    expect(names(await get(ofHand))).toEqual(['Best Suit'])
    await both()
    await shop.call('DELETE', `/api/admin/collection/${ours.id}`, { as: people.adminAsha })
    expect((await shop.call('GET', ofHand)).status).toBe(404)
    await expect.poll(async () => (await other.call('GET', ofHand)).status).toBe(404)
    await db.delete(products).where(eq(products.id, added.id))
    await other.close()
  })
})
