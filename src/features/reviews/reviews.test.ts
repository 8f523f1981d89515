import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { stockGoods } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
afterAll(() => shop.close())

const write = (as: Person, json: unknown) => shop.call('POST', '/api/reviews', { as, json })
const list = (productId: string, as: Person = people.visitor, query = '') =>
  shop.call('GET', `/api/reviews/${productId}${query}`, { as })

describe('reviews of a product', () => {
  test('are written under the own name and listed newest first; e-mails are for admins', async () => {
    const productId = goods.banarasiSaree.id
    const first = await write(people.meera, {
      productId,
      comment: ' Lovely silk ',
      rating: 5,
      user: { name: 'The Minister', email: 'minister@example.com' },
    })
    const review = {
      _id: expect.any(String),
      productId,
      user: { name: 'Meera Iyer' },
      comment: 'Lovely silk',
      rating: 5,
      createdAt: expect.stringMatching(/Z$/),
      purchased: false,
      size: '',
      fit: null,
      photos: [],
      answer: null,
    }
    expect({ status: first.status, body: first.body }).toEqual({ status: 201, body: review })
    await write(people.ravi, { productId, comment: 'Too dear', rating: 2 })
    const { body } = await list(productId)
    expect(body).toEqual([expect.objectContaining({ user: { name: 'Ravi Kumar' } }), review])
    const seen = await list(productId, people.adminAsha)
    expect(seen.body[1].user).toEqual({ name: 'Meera Iyer', email: people.meera.email })
    const page = await list(productId, people.visitor, '?limit=1&page=2')
    expect(page.body).toEqual([review])
    expect(page.headers.get('x-total-count')).toBe('2')
    expect((await list(goods.cottonSaree.id)).body).toEqual([])
  })

  test.each([
    [{ rating: 3 }, 'comment'],
    [{ comment: ' ', rating: 3 }, 'comment'],
    [{ comment: 'x'.repeat(2_001), rating: 3 }, 'comment'],
    [{ comment: 'Good' }, 'rating'],
    [{ comment: 'Good', rating: 0 }, 'rating'],
    [{ comment: 'Good', rating: 6 }, 'rating'],
    [{ comment: 'Good', rating: 3.5 }, 'rating'],
    [{ comment: 'Good', rating: '5' }, 'rating'],
  ])('%j is refused', async (json, field) => {
    const answer = await write(people.meera, { productId: goods.cottonSaree.id, ...json })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  })

  test('only products on sale are reviewed', async () => {
    for (const productId of [goods.hiddenSaree.id, newId(), 'x']) {
      expect((await write(people.meera, { productId, comment: 'Good', rating: 4 })).status).toBe(404)
    }
    expect((await list('x')).status).toBe(404)
  })
})

describe('admins', () => {
  test('see the newest of all products, page by page', async () => {
    await write(people.ravi, { productId: goods.cottonKurta.id, comment: 'Runs small', rating: 3 })
    const { body, headers } = await shop.call('GET', '/api/admin/review?limit=1', { as: people.adminAsha })
    expect(body).toEqual([
      expect.objectContaining({
        comment: 'Runs small',
        product: { _id: goods.cottonKurta.id, name: 'Cotton Straight Suit' },
        user: { name: 'Ravi Kumar', email: people.ravi.email },
      }),
    ])
    expect(headers.get('x-total-count')).toBe('3')
    expect(headers.get('link')).toContain('page=2')
  })

  test('delete a review', async () => {
    const { body } = await write(people.ravi, {
      productId: goods.soldOutKurta.id,
      comment: 'Bad',
      rating: 1,
    })
    const remove = () => shop.call('DELETE', `/api/reviews/${body._id}`, { as: people.adminAsha })
    expect(await remove()).toMatchObject({
      status: 200,
      body: { message: 'Review deleted successfully' },
    })
    expect((await list(goods.soldOutKurta.id)).body).toEqual([])
    expect((await remove()).status).toBe(404)
  })
})
