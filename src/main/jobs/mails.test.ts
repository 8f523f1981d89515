import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#/features/accounts/accounts.tables.ts'
import { categories, products } from '#/features/catalog/tables/catalog.tables.ts'
import { sendOrderMail } from '#/features/orders/mails/sendOrderMail.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import type { MailJob, TextJob } from '#/platform/mail/jobs/kinds.ts'
import type { Mail } from '#/platform/mail/mailer.ts'
import { addCategory, addProduct } from '../../../test/fixtures/goods.ts'
import { orderOf } from '../../../test/fixtures/orders.ts'
import { cast, signUp } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'
import { sendMail } from './mails.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

/** Sends in this process; nothing when there was nobody to send it to. */
async function sent(job: MailJob | TextJob): Promise<Mail | undefined> {
  const mails: Mail[] = []
  const mailer = { deliver: async (mail: Mail) => void mails.push(mail) }
  const isSent = await sendMail({ ...shop.services, mailer }, job)
  expect(isSent).toBe(mails.length === 1)
  return mails[0]
}

const jobs = async () =>
  (
    await shop.services.db.execute<MailJob & { [key: string]: unknown }>(sql`
    select data ->> 'kind' as kind, data -> 'ids' as ids from pgboss.job where name = 'mail' order by created_on, id`)
  ).rows

const step = (orderId: string, json: object) =>
  shop.call('POST', `/api/admin/order/status/${orderId}`, { as: people.adminAsha, json })

async function anOrder(name: string, fields: object = {}) {
  const product = await addProduct(shop, { name, quantity: 5 })
  return orderOf(shop, people.meera, product, fields)
}

test('no job holds a name, an address, a text or a link', async () => {
  const { db } = shop.services
  const before = (await jobs()).length
  const order = await anOrder('Secret Saree', { name: 'Nameless Buyer', email: 'secret@example.com' })
  await step(order._id, { status: 'cancelled', note: 'Written by hand' })
  await shop.call('POST', '/api/user/forgot-password', { json: { email: people.ravi.email } })
  const json = { name: 'Lila Sen', email: 'lila@example.com', password: 'silk@123', contact: '9812345670' }
  expect((await shop.call('POST', '/api/register', { json })).status).toBe(201)
  const { rows } = await db.execute<{ job: string }>(sql`select to_jsonb(job)::text as job from pgboss.job`)
  const all = JSON.stringify(rows)
  expect((await jobs()).slice(before).map(({ kind }) => kind)).toEqual([
    'order.placed',
    'order.cancelled',
    'passwordReset',
    'welcome',
  ])
  expect(all).not.toMatch(/example\.com|Nameless|Lila|Written by hand|Secret|https?:|reset-password/)
})

test('a mail says what is so when it is sent, to the address of then', async () => {
  const order = await anOrder('Corrected Saree', { email: 'typed.wrong@example.com' })
  const job = (await jobs()).at(-1) as MailJob
  expect(job).toEqual({ kind: 'order.placed', ids: { orderId: order._id } })
  await shop.services.db
    .update(orders)
    .set({ billingAddress: sql`billing_address || '{"email": "typed.right@example.com"}'::jsonb` })
    .where(eq(orders.id, order._id))
  expect(await sent(job)).toMatchObject({ to: 'typed.right@example.com' })
  const { id } = people.ravi
  await shop.services.db.update(users).set({ email: 'ravi.new@example.com' }).where(eq(users.id, id))
  expect(await sent({ kind: 'welcome', ids: { userId: id } })).toMatchObject({ to: 'ravi.new@example.com' })
})

test('each step tells its own note, also when it is sent after the next one', async () => {
  const order = await anOrder('Noted Saree', { payment: 'cod' })
  await step(order._id, { status: 'packed', note: 'Wrapped in paper' })
  await step(order._id, {
    status: 'shipped',
    carrier: 'Delhivery',
    trackingNumber: 'DL777',
    note: 'By the night train',
  })
  const [packed, shipped] = (await jobs()).slice(-2)
  expect((await sent(shipped as MailJob))?.text).toMatch(/DL777[\s\S]*By the night train/)
  const mail = await sent(packed as MailJob)
  expect(mail?.text).toContain('Wrapped in paper')
  expect(mail?.text).not.toContain('night train')
})

