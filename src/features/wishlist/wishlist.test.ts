import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { stockGoods } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'
import { afterWish } from './wishlist.queries.ts'
import { showWishlistInFlags } from './wishlistFlags.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
afterAll(() => shop.close())

const add = (as: Person, json: unknown) => shop.call('POST', '/api/wishlist', { as, json })
const list = (as: Person, userId: string) => shop.call('GET', `/api/wishlist/${userId}`, { as })
const remove = (as: Person, userId: string, productId: string) =>
  shop.call('DELETE', `/api/wishlist/${userId}/${productId}`, { as })

describe('the own wishlist', () => {
  test('[WISH-01] products are added once, listed newest first with all they are, and removed', async () => {
    const { meera } = people
    expect((await list(meera, meera.id)).body).toEqual([])
    const added = await add(meera, { productId: goods.banarasiSaree.id, userId: meera.id })
    expect(added).toMatchObject({ status: 201, body: { message: 'Item added to wishlist' } })
    await add(meera, { productId: goods.cottonSaree.id })
    expect((await add(meera, { productId: goods.banarasiSaree.id })).status).toBe(201)
    const { body } = await list(meera, meera.id)
    const product = (await shop.call('GET', `/api/product/${goods.cottonSaree.id}`)).body
    expect(body).toHaveLength(2)
    expect(body[0]).toEqual({ _id: expect.any(String), userId: meera.id, productId: product })
    const removed = await remove(meera, meera.id, goods.cottonSaree.id)
    expect(removed).toMatchObject({ status: 200, body: { message: 'Item removed from wishlist' } })
    expect((await remove(meera, meera.id, goods.cottonSaree.id)).status).toBe(200)
    expect((await list(meera, meera.id)).body).toMatchObject([{ productId: { _id: goods.banarasiSaree.id } }])
    expect((await list(people.ravi, people.ravi.id)).body).toEqual([])
  })

  test('two clicks at once are one entry', async () => {
    const { ravi } = people
    const both = await Promise.all([1, 2, 3].map(() => add(ravi, { productId: goods.cottonKurta.id })))
    expect(both.map((answer) => answer.status)).toEqual([201, 201, 201])
    expect((await list(ravi, ravi.id)).body).toHaveLength(1)
  })

  test('only what is on sale can be wished for', async () => {
    for (const productId of [goods.hiddenSaree.id, newId(), 'x', goods.cottonSaree.slug]) {
      expect((await add(people.meera, { productId })).status).toBe(404)
    }
    expect((await add(people.meera, {})).status).toBe(422)
    expect((await remove(people.meera, people.meera.id, 'x')).status).toBe(404)
  })
})

test('[API-02] a wishlist is its owner’s alone', async () => {
  const { meera, ravi, adminAsha, visitor } = people
  const productId = goods.banarasiSaree.id
  for (const userId of [meera.id, newId(), 'nobody']) {
    for (const [as, status] of [
      [visitor, 401],
      [ravi, 403],
      [adminAsha, 403],
    ] as const) {
      expect((await add(as, { productId, userId })).status).toBe(status)
      expect((await list(as, userId)).status).toBe(status)
      expect((await remove(as, userId, productId)).status).toBe(status)
    }
  }
  expect((await list(adminAsha, adminAsha.id)).status).toBe(200)
})

describe('in the browser', () => {
  test('a wish shows at once and can be taken back', async () => {
    const { body: product } = await shop.call('GET', `/api/product/${goods.cottonSaree.id}`)
    const wished = afterWish([], { product, wished: true }, people.meera.id)
    expect(wished).toMatchObject([{ userId: people.meera.id, productId: product }])
    expect(afterWish(wished, { product, wished: true }, people.meera.id)).toHaveLength(1)
    expect(afterWish(wished, { product, wished: false }, people.meera.id)).toEqual([])
  })

  test('the flags in the storage say what the list says', () => {
    const stored: Record<string, string> = { 'wishlist-old': 'true', 'cart-old': 'true' }
    const storage = Object.create(stored, {
      setItem: {
        value: (key: string, value: string) => {
          storage[key] = value
        },
      },
      removeItem: {
        value: (key: string) => {
          delete storage[key]
        },
      },
    })
    Object.assign(storage, stored)
    showWishlistInFlags(['new'], storage)
    expect({ ...storage }).toEqual({ 'cart-old': 'true', 'wishlist-new': 'true' })
  })
})
