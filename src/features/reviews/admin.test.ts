import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockGoods } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  const { banarasiSaree, cottonSaree } = await stockGoods(shop)
  const write = (as: Json, productId: string, rating: number, comment: string) =>
    shop.call('POST', '/api/reviews', { as, json: { productId, rating, comment } })
  await write(people.meera, banarasiSaree.id, 5, 'Lovely drape')
  await write(people.ravi, cottonSaree.id, 2, 'Thin, 100% too thin')
  await write(people.meera, cottonSaree.id, 4, 'Good for summer')
})
afterAll(() => shop.close())

const comments = async (query: string): Promise<string[]> => {
  const { body } = await shop.call('GET', `/api/admin/review?${query}`, { as: people.adminAsha })
  return body.map((review: Json) => review.comment)
}

test("the admin's reviews are ordered by time and rating", async () => {
  expect(await comments('')).toEqual(['Good for summer', 'Thin, 100% too thin', 'Lovely drape'])
  expect(await comments('order=createdAt')).toEqual([
    'Lovely drape',
    'Thin, 100% too thin',
    'Good for summer',
  ])
  expect(await comments('order=rating')).toEqual(['Thin, 100% too thin', 'Good for summer', 'Lovely drape'])
})

test('they are narrowed by rating and by words of comment, author or product, and counted', async () => {
  expect(await comments('rating=2')).toEqual(['Thin, 100% too thin'])
  expect(await comments('q=DRAPE')).toEqual(['Lovely drape'])
  expect(await comments('q=ravi')).toEqual(['Thin, 100% too thin'])
  expect(await comments('q=bengal')).toEqual(['Good for summer', 'Thin, 100% too thin'])
  expect(await comments('q=100%25 too')).toEqual(['Thin, 100% too thin'])
  const { body, headers } = await shop.call('GET', '/api/admin/review?q=bengal&limit=1&page=2', {
    as: people.adminAsha,
  })
  expect(body).toHaveLength(1)
  expect(headers.get('x-total-count')).toBe('2')
})

test('several are deleted in one request, each with its entry in the log', async () => {
  const all = (await shop.call('GET', '/api/admin/review', { as: people.adminAsha })).body
  const ids = all.slice(0, 2).map(({ _id }: Json) => _id)
  const gone = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
  const path = '/api/admin/review/delete'
  const answer = await shop.call('POST', path, { as: people.adminAsha, json: { ids: [...ids, gone] } })
  expect(answer.body).toEqual({
    results: [
      { _id: ids[0], ok: true },
      { _id: ids[1], ok: true },
      { _id: gone, ok: false, message: 'Not found.' },
    ],
  })
  expect(await comments('')).toEqual(['Lovely drape'])
  const { body: log } = await shop.call('GET', '/api/admin/audit?q=review.delete', { as: people.adminAsha })
  expect(log.map(({ subjectId }: Json) => subjectId).sort()).toEqual([...ids].sort())
})