test('the mail of an order has what was bought, where it goes, and the code to pay with while there is something to pay', async () => {
  const order = await anOrder('Pictured Saree')
  const job = (await jobs()).at(-1) as MailJob
  const mail = await sent(job)
  expect(mail?.text).toMatch(/Pictured Saree[\s\S]*Grand total/)
  expect(mail?.html).toContain('cid:upi-qr')
  const [qr, ...others] = mail?.attachments ?? []
  expect(others).toEqual([])
  expect(qr).toMatchObject({ cid: 'upi-qr', contentType: 'image/png' })
  expect(await sharp(qr?.content).metadata()).toMatchObject({ format: 'png' })
  await step(order._id, { status: 'cancelled' })
  expect((await sent(job))?.attachments).toEqual([])
  const inCash = await anOrder('Cash Saree', { payment: 'cod' })
  expect((await sent({ kind: 'order.placed', ids: { orderId: inCash._id } }))?.attachments).toEqual([])
})

test('a piece leads to its page in the language of the mail, while its product and its category are shown', async () => {
  const { db, config } = shop.services
  const category = await addCategory(shop, { name: 'Linked' })
  const product = await addProduct(shop, { name: 'Linked Saree', quantity: 5, categoryId: category.id })
  const { _id: orderId } = await orderOf(shop, people.meera, product, { payment: 'cod' })
  const pages = async () => {
    const mail = await sent({ kind: 'order.placed', ids: { orderId } })
    expect(mail?.text).toContain('Linked Saree')
    return mail?.html?.match(/(?<=href=")[^"]*\/details\/[^"]*/g) ?? []
  }
  expect(await pages()).toEqual([`${config.origin}/details/linked-saree`])
  const changes = [
    () => db.update(categories).set({ status: false }).where(eq(categories.id, category.id)),
    () => db.update(products).set({ status: false, categoryId: null }).where(eq(products.id, product.id)),
    () => db.update(products).set({ status: true, deletedAt: new Date() }).where(eq(products.id, product.id)),
  ]
  for (const change of changes) {
    await change()
    expect(await pages()).toEqual([])
  }
  await db.update(products).set({ deletedAt: null }).where(eq(products.id, product.id))
  expect(await pages()).toHaveLength(1)
})

test('the invoice goes with the mail of the parcel, where one was issued', async () => {
  const { _id: orderId } = await anOrder('Invoiced Saree', { payment: 'cod' })
  const parcel = { carrier: 'Delhivery', trackingNumber: 'DL778', unpaidReason: 'Cash' }
  await step(orderId, { status: 'packed' })
  expect((await sent({ kind: 'order.packed', ids: { orderId } }))?.attachments).toEqual([])
  await step(orderId, { status: 'shipped', ...parcel })
  const [invoice] = (await sent({ kind: 'order.shipped', ids: { orderId } }))?.attachments ?? []
  expect(invoice).toMatchObject({ contentType: 'application/pdf' })
  expect(invoice?.filename).toMatch(/^(Invoice|Bill-of-supply)-.*\.pdf$/)
  expect(invoice?.content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(invoice).not.toHaveProperty('cid')
})

test('money that turned out not to have arrived is not confirmed', async () => {
  const order = await anOrder('Unpaid Saree')
  expect(await sent({ kind: 'order.paid', ids: { orderId: order._id } })).toBeUndefined()
  expect(await sent({ kind: 'order.refunded', ids: { orderId: order._id } })).toBeUndefined()
})

test('a reset link is made when the mail is sent, and works', async () => {
  const ids = { userId: people.ravi.id }
  const tokenOf = (mail?: Mail) => mail?.text.match(/reset-password\/(\w+)/)?.[1]
  const first = tokenOf(await sent({ kind: 'passwordReset', ids }))
  const second = tokenOf(await sent({ kind: 'passwordReset', ids }))
  expect(first).toBeTruthy()
  expect(second).not.toBe(first)
  const path = `/api/user/reset-password/${second}`
  expect((await shop.call('POST', path, { json: { password: 'newsilk@1' } })).status).toBe(200)
})

test.each([{ userId: null }, { userId: '0197a3c5-0000-7000-8000-000000000000' }])(
  'nobody is written to for %j',
  async (ids) => {
    expect(await sent({ kind: 'passwordReset', ids })).toBeUndefined()
    expect(await sent({ kind: 'welcome', ids })).toBeUndefined()
  },
)

test('somebody who was disabled meanwhile gets no reset link', async () => {
  const { db } = shop.services
  await db.update(users).set({ status: 'inactive' }).where(eq(users.id, people.ravi.id))
  expect(await sent({ kind: 'passwordReset', ids: { userId: people.ravi.id } })).toBeUndefined()
})

test('jobs of the version before are sent', async () => {
  const order = await anOrder('Older Saree', { email: 'meera.iyer@example.com' })
  const data = { orderId: order._id, number: order.number, name: 'Meera Iyer', totalPaise: 1, note: '' }
  const { email } = people.meera
  const old = (kind: string, more: object) => ({ kind, to: email, data: { ...data, ...more } })
  expect((await sent(old('order.placed', {})))?.subject).toContain(`Order ${order.number} is placed`)
  expect((await sent(old('order.cancelled', { owedPaise: 0 })))?.subject).toContain('is cancelled')
  expect(await sent({ kind: 'welcome', to: email, data: { name: 'Meera' } })).toMatchObject({ to: email })
  const reset = { name: 'Meera', link: 'https://old.example/reset-password/abc', minutes: 15 }
  const mail = await sent({ kind: 'passwordReset', to: email, data: reset })
  expect(mail?.text).toMatch(/reset-password\/\w{20}/)
  expect(mail?.text).not.toContain('old.example')
  expect(await sent({ kind: 'welcome', to: 'gone@example.com', data: { name: 'Gone' } })).toBeUndefined()
})

const inWhich = (mail?: Mail) => [
  /<html[^>]* lang="(\w+)/.exec(mail?.html ?? '')?.[1],
  new Set(mail?.html.match(/(?<=href="https?:\/\/[^/"]+)(?:\/hi)?(?=\/(?:order|login|reset-password)\b)/g)),
]
const inHindi = ['hi', new Set(['/hi'])]
const inEnglish = ['en', new Set([''])]

test('of the same events everybody reads in their own language, two at once, and of no language that the shop does not speak', async () => {
  await changeSettings(shop, { languages: ['hi'] })
  const [anu, ben] = [await signUp(shop, 'Anu Sen'), await signUp(shop, 'Ben Das')]
  const path = `/api/admin/user/update/${anu.id}`
  expect((await shop.call('POST', path, { as: anu, json: { language: 'hi' } })).status).toBe(200)
  const product = await addProduct(shop, { name: 'Read Saree', quantity: 5 })
  const placed = async (as: Person) => {
    // Whose mail it is says the account, not the address that was typed.
    const { _id: orderId } = await orderOf(shop, as, product, { email: 'office@example.com' })
    return { kind: 'order.placed', ids: { orderId } }
  }
  const [hers, his] = [await placed(anu), await placed(ben)]
  const greeting = { greeting: 'Folded by hand.', words: { hi: { greeting: 'हाथ से तह किया।' } } }
  await shop.call('POST', '/api/admin/mail/order.placed', { as: people.adminAsha, json: greeting })
  const greeted = (mail?: Mail) => mail?.text.match(/Folded by hand\.|हाथ से तह किया।/g)
  const mails = () => Promise.all([hers, his].map(sent))
  expect((await mails()).map(greeted)).toEqual([['हाथ से तह किया।'], ['Folded by hand.']])
  const both = async () => (await mails()).map(inWhich)
  expect(await both()).toEqual([inHindi, inEnglish])
  const linked = async ({ id: userId }: { id: string }) =>
    inWhich(await sent({ kind: 'passwordReset', ids: { userId } }))
  expect(await Promise.all([linked(anu), linked(ben)])).toEqual([inHindi, inEnglish])
  await changeSettings(shop, { languages: [] })
  expect(await both()).toEqual([inEnglish, inEnglish])
})

test('a mail is only sent when its transaction commits', async () => {
  const { db, jobs: queue } = shop.services
  const before = (await jobs()).length
  const rolledBack = db.transaction(async (tx) => {
    await sendOrderMail(queue, tx, 'placed', { orderId: people.meera.id })
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await jobs()).toHaveLength(before)
})

test('a kind that is not known fails, and is tried again', async () => {
  await expect(sendMail(shop.services, { kind: 'no such kind', ids: {} })).rejects.toThrow('No mail of kind')
})
