/** What a product is called in the shop's further languages, from the bag to the mail. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#/features/accounts/accounts.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { sendMail } from '#/main/jobs/mails.ts'
import { newId } from '#/platform/db/ids.ts'
import type { MailJob } from '#/platform/mail/jobs/kinds.ts'
import type { Mail } from '#/platform/mail/mailer.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { billing, setStatus } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { type Json, openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'
import { insertEvent } from './life.store.ts'
import { orderItems } from './tables/orders.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
/** In sizes, with words in Hindi; without any; with words in Tamil alone. */
let kurta: { id: string }
let plain: { id: string }
let tamil: { id: string }

const HINDI = 'गुलाबी कुर्ता'
const description = 'हाथ से बुना'

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  await changeSettings(shop, { languages: ['hi', 'ta'], giftWrap: true, giftWrapPrice: 50 })
  const sized = { enableSize: true, sizes: ['M', 'L'] }
  kurta = await addProduct(shop, {
    ...{ name: 'Pink Kurta', ...sized, quantity: 20 },
    words: { hi: { name: HINDI, description }, ta: { description: 'கை நெசவு' } },
  })
  plain = await addProduct(shop, { name: 'Plain Saree' })
  tamil = await addProduct(shop, { name: 'Temple Saree', words: { ta: { name: 'கோயில் புடவை' } } })
})
afterAll(() => shop.close())

const ask = async (method: string, path: string, language: string, json?: Json, as: Person = people.meera) =>
  (await shop.call(method, `/api${path}`, { as, json, headers: { 'accept-language': language } })).body

const add = (product: { id: string }, language: string, json: Json = {}) =>
  ask('POST', `/cart/add/${product.id}`, language, json)
const place = (cartId: string, language: string, more: Json = {}) =>
  ask('POST', `/cart/place-order/${cartId}`, language, { billingAddress: billing, ...more })
const read = (id: string, language: string, as?: Person) =>
  ask('GET', `/order/${id}`, language, undefined, as)
const namesIn = ({ items }: Json): string[] => items.map(({ product }: Json) => product.name)

/** Two kurtas and a saree, bought in a language. */
async function placed(language: string, more: Json = {}): Promise<Json> {
  await add(kurta, language, { size: 'M', quantity: 2 })
  const { currentCart } = await add(plain, language)
  return (await place(currentCart._id, language, more)).order
}

const speak = (language: 'hi' | 'ta' | null) =>
  shop.services.db.update(users).set({ language }).where(eq(users.id, people.meera.id))

/** What the last job of a kind sends. */
async function mailOf(kind: string): Promise<string> {
  const { rows } = await shop.services.db.execute<MailJob & { [key: string]: unknown }>(sql`
    select data ->> 'kind' as kind, data -> 'ids' as ids from pgboss.job
    where name = 'mail' and data ->> 'kind' = ${kind} order by created_on desc, id desc limit 1`)
  const mails: Mail[] = []
  const mailer = { deliver: async (mail: Mail) => void mails.push(mail) }
  await sendMail({ ...shop.services, mailer }, rows[0] as MailJob)
  return mails[0]?.text ?? ''
}

test('whatever answers the bag calls its products as the page does', async () => {
  await add(kurta, 'en', { size: 'M' })
  await add(tamil, 'en')
  const added = (await add(plain, 'hi')).currentCart
  expect(namesIn(added)).toEqual([HINDI, 'Temple Saree', 'Plain Saree'])
  expect(JSON.stringify(added)).not.toContain('words')
  const bag = async (language: string) => namesIn((await ask('POST', '/cart', language)).currentCart)
  expect(await bag('hi')).toEqual([HINDI, 'Temple Saree', 'Plain Saree'])
  // Only its description is written there.
  expect(await bag('ta')).toEqual(['Pink Kurta', 'கோயில் புடவை', 'Plain Saree'])
  expect(await bag('en')).toEqual(['Pink Kurta', 'Temple Saree', 'Plain Saree'])
  const [first, , last] = added.items
  const changed = await ask('POST', `/cart/update/${first._id}`, 'hi', { quantity: 2 })
  expect(namesIn(changed.currentCart)).toContain(HINDI)
  const tooMany = await ask('POST', `/cart/update/${first._id}`, 'hi', { quantity: 900 })
  expect([tooMany.code, tooMany.message.includes(HINDI)]).toEqual(['out_of_stock', true])
  const removed = await ask('DELETE', `/cart/delete/${last._id}`, 'hi')
  expect(namesIn(removed.currentCart)).toEqual([HINDI, 'Temple Saree'])

  // A page that asks before its scripts are there says its language in the address, whatever the browser likes best.
  const own = async (query: string, browser: string) =>
    namesIn((await ask('GET', `/me/shopper${query}`, browser)).cart)
  expect(await own('?language=hi-IN', 'en')).toContain(HINDI)
  expect(await own('?language=en-IN', 'hi')).toContain('Pink Kurta')
  expect(await own('?language=fr', 'hi')).toContain('Pink Kurta')
  expect(await own('', 'hi')).toContain(HINDI)

  // Renamed: the bag shows what is on sale now.
  const rename = (name: string) =>
    shop.services.db.update(products).set({ name }).where(eq(products.id, kurta.id))
  await rename('Rose Kurta')
  expect([await bag('hi'), await bag('en')].map(([name]) => name)).toEqual([HINDI, 'Rose Kurta'])
  await rename('Pink Kurta')
  for (const { _id } of (await ask('POST', '/cart', 'en')).currentCart.items)
    await ask('DELETE', `/cart/delete/${_id}`, 'en')
})

