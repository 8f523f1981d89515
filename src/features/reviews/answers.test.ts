import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#/features/accounts/accounts.tables.ts'
import { sendMail } from '#/main/jobs/mails.ts'
import { newId } from '#/platform/db/ids.ts'
import type { Mail } from '#/platform/mail/mailer.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { fillBag, orderOf, placeBag, setStatus } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { type Json, openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'
import { reviews } from './reviews.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let count = 0

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const product = () => addProduct(shop, { name: `Answered Saree ${++count}` })
const write = (as: Person, productId: string, fields: Json = {}) =>
  shop.call('POST', '/api/reviews', { as, json: { productId, comment: 'Thin', rating: 2, ...fields } })
const list = async (productId: string) => (await shop.call('GET', `/api/reviews/${productId}`)).body
const answer = (id: string, text: string, seen?: string, as: Person = people.adminAsha) =>
  shop.call('POST', `/api/admin/review/${id}/answer`, {
    as,
    json: { answer: text, ...(seen !== undefined && { seen: { answer: seen } }) },
  })
/** Jobs of mails about an answer to this review. */
async function mailsAbout(id: string): Promise<number> {
  const { rows } = await shop.services.db.$client.query(
    `select 1 from pgboss.job where name = 'mail' and data -> 'ids' ->> 'reviewId' = $1`,
    [id],
  )
  return rows.length
}

test('"bought here" and the size follow the orders: delivered alone counts, and nobody can say it', async () => {
  const { id } = await product()
  const said = { purchased: true, size: 'XXL', answer: { text: 'Me', createdAt: '' }, userId: people.ravi.id }
  const written = await write(people.meera, id, said)
  expect(written).toMatchObject({ status: 201, body: { purchased: false, size: '', answer: null } })
  const order = await orderOf(shop, people.meera, { id })
  expect(await list(id)).toMatchObject([{ purchased: false }])
  await setStatus(shop, order, 'delivered')
  expect(await list(id)).toMatchObject([{ purchased: true, size: '', user: { name: 'Meera Iyer' } }])
  const { body } = await shop.call('GET', '/api/admin/review?limit=1', { as: people.adminAsha })
  expect(body).toMatchObject([{ purchased: true }])
  await setStatus(shop, order, 'returned')
  expect(await list(id)).toMatchObject([{ purchased: false }])
})

test('the size is that of the order that was delivered', async () => {
  const { id } = await addProduct(shop, { name: `Sized ${++count}`, enableSize: true, sizes: ['M', 'L'] })
  await write(people.ravi, id, { fit: 'small' })
  const cart = await fillBag(shop, people.ravi, { product: { id }, size: 'L' })
  await setStatus(shop, (await placeBag(shop, people.ravi, cart._id)).body.order, 'delivered')
  expect(await list(id)).toMatchObject([{ purchased: true, size: 'L', fit: 'small' }])
  expect((await write(people.ravi, id, { fit: 'huge' })).body.errors).toMatchObject([{ field: 'fit' }])
})

test('of several that were delivered, the size is that of the last one', async () => {
  const { id } = await addProduct(shop, {
    name: `Sized ${++count}`,
    enableSize: true,
    sizes: ['M', 'L', 'XL'],
  })
  await write(people.meera, id)
  const deliver = async (size: string, status: 'delivered' | 'shipped' = 'delivered') => {
    const cart = await fillBag(shop, people.meera, { product: { id }, size })
    await setStatus(shop, (await placeBag(shop, people.meera, cart._id)).body.order, status)
  }
  await deliver('L')
  await deliver('M')
  expect(await list(id)).toMatchObject([{ size: 'M' }])
  await deliver('XL', 'shipped')
  expect(await list(id)).toMatchObject([{ size: 'M' }])
})

