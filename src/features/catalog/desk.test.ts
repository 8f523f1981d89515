import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, stockGoods } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

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