describe('an order', () => {
  test('is answered in the language of whoever asks, and keeps the English names', async () => {
    const order = await placed('hi')
    expect(namesIn(order)).toEqual([HINDI, 'Plain Saree'])
    const again = await place(order.cartId, 'hi')
    expect([again.order._id, namesIn(again.order)]).toEqual([order._id, [HINDI, 'Plain Saree']])
    // Answers that are made together are each in their own.
    const languages = ['en', 'en', 'en', 'hi', 'en', 'hi']
    const together = await Promise.all(languages.map((language) => place(order.cartId, language)))
    expect(together.map((one) => namesIn(one.order)[0])).toEqual(
      languages.map((language) => (language === 'hi' ? HINDI : 'Pink Kurta')),
    )
    expect(namesIn(await read(order._id, 'hi'))).toEqual([HINDI, 'Plain Saree'])
    expect(namesIn(await read(order._id, 'ta'))).toEqual(['Pink Kurta', 'Plain Saree'])
    expect(namesIn(await read(order._id, 'en'))).toEqual(['Pink Kurta', 'Plain Saree'])
    const listed = (language: string, q = '') =>
      ask('POST', `/order/user?q=${encodeURIComponent(q)}`, language, { userId: people.meera.id })
    expect(namesIn((await listed('hi'))[0])).toEqual([HINDI, 'Plain Saree'])
    expect(namesIn((await listed('en'))[0])).toEqual(['Pink Kurta', 'Plain Saree'])
    // What stands there is found.
    const found = async (language: string, q: string) =>
      (await listed(language, q)).map(({ _id }: Json) => _id)
    expect(await found('hi', 'गुलाबी')).toContain(order._id)
    expect([await found('en', 'गुलाबी'), await found('hi', 'बनारसी')]).toEqual([[], []])
    expect(await found('hi', 'pink kur')).toContain(order._id)

    const stored = await shop.services.db.select().from(orderItems).where(eq(orderItems.orderId, order._id))
    expect(stored.map(({ name }) => name).toSorted()).toEqual(['Pink Kurta', 'Plain Saree'])
    // The shop packs and documents what was bought, and a file says what is stored.
    for (const language of ['hi', 'en'])
      expect(namesIn(await read(order._id, language, people.adminAsha))).toEqual([
        'Pink Kurta',
        'Plain Saree',
      ])
    const copy = JSON.stringify(await ask('GET', '/me/export', 'hi'))
    expect([copy.includes('Pink Kurta'), copy.includes(HINDI)]).toEqual([true, false])
  })

  test('that cannot be had says so of a piece under its name', async () => {
    const { currentCart } = await add(kurta, 'hi', { size: 'M', quantity: 2 })
    const left = (quantity: number) =>
      shop.services.db.update(products).set({ quantity }).where(eq(products.id, kurta.id))
    await left(1)
    const refused = await place(currentCart._id, 'hi')
    expect([refused.code, refused.message.includes(HINDI)]).toEqual(['out_of_stock', true])
    await left(20)
    for (const { _id } of currentCart.items) await ask('DELETE', `/cart/delete/${_id}`, 'en')
  })

  test('put into the bag again, cancelled in part: each names its pieces so', async () => {
    const order = await placed('en')
    const again = await ask('POST', `/order/${order._id}/again`, 'hi')
    expect(again.lines.map(({ name }: Json) => name)).toEqual([HINDI, 'Plain Saree'])
    expect(namesIn(again.currentCart)).toEqual(expect.arrayContaining([HINDI, 'Plain Saree']))
    await speak('hi')
    const lines = [{ item: order.items[0]._id, pieces: 1 }]
    const cancelled = await ask('POST', `/order/${order._id}/cancel-items`, 'hi', {
      requestId: newId(),
      lines,
    })
    const textIn = ({ events }: Json) => events.find(({ event }: Json) => event === 'piecesCancelled').text
    expect(textIn(cancelled)).toBe(`1 x ${HINDI}, साइज़ M`)
    expect(textIn(await read(order._id, 'en'))).toBe('1 x Pink Kurta, size M')
    expect(textIn(await read(order._id, 'hi', people.adminAsha))).toBe('1 x Pink Kurta, size M')
    const mail = await mailOf('order.piecesCancelled')
    expect([mail.includes(`1 x ${HINDI}, साइज़ M`), mail.includes('Pink Kurta')]).toEqual([true, false])
  })

  test('asked back for another one: both are called so', async () => {
    const order = await placed('en')
    await setStatus(shop, order, 'delivered')
    await insertEvent(shop.services.db, { orderId: order._id, event: 'delivered' })
    const instead = { product: kurta.id, size: 'L' }
    const lines = [{ item: order.items[0]._id, pieces: 1, instead }]
    const wish = { requestId: newId(), lines, reason: 'size' }
    const asked = await ask('POST', `/order/${order._id}/return-request`, 'hi', wish)
    const insteadIn = ({ returnRequests }: Json) => returnRequests[0].lines[0].instead
    expect(insteadIn(asked)).toEqual({ ...instead, name: HINDI })
    expect(insteadIn(await read(order._id, 'hi', people.adminAsha))).toEqual({
      ...instead,
      name: 'Pink Kurta',
    })
    expect(asked.events.at(-1).text).toBe(`1 x ${HINDI}, साइज़ M`)
  })

  test('names a piece that is not on sale any more, and one that was renamed as it was bought', async () => {
    const order = await placed('hi')
    const { db } = shop.services
    const set = (change: Partial<typeof products.$inferInsert>) =>
      db.update(products).set(change).where(eq(products.id, kurta.id))
    await set({ status: false })
    expect(namesIn(await read(order._id, 'hi'))).toEqual([HINDI, 'Plain Saree'])
    await set({ status: true, name: 'Another Kurta', words: { hi: { name: 'दूसरा कुर्ता' } } })
    expect(namesIn(await read(order._id, 'hi'))).toEqual(['Pink Kurta', 'Plain Saree'])
    await speak('hi')
    expect(await mailOf('order.placed')).toContain('Pink Kurta')
    const again = await ask('POST', `/order/${order._id}/again`, 'hi')
    expect(again.lines[0].name).toBe('Pink Kurta')
    await set({ name: 'Pink Kurta', words: { hi: { name: HINDI, description } } })
  })
})