test('an answer is public, audited, mailed once, changed and taken back', async () => {
  const { id } = await product()
  const review = (await write(people.meera, id)).body
  expect((await answer(review._id, '  We are sorry. ', '')).body.answer).toMatchObject({
    text: 'We are sorry.',
  })
  expect(await list(id)).toMatchObject([{ answer: { text: 'We are sorry.', createdAt: expect.any(String) } }])
  expect(await mailsAbout(review._id)).toBe(1)
  await answer(review._id, 'We are very sorry.', 'We are sorry.')
  await answer(review._id, '', 'We are very sorry.')
  expect(await list(id)).toMatchObject([{ answer: null }])
  await answer(review._id, 'Sorry once more.', '')
  expect(await mailsAbout(review._id)).toBe(1)
  const { body: log } = await shop.call('GET', '/api/admin/audit?q=review.answer', { as: people.adminAsha })
  expect(log.filter(({ subjectId }: Json) => subjectId === review._id)).toHaveLength(4)
  await write(people.meera, id, { comment: 'Better after a wash', rating: 4 })
  expect(await list(id)).toMatchObject([{ comment: 'Better after a wash', answer: null }])
})

test('the mail about it names the product as its reader calls it', async () => {
  await changeSettings(shop, { languages: ['hi'] })
  const { db } = shop.services
  const { id } = await addProduct(shop, { name: 'Lake Saree', words: { hi: { name: 'झील साड़ी' } } })
  const review = (await write(people.meera, id)).body
  await answer(review._id, 'Thank you')
  const mails: Mail[] = []
  const mailer = { deliver: async (mail: Mail) => void mails.push(mail) }
  const send = () =>
    sendMail({ ...shop.services, mailer }, { kind: 'review.answered', ids: { reviewId: review._id } })
  await send()
  await db.update(users).set({ language: 'hi' }).where(eq(users.id, people.meera.id))
  await send()
  expect(mails.map(({ subject }) => [/Lake Saree/, /झील साड़ी/].map((name) => name.test(subject)))).toEqual([
    [true, false],
    [false, true],
  ])
  expect(mails[1]?.text).not.toContain('Lake Saree')
  await changeSettings(shop, { languages: [] })
})

test('of two admins at once the second is told; two presses of one are one answer and one mail', async () => {
  const { id } = await product()
  const review = (await write(people.meera, id)).body
  const both = await Promise.all([answer(review._id, 'Mine', ''), answer(review._id, 'No, mine', '')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = both.find(({ status }) => status === 409)?.body
  const [{ answer: stored }] = await list(id)
  expect(refused.clash).toMatchObject({ fields: ['answer'], stored: { answer: stored.text } })
  expect(await mailsAbout(review._id)).toBe(1)

  const other = (await write(people.ravi, id)).body
  const presses = await Promise.all(Array.from({ length: 4 }, () => answer(other._id, 'Thank you', '')))
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await mailsAbout(other._id)).toBe(1)
})

test('what was written anew meanwhile is not answered as if it said what it said before', async () => {
  const { id } = await product()
  const review = (await write(people.meera, id, { comment: 'Lovely', rating: 5 })).body
  await write(people.meera, id, { comment: 'The colour ran', rating: 1 })
  const thank = (seen: Json) =>
    shop.call('POST', `/api/admin/review/${review._id}/answer`, {
      as: people.adminAsha,
      json: { answer: 'So glad you like it!', seen: { answer: '', ...seen } },
    })
  expect(await thank({ comment: 'Lovely', rating: 5 })).toMatchObject({
    status: 409,
    body: { clash: { stored: { comment: 'The colour ran', rating: 1 } } },
  })
  expect((await thank({ comment: 'The colour ran', rating: 5 })).body.clash.fields).toEqual(['rating'])
  expect(await list(id)).toMatchObject([{ answer: null }])
  expect((await thank({ comment: 'The colour ran', rating: 1 })).status).toBe(200)
})

test('shoppers answer nothing, and what is gone is not answered, also not while it is deleted', async () => {
  const { id } = await product()
  const review = (await write(people.meera, id)).body
  expect((await answer(review._id, 'Me, too', '', people.meera)).status).toBe(403)
  expect((await answer(newId(), 'Hello')).status).toBe(404)
  expect((await answer(review._id, 'x'.repeat(2_001))).body.errors).toMatchObject([{ field: 'answer' }])
  const [answered, deleted] = await Promise.all([
    answer(review._id, 'Sorry'),
    shop.call('DELETE', `/api/reviews/${review._id}`, { as: people.adminAsha }),
  ])
  expect(deleted.status).toBe(200)
  expect([200, 404]).toContain(answered.status)
  expect(await shop.services.db.select().from(reviews).where(eq(reviews.id, review._id))).toEqual([])
})
