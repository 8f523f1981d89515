import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCategory, addProduct, stockGoods } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { usualAttributes } from './attributes/attributeInputs.rules.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
afterAll(() => shop.close())

const namesOf = (body: Json): string[] => body.map((product: { name: string }) => product.name)

describe('what shoppers and admins see', () => {
  test('[LIST-05] only active products of active categories are listed, except for admins', async () => {
    for (const as of [people.visitor, people.meera]) {
      const { status, body, headers } = await shop.call('GET', '/api/admin/product', { as })
      expect(status).toBe(200)
      expect(namesOf(body)).toEqual([
        'Chanderi Palazzo Suit',
        'Cotton Straight Suit',
        'Bengal Cotton Saree',
        'Banarasi Silk Saree',
      ])
      expect(headers.get('x-total-count')).toBe('4')
    }
    const { body } = await shop.call('GET', '/api/admin/product', { as: people.adminAsha })
    expect(namesOf(body)).toEqual(expect.arrayContaining(['Hidden Linen Saree', 'Closed Silk Dress']))
    expect(body).toHaveLength(6)
  })

  test('a product answers with every field of the specification', async () => {
    const { body } = await shop.call('GET', `/api/product/${goods.banarasiSaree.id}`)
    expect(body).toEqual({
      _id: goods.banarasiSaree.id,
      id: goods.banarasiSaree.id,
      name: 'Banarasi Silk Saree',
      title: 'Banarasi Silk Saree',
      slug: 'banarasi-silk-saree',
      description: '',
      price: 4999.5,
      mrp: null,
      images: goods.banarasiSaree.images,
      family: '',
      quantity: 3,
      enableSize: false,
      sizes: [],
      variants: [
        {
          ...{ _id: expect.any(String), size: '', sku: '', barcode: '', images: [] },
          ...{ price: 4999.5, quantity: 3 },
        },
      ],
      category: { _id: goods.saree.id, name: 'saree' },
      status: true,
      ...usualAttributes(),
      hsn: '',
      gstClass: 'fabric',
      countryOfOrigin: 'India',
      createdAt: goods.banarasiSaree.createdAt.toISOString(),
    })
  })

  test('a product is found by id and by slug; a hidden one by admins only', async () => {
    const bySlug = await shop.call('GET', '/api/product/banarasi-silk-saree')
    expect(bySlug.body._id).toBe(goods.banarasiSaree.id)
    for (const hidden of [goods.hiddenSaree, goods.closedDress]) {
      for (const key of [hidden.id, hidden.slug]) {
        expect((await shop.call('GET', `/api/product/${key}`)).status).toBe(404)
        const asAdmin = await shop.call('GET', `/api/product/${key}`, { as: people.adminAsha })
        expect(asAdmin).toMatchObject({ status: 200, body: { _id: hidden.id } })
      }
    }
    expect((await shop.call('GET', '/api/product/no-such-thing')).status).toBe(404)
    expect((await shop.call('GET', '/api/product/%00')).status).toBe(404)
  })

  test('categories: active ones, for admins all, with or without the slash of the specification', async () => {
    for (const path of ['/api/admin/category', '/api/admin/category/']) {
      expect(namesOf((await shop.call('GET', path)).body)).toEqual(['saree', 'salwar suit'])
      const { body } = await shop.call('GET', path, { as: people.adminAsha })
      expect(namesOf(body)).toEqual(['saree', 'salwar suit', 'closed'])
    }
  })
})

describe('filters', () => {
  const listed = async (query: string) =>
    namesOf((await shop.call('GET', `/api/admin/product?${query}`)).body)

  test('by category name in any case, by id, and "all"', async () => {
    const suits = ['Chanderi Palazzo Suit', 'Cotton Straight Suit']
    expect(await listed('category=SALWAR%20suit')).toEqual(suits)
    expect(await listed(`category=${goods.salwarSuit.id}`)).toEqual(suits)
    expect(await listed('category=all')).toHaveLength(4)
    expect(await listed('category=closed')).toEqual([])
    expect(await listed('category=unheard-of')).toEqual([])
  })

  test('[LIST-02] by type and text in the name, whatever the case', async () => {
    expect(await listed('category=saree&type=Silk')).toEqual(['Banarasi Silk Saree'])
    expect(await listed('q=cOTTon')).toEqual(['Cotton Straight Suit', 'Bengal Cotton Saree'])
    expect(await listed('q=%25')).toEqual([])
  })

  test('[LIST-03] sorted by price both ways', async () => {
    const up = ['Bengal Cotton Saree', 'Chanderi Palazzo Suit', 'Cotton Straight Suit', 'Banarasi Silk Saree']
    expect(await listed('sort=lowToHigh')).toEqual(up)
    expect(await listed('sort=highToLow')).toEqual(up.toReversed())
  })

  test('between two prices, both included', async () => {
    expect(await listed('min=1299&max=1499')).toEqual(['Chanderi Palazzo Suit', 'Cotton Straight Suit'])
    expect(await listed('min=4999.51')).toEqual([])
  })

  test.each([
    ['sort=cheap', 'sort'],
    ['min=-1', 'min'],
    ['max=abc', 'max'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=2.5', 'limit'],
    ['cursor=nonsense', 'cursor'],
    ['cursor=1.2.3', 'cursor'],
    ['type=a&type=b', 'type'],
  ])('%s is refused', async (query, field) => {
    for (const as of [people.visitor, people.adminAsha]) {
      const answer = await shop.call('GET', `/api/admin/product?${query}`, { as })
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', errors: [{ field }] } })
    }
  })
})

describe('search', () => {
  test('is for signed-in users: name, picture and price of at most 6', async () => {
    expect((await shop.call('GET', '/api/search?q=silk')).status).toBe(401)
    const { body } = await shop.call('GET', '/api/search?q=%20SILK', { as: people.meera })
    expect(body).toEqual([
      {
        _id: goods.banarasiSaree.id,
        name: 'Banarasi Silk Saree',
        image: goods.banarasiSaree.images[0],
        price: 4999.5,
      },
    ])
    const category = await addCategory(shop, { name: 'material' })
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      await addProduct(shop, { name: `Printed material ${number}`, categoryId: category.id })
    }
    await expect
      .poll(async () => (await shop.call('GET', '/api/search?q=material', { as: people.ravi })).body)
      .toHaveLength(6)
  })

  test('nothing is found for nothing, and a missing text is refused', async () => {
    expect((await shop.call('GET', '/api/search?q=%20', { as: people.meera })).body).toEqual([])
    expect((await shop.call('GET', '/api/search', { as: people.meera })).status).toBe(422)
  })
})
