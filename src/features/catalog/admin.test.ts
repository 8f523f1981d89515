import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, stockGoods } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { products } from './tables/catalog.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
afterAll(() => shop.close())

const namesOf = (body: Json): string[] => body.map((row: { name: string }) => row.name)
const asked = async (path: string, as = people.adminAsha) => shop.call('GET', `/api/admin/${path}`, { as })

describe("the shopkeeper's products", () => {
  test('come page by page with the number of all and the way to the next page', async () => {
    const first = await asked('product?page=1&limit=4&order=name')
    const second = await asked('product?page=2&limit=4&order=name')
    expect(namesOf(first.body)).toEqual([
      'Banarasi Silk Saree',
      'Bengal Cotton Saree',
      'Chanderi Palazzo Suit',
      'Closed Silk Dress',
    ])
    expect(namesOf(second.body)).toEqual(['Cotton Straight Suit', 'Hidden Linen Saree'])
    expect(first.headers.get('x-total-count')).toBe('6')
    expect(first.headers.get('link')).toContain('page=2')
    expect(second.headers.get('link')).toBeNull()
  })

  test.each([
    ['order=-price', 'Banarasi Silk Saree'],
    ['order=quantity', 'Chanderi Palazzo Suit'],
    ['order=-quantity', 'Bengal Cotton Saree'],
    ['order=-category&q=cotton', 'Bengal Cotton Saree'],
    ['order=status', 'Hidden Linen Saree'],
    ['order=createdAt', 'Banarasi Silk Saree'],
  ])('with %s begin with %s', async (query, name) => {
    const { body } = await asked(`product?page=1&limit=25&${query}`)
    expect(namesOf(body)[0]).toBe(name)
  })

  test('are narrowed by what they are made of, and by what nobody has said of them yet', async () => {
    const extra = { pricePaise: 100, status: false }
    const made = [
      await addProduct(shop, {
        name: 'Made one',
        weave: 'Kota doria',
        work: ['Zari'],
        weight: 400,
        ...extra,
      }),
      await addProduct(shop, { name: 'Made two', colour: 'Red', blousePiece: true, hsn: '5007', ...extra }),
    ]
    const named = async (query: string) =>
      namesOf((await asked(`product?page=1&order=name&status=inactive&q=made&${query}`)).body)
    expect(await named('weave=kota-doria')).toEqual(['Made one'])
    expect(await named('weave=kota-doria&colour=red')).toEqual([])
    expect(await named('blousePiece=yes')).toEqual(['Made two'])
    for (const key of ['weave', 'work', 'weight'])
      expect(await named(`without=${key}`), key).toEqual(['Made two'])
    for (const key of ['colour', 'blousePiece', 'hsn', 'colour,hsn'])
      expect(await named(`without=${key}`), key).toEqual(['Made one'])
    expect(await named('without=colour,weave')).toEqual([])
    expect(await named('without=fabric&weave=kota-doria')).toEqual(['Made one'])
    const wrong = await asked('product?page=1&without=price')
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'without.0' }] } })
    const { db } = shop.services
    for (const { id } of made) await db.delete(products).where(eq(products.id, id))
  })

  test('are narrowed by status, stock, category and words of the name or slug', async () => {
    const named = async (query: string) => namesOf((await asked(`product?page=1&order=name&${query}`)).body)
    expect(await named('status=inactive')).toEqual(['Hidden Linen Saree'])
    expect(await named('stock=low')).toEqual(['Banarasi Silk Saree', 'Chanderi Palazzo Suit'])
    expect(await named('stock=out')).toEqual(['Chanderi Palazzo Suit'])
    expect(await named(`category=${goods.salwarSuit.id}`)).toEqual([
      'Chanderi Palazzo Suit',
      'Cotton Straight Suit',
    ])
    expect(await named('q=LINEN')).toEqual(['Hidden Linen Saree'])
    expect(await named('q=silk-saree')).toEqual(['Banarasi Silk Saree'])
    expect(await named('q=%25')).toEqual([])
    // What narrows the list of shoppers narrows this one, too.
    expect(await named('type=cotton')).toEqual(['Bengal Cotton Saree', 'Cotton Straight Suit'])
    expect(await named('min=4000')).toEqual(['Banarasi Silk Saree'])
  })

  test('stay hidden from everyone else whatever is asked', async () => {
    const { body } = await shop.call('GET', '/api/admin/product?page=1&status=inactive', { as: people.meera })
    expect(namesOf(body)).not.toContain('Hidden Linen Saree')
  })

  test('an order that there is not is refused in words', async () => {
    const { status, body } = await asked('product?page=1&order=colour')
    expect(status).toBe(422)
    expect(body.errors[0].field).toBe('order')
  })

  test('cost the same number of queries however many there are', async () => {
    const { $client } = shop.services.db
    const count = async () => {
      let queries = 0
      const counting = $client.query
      $client.query = ((...args: Parameters<typeof counting>) => {
        queries++
        return counting.apply($client, args)
      }) as typeof counting
      await asked('product?page=1&limit=100&order=name')
      $client.query = counting
      return queries
    }
    await count()
    const before = await count()
    for (let at = 0; at < 60; at++) {
      await addProduct(shop, { name: `Buta Saree ${at}`, categoryId: goods.saree.id, status: false })
    }
    expect(before).toBeGreaterThan(0)
    // The process reads the new products for its own catalogue meanwhile; once that is done only the list's queries remain.
    await expect.poll(count).toBe(before)
  })
})