test('mails name what was bought in the language of its buyer, whatever page it was bought on', async () => {
  await speak('hi')
  const gift = await placed('en', { gift: { wrap: true, message: '' } })
  const hindi = await mailOf('order.placed')
  expect([HINDI, 'Plain Saree', 'गिफ़्ट पैकिंग'].map((name) => hindi.includes(name))).toEqual([true, true, true])
  expect(hindi).not.toMatch(/Pink Kurta|Gift wrap/)
  const wrapOf = async (as?: Person) => (await read(gift._id, 'hi', as)).services[0].name
  expect([await wrapOf(), await wrapOf(people.adminAsha)]).toEqual(['गिफ़्ट पैकिंग', 'Gift wrap'])
  await speak(null)
  const english = await mailOf('order.placed')
  expect(['Pink Kurta', 'Gift wrap'].map((name) => english.includes(name))).toEqual([true, true])
  await changeSettings(shop, { languages: ['ta'] })
  await speak('hi')
  expect(await mailOf('order.placed')).toContain('Pink Kurta')
  await changeSettings(shop, { languages: ['hi', 'ta'] })
})

test('what the shop writes to a buyer begins in their language, on whichever page the admin is', async () => {
  const order = await placed('en')
  const messageStart = async (language: string, as: Person = people.adminAsha) =>
    (await read(order._id, language, as)).customer.messageStart
  await speak('hi')
  const hindi = `नमस्ते Meera Iyer, आपके ऑर्डर ${order.number} के बारे में: `
  expect([await messageStart('en'), await messageStart('ta')]).toEqual([hindi, hindi])
  await speak(null)
  expect(await messageStart('hi')).toBe(`Hello Meera Iyer, about your order ${order.number}: `)
  expect(await messageStart('hi', people.meera)).toBeUndefined()
})
