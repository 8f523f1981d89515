import { readdir, readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { rateLimits } from '#/platform/db/platform.tables.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { orderOf } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'
import { reviews } from './reviews.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let productId: string
let count = 0

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' })
  people = await cast(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.services.db.delete(rateLimits)
  count += 1
  productId = (await addProduct(shop, { name: `Saree ${count}` })).id
})

const write = (as: Person, comment: string, rating = 4, about = productId) =>
  shop.call('POST', '/api/reviews', { as, json: { productId: about, comment, rating } })
const list = async () => (await shop.call('GET', `/api/reviews/${productId}`)).body

test('a second review by the same person takes the place of the first, and is the newest', async () => {
  const first = await write(people.meera, 'Lovely', 5)
  await write(people.ravi, 'Thin', 2)
  const second = await write(people.meera, 'Faded after a wash', 3)
  expect(second).toMatchObject({ status: 201, body: { _id: first.body._id, rating: 3 } })
  expect(await list()).toMatchObject([
    { comment: 'Faded after a wash', rating: 3, user: { name: 'Meera Iyer' } },
    { comment: 'Thin', rating: 2 },
  ])
})

test('eight at once are one', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => write(people.meera, `Try ${at}`)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  expect(await list()).toHaveLength(1)
})

test('twenty an hour may be written, and others go on writing', async () => {
  for (let at = 0; at < 20; at += 1) expect((await write(people.meera, `Try ${at}`)).status).toBe(201)
  const refused = await write(people.meera, 'One more')
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await write(people.ravi, 'Mine')).status).toBe(201)
})

test('where the shop asks for it, only those who ordered the product review it', async () => {
  await changeSettings(shop, { reviewsFrom: 'buyers' })
  const setting = async () => (await shop.call('GET', '/api/shop')).body.reviewsFrom
  await expect.poll(setting).toBe('buyers')
  const order = await orderOf(shop, people.meera, { id: productId })
  expect((await write(people.meera, 'Worn to a wedding')).status).toBe(201)
  expect(await write(people.ravi, 'Never had it')).toMatchObject({
    status: 403,
    body: { code: 'not_bought' },
  })
  expect(await list()).toHaveLength(1)
  await shop.call('POST', `/api/order/${order._id}/cancel`, { as: people.meera })
  expect((await write(people.meera, 'Sent back')).status).toBe(403)
  await changeSettings(shop, { reviewsFrom: 'everybody' })
  await expect.poll(setting).toBe('everybody')
  expect((await write(people.ravi, 'Seen at a friend’s')).status).toBe(201)
})

test('of reviews from before the newest of each person stays, and all of former customers', async () => {
  const { db } = shop.services
  await db.$client.query('drop index reviews_author')
  const old = (userId: string | null, comment: string, minutes: number) => ({
    id: newId(),
    productId,
    userId,
    authorName: 'Somebody',
    authorEmail: '',
    comment,
    rating: 4,
    createdAt: new Date(Date.now() - minutes * 60_000),
  })
  const other = {
    ...old(people.meera.id, 'other', 9),
    productId: (await addProduct(shop, { name: 'Other' })).id,
  }
  await db
    .insert(reviews)
    .values([
      old(people.meera.id, 'newest', 1),
      old(people.meera.id, 'older', 2),
      old(people.meera.id, 'oldest', 3),
      old(people.ravi.id, 'his only one', 5),
      old(null, 'former', 6),
      old(null, 'former, too', 7),
      other,
    ])
  for (const name of ['one_review_each', 'review_author']) {
    const [file = ''] = (await readdir('db/migrations')).filter((each) => each.endsWith(`_${name}.sql`))
    const text = await readFile(`db/migrations/${file}`, 'utf8')
    // The lock is for the transaction that migrates.
    for (const step of text.split('--> statement-breakpoint'))
      if (!step.includes('lock table')) await db.$client.query(step)
  }
  expect((await list()).map(({ comment }: { comment: string }) => comment)).toEqual([
    'newest',
    'his only one',
    'former',
    'former, too',
  ])
  expect(await db.select().from(reviews).where(eq(reviews.id, other.id))).toHaveLength(1)
  await expect(db.insert(reviews).values(old(people.ravi.id, 'again', 0))).rejects.toThrow()
})