test("the shopkeeper's categories are searched, narrowed, ordered and counted", async () => {
  const { body, headers } = await asked('category?page=1&limit=2&order=-name')
  expect(namesOf(body)).toEqual(['saree', 'salwar suit'])
  expect(headers.get('x-total-count')).toBe('3')
  expect(namesOf((await asked('category?page=1&q=SAL')).body)).toEqual(['salwar suit'])
  expect(namesOf((await asked('category?page=1&status=inactive')).body)).toEqual(['closed'])
})

describe('one request for several', () => {
  test('makes products active or not, tells of those that are gone, and writes each into the log', async () => {
    const { adminAsha } = people
    const one = await addProduct(shop, { name: 'Bulk One', categoryId: goods.saree.id })
    const two = await addProduct(shop, { name: 'Bulk Two', categoryId: goods.saree.id, status: false })
    const gone = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
    const answer = await shop.call('POST', '/api/admin/product/status', {
      as: adminAsha,
      json: { ids: [one.id, two.id, gone, one.id], status: 'inactive' },
    })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        results: [
          { _id: one.id, ok: true },
          { _id: two.id, ok: true },
          { _id: gone, ok: false, message: 'Not found.' },
        ],
      },
    })
    const shown = await shop.call('GET', '/api/admin/product?q=bulk', { as: people.meera })
    expect(namesOf(shown.body)).toEqual([])
    const { body: log } = await shop.call('GET', '/api/admin/audit?q=product.update', { as: adminAsha })
    const subjects = log.map(({ subjectId }: { subjectId: string }) => subjectId)
    expect(subjects).toContain(one.id)
    // What was so already is no change.
    expect(subjects).not.toContain(two.id)
    await shop.call('POST', '/api/admin/product/status', {
      as: adminAsha,
      json: { ids: [one.id, two.id], status: 'active' },
    })
    const again = await shop.call('GET', '/api/admin/product?q=bulk', { as: people.meera })
    expect(namesOf(again.body).sort()).toEqual(['Bulk One', 'Bulk Two'])
  })

  test('makes categories inactive, and their products leave the shop with them', async () => {
    const json = { ids: [goods.salwarSuit.id], status: 'inactive' }
    await shop.call('POST', '/api/admin/category/status', { as: people.adminAsha, json })
    const listed = async () =>
      namesOf((await shop.call('GET', '/api/admin/product', { as: people.meera })).body)
    expect(await listed()).not.toContain('Cotton Straight Suit')
    await shop.call('POST', '/api/admin/category/status', {
      as: people.adminAsha,
      json: { ...json, status: 'active' },
    })
    expect(await listed()).toContain('Cotton Straight Suit')
  })

  test.each([
    [{ ids: [], status: 'active' }, 'ids'],
    [{ ids: ['x'], status: 'active' }, 'ids.0'],
    [{ ids: ['0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'], status: 'gone' }, 'status'],
  ])('%j is refused at %s', async (json, field) => {
    const { status, body } = await shop.call('POST', '/api/admin/product/status', {
      as: people.adminAsha,
      json,
    })
    expect(status).toBe(422)
    expect(body.errors[0].field).toBe(field)
  })
})
