import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { insertEvent } from '#/features/orders/life.store.ts'
import { orderMailLoader } from '#/features/orders/mails/load.ts'
import { orderData } from '#/features/orders/orders.privacy.ts'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { returnRequests } from '#/features/orders/tables/returnRequests.tables.ts'
import { discardPhotos } from '#/features/reviews/discardPhotos.jobs.ts'
import { newId } from '#/platform/db/ids.ts'
import { addOffer } from '../../../../test/fixtures/offers.ts'
import { mailsAbout } from '../../../../test/fixtures/orderMails.ts'
import { eventsOf, fillBag, placeBag, setStatus } from '../../../../test/fixtures/orders.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import type { Json, Person } from '../../../../test/fixtures/shop.ts'
import { one, openRequestShop } from './returnRequests.fixture.ts'

const requests = await openRequestShop()
const { shop, other, people, post, step, workList } = requests
const { seen, delivered, ask, asked, withdraw, refuse, question, answer, accept, alertsAbout } = requests
afterAll(requests.close)

describe('asking for a return', () => {
  test('is written down with pieces, reason and words; admins are told and find it on a work list', async () => {
    const order = await delivered()
    const json = one(order)
    const { status, body } = await ask(order, json)
    expect(status).toBe(200)
    expect(orderSchema.parse(body)).toEqual(body)
    const request = { _id: json.requestId, lines: json.lines, reason: 'size', words: json.words }
    expect(body.returnRequests).toMatchObject([{ ...request, state: 'open', answer: '' }])
    expect(body.events.at(-1)).toMatchObject({ event: 'returnRequested', text: '1 x Asked Back, size M' })
    expect(body).toMatchObject({ status: 'delivered', adjustments: [], refunds: [] })
    expect(await alertsAbout(order)).toEqual(['returnRequested'])
    expect(await workList('returnRequests')).toContain(order._id)
    const { waits } = (await shop.call('GET', '/api/admin/sales', { as: people.adminAsha })).body
    expect(waits.returnRequests.count).toBe(1)
    expect((await seen(order, people.adminAsha)).returnRequests).toEqual(body.returnRequests)
  })

  test('a second press changes nothing, even after the request is over; other content is refused', async () => {
    const order = await delivered()
    const json = one(order)
    const at = [shop, other, shop, other]
    const answers = await Promise.all(at.map((process) => ask(order, json, undefined, process)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await alertsAbout(order)).toEqual(['returnRequested'])
    expect((await ask(order, { ...json, reason: 'other' })).body.code).toBe('request_id_reused')
    expect((await ask(await delivered(), json)).body.code).toBe('request_id_reused')
    await withdraw(order, json.requestId)
    const again = await ask(order, json)
    expect(again.body.returnRequests).toMatchObject([{ state: 'withdrawn' }])
  })

  test('one request of an order is open at a time, whoever presses first', async () => {
    const order = await delivered()
    const answers = await Promise.all([shop, other].map((at) => ask(order, one(order), undefined, at)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('request_open')
    expect((await seen(order)).returnRequests).toHaveLength(1)
    // Nor may anything else write a second one.
    const row = { orderId: order._id, lines: [], reason: 'size' as const }
    await expect(shop.services.db.insert(returnRequests).values({ id: newId(), ...row })).rejects.toThrow()
  })

  test('is for the owner alone', async () => {
    const order = await delivered()
    const json = one(order)
    expect((await ask(order, json, people.ravi)).status).toBe(404)
    expect((await ask(order, json, people.adminAsha)).status).toBe(404)
    // Not only unanswered: nothing was written down, and nobody was told.
    expect((await seen(order)).returnRequests).toEqual([])
    expect(await alertsAbout(order)).toEqual([])
    await ask(order, json)
    expect((await withdraw(order, json.requestId, people.ravi)).status).toBe(404)
    expect((await withdraw(order, json.requestId, people.adminAsha)).status).toBe(404)
    // The request of one order is none of another.
    expect((await withdraw(await delivered(), json.requestId)).status).toBe(404)
    expect((await refuse(await delivered(), json.requestId)).status).toBe(404)
    expect((await seen(order)).returnRequests).toMatchObject([{ state: 'open' }])
  })

  test('is refused in words when it is too early, too late, or nothing is left', async () => {
    const refusal = async (order: Json, json = one(order)) => {
      const { status, body } = await ask(order, json)
      return [status, body.code, body.message]
    }
    const late = await delivered(7 * 24 + 1)
    expect(await refusal(late)).toEqual([
      409,
      'too_late',
      'The time to ask for a return of this order is over. Please write to us.',
    ])
    const inTime = await delivered(7 * 24 - 1)
    expect((await ask(inTime, one(inTime))).status).toBe(200)
    const early = await delivered()
    await setStatus(shop, early, 'shipped')
    expect((await refusal(early)).slice(0, 2)).toEqual([409, 'not_delivered'])
    await setStatus(shop, early, 'returned')
    expect((await refusal(early)).slice(0, 2)).toEqual([409, 'nothing_left'])
    await changeSettings(shop, { returnDays: 0 })
    const faulty = await delivered(47)
    expect((await refusal(faulty)).slice(0, 2)).toEqual([409, 'only_faulty'])
    expect((await ask(faulty, one(faulty, { reason: 'damaged' }))).status).toBe(200)
    await changeSettings(shop, { returnDays: 7 })
    expect(eventsOf(await seen(late))).not.toContain('returnRequested')
  })

  test.each<[string, (order: Json) => Json, number, string]>([
    ['no line', () => ({ lines: [] }), 422, 'lines'],
    ['no piece', ({ items }) => ({ lines: [{ item: items[0]._id, pieces: 0 }] }), 422, 'lines'],
    ['a line of nobody', () => ({ lines: [{ item: newId(), pieces: 1 }] }), 422, 'lines'],
    [
      'half a piece',
      ({ items }) => ({ lines: [{ item: items[0]._id, pieces: 0.5 }] }),
      422,
      'lines.0.pieces',
    ],
    ['more than was sold', ({ items }) => ({ lines: [{ item: items[0]._id, pieces: 3 }] }), 409, 'lines'],
    ['no reason', () => ({ reason: undefined }), 422, 'reason'],
    ['a reason of the shop', () => ({ reason: 'mind' }), 422, 'reason'],
    ['too many words', () => ({ words: 'a'.repeat(501) }), 422, 'words'],
    ['no name', () => ({ requestId: 'one' }), 422, 'requestId'],
  ])('%s is refused and named', async (_what, change, expected, field) => {
    const order = await delivered()
    const { status, body } = await ask(order, one(order, change(order)))
    expect([status, body.errors?.[0]?.field]).toEqual([expected, field])
    expect((await seen(order)).returnRequests).toEqual([])
  })
})

describe('what came by buy two, get one', () => {
  test('goes back only where something is wrong with it, or for another size; the page says which pieces', async () => {
    const { db } = shop.services
    const design = { family: 'Bogo', quantity: 50 }
    const kurta = await requests.newProduct({ name: 'Bogo Kurta', ...design })
    const other = await requests.newProduct({ name: 'Bogo Other', ...design })
    const scope = { kind: 'products' as const, any: [kurta.id], attribute: '' }
    const reward = { kind: 'pieces' as const, buy: 2, get: 1, percent: 100 }
    await addOffer(shop, { label: 'Third free', reward, scope })
    // Four of one size, of which three are counted.
    const bag = await fillBag(shop, people.meera, { product: kurta, size: 'M', quantity: 4 })
    const { order } = (await placeBag(shop, people.meera, bag._id)).body
    expect(order.items).toMatchObject([{ quantity: 4, offerPieces: 3, discount: 1000 }])
    await setStatus(shop, order, 'delivered')
    await insertEvent(db, { orderId: order._id, event: 'delivered' })
    const back = async (pieces: number, line: Json = {}, reason = 'size') => {
      const lines = [{ item: order.items[0]._id, pieces, ...line }]
      const { status, body } = await ask(order, one(order, { lines, reason }))
      const live = body.returnRequests?.at(-1)
      if (live) await withdraw(order, live._id)
      return [status, body.code, body.errors?.[0]?.field]
    }
    expect(await back(2)).toEqual([409, 'offer_pieces', 'lines'])
    expect(await back(2, { instead: { product: other.id, size: 'M' } })).toEqual([
      409,
      'offer_pieces',
      'lines',
    ])
    expect((await seen(order)).returnRequests).toEqual([])
    expect((await back(1))[0]).toBe(200)
    expect((await back(4, {}, 'damaged'))[0]).toBe(200)
    expect((await back(4, { instead: { product: kurta.id, size: 'L' } }))[0]).toBe(200)
    // The shop may take back whatever it likes.
    const lines = [{ item: order.items[0]._id, pieces: 4 }]
    const all = { requestId: newId(), lines, reason: 'mind' }
    expect((await post(`/admin/order/return/${order._id}`, all)).body.status).toBe('returned')
  })

  test('goes back like all goods once the shop cancelled what came with it', async () => {
    const { db } = shop.services
    const any = await Promise.all(
      ['Torn Paid', 'Torn Free'].map(async (name) => (await requests.newProduct({ name })).id),
    )
    const reward = { kind: 'pieces' as const, buy: 1, get: 1, percent: 100 }
    await addOffer(shop, { label: 'Pair', reward, scope: { kind: 'products', any, attribute: '' } })
    const bag = await fillBag(shop, people.meera, ...any.map((id) => ({ product: { id }, size: 'M' })))
    const { order } = (await placeBag(shop, people.meera, bag._id)).body
    const paid = order.items.find(({ discount }: Json) => discount === undefined)
    const free = order.items.find(({ discount }: Json) => discount === 1000)
    expect([paid.offerPieces, free.offerPieces]).toEqual([1, 1])
    const left = [{ item: free._id, pieces: 1 }]
    const cancelled = { requestId: newId(), lines: left, note: 'Out of stock' }
    expect((await post(`/order/${order._id}/cancel-items`, cancelled)).status).toBe(200)
    await setStatus(shop, order, 'delivered')
    await insertEvent(db, { orderId: order._id, event: 'delivered' })
    for (const item of (await seen(order)).items) expect(item.offerPieces).toBeUndefined()
    const lines = [{ item: paid._id, pieces: 1 }]
    expect((await ask(order, one(order, { lines }))).body.returnRequests).toMatchObject([{ state: 'open' }])
  })
})

describe('a request ends', () => {
  test('by its customer, who may ask again', async () => {
    const order = await delivered()
    const json = one(order)
    await ask(order, json)
    const { body } = await withdraw(order, json.requestId)
    expect(body.returnRequests).toMatchObject([{ state: 'withdrawn' }])
    expect((await withdraw(order, json.requestId)).status).toBe(200)
    expect(eventsOf(await seen(order)).slice(-2)).toEqual(['returnRequested', 'returnWithdrawn'])
    expect((await refuse(order, json.requestId)).body.code).toBe('request_over')
    expect((await ask(order, one(order))).status).toBe(200)
  })

  test('by a refusal with a reason, which is mailed, shown and logged once', async () => {
    const order = await delivered()
    const json = one(order)
    await ask(order, json)
    const nothing = await refuse(order, json.requestId, '  ')
    expect([nothing.status, nothing.body.errors[0].field]).toEqual([422, 'note'])
    const [first, second] = await Promise.all([
      refuse(order, json.requestId),
      refuse(order, json.requestId, 'Another word', other),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    const mine = await seen(order)
    const [{ answer }] = mine.returnRequests
    expect(['The tags are gone', 'Another word']).toContain(answer)
    expect(mine.events.at(-1)).toMatchObject({ event: 'returnRefused', text: answer })
    const refusals = (await mailsAbout(shop, order._id)).filter((kind) => kind === 'order.returnRefused')
    expect(refusals).toHaveLength(1)
    const mail = await orderMailLoader('returnRefused')(shop.services, { orderId: order._id })
    expect(mail?.data.note).toBe(answer)
    expect((await withdraw(order, json.requestId)).body.code).toBe('request_over')
    const { body: log } = await shop.call('GET', `/api/admin/audit?q=${order.number}`, {
      as: people.adminAsha,
    })
    expect(JSON.stringify(log)).toContain('order.refuseReturn')
  })

  test('by the return that is written down, in part or whole', async () => {
    const order = await delivered()
    const json = one(order)
    await ask(order, json)
    const giveBack = { requestId: newId(), lines: json.lines, reason: 'size' }
    const { body } = await post(`/admin/order/return/${order._id}`, giveBack)
    expect(body).toMatchObject({ status: 'delivered', returnRequests: [{ state: 'closed' }] })
    // What came back cannot be asked for again.
    const { item } = json.lines[0]
    expect((await ask(order, one(order, { lines: [{ item, pieces: 2 }] }))).body.code).toBe('pieces_gone')
    await ask(order, one(order))
    const all = await step(order, { status: 'returned' })
    expect(all.body).toMatchObject({
      status: 'returned',
      returnRequests: [{ state: 'closed' }, { state: 'closed' }],
    })
    expect(await workList('returnRequests')).not.toContain(order._id)
  })
})

describe('before it is decided', () => {
  test('the shop asks and the customer answers, by mail and alert; then it is accepted until the pieces arrive', async () => {
    const { order, requestId } = await asked()
    expect((await seen(order)).actions).toEqual(['withdrawReturn'])
    expect((await answer(order, requestId, 'Unasked')).body.code).toBe('request_over')
    const { body: waiting } = await question(order, requestId)
    expect(waiting.returnRequests[0]).toMatchObject({ state: 'question', messages: [{ by: 'shop' }] })
    expect(await workList('returnRequests')).not.toContain(order._id)
    expect((await seen(order)).actions).toEqual(['answerReturn', 'withdrawReturn'])
    expect((await answer(order, requestId, 'XL', people.ravi)).status).toBe(404)
    expect((await answer(order, requestId, ' ')).body.errors[0].field).toBe('words')
    for (const _press of [1, 2]) expect((await answer(order, requestId, 'XL')).status).toBe(200)
    expect((await answer(order, requestId, 'No, L')).body.code).toBe('request_over')
    const [{ state, messages }] = (await seen(order)).returnRequests
    expect([state, messages.map(({ by, text }: Json) => `${by}: ${text}`)]).toEqual([
      'open',
      ['shop: Which size fits you?', 'customer: XL'],
    ])
    expect((await alertsAbout(order)).sort()).toEqual(['returnAnswered', 'returnRequested'])
    expect(await workList('returnRequests')).toContain(order._id)
    // The customer's words stay out of what outlives the account.
    expect(JSON.stringify((await seen(order)).events)).not.toContain('XL')

    for (const [note, handover, field] of [
      ['', 'send', 'note'],
      ['By us', 'pigeon', 'handover'],
    ] as const) {
      expect((await accept(order, requestId, note, handover)).body.errors[0].field).toBe(field)
    }
    const { body } = await accept(order, requestId)
    expect(body.returnRequests[0]).toMatchObject({ state: 'accepted', handover: 'send' })
    expect(await workList('comingBack')).toEqual([order._id])
    expect((await question(order, requestId)).body.code).toBe('request_over')
    expect((await ask(order, one(order))).body.code).toBe('request_open')
    const mails = (await mailsAbout(shop, order._id)).filter((kind) => kind.startsWith('order.return'))
    expect(mails).toEqual(['order.returnRequested', 'order.returnQuestion', 'order.returnAccepted'])
    const mail = await orderMailLoader('returnAccepted')(shop.services, { orderId: order._id })
    expect(mail?.data.note).toBe('To 1 Anna Salai, Chennai')
    const back = { requestId: newId(), lines: one(order).lines, reason: 'size' }
    const { body: closed } = await post(`/admin/order/return/${order._id}`, back)
    expect(closed.returnRequests).toMatchObject([{ state: 'closed' }])
    expect(await workList('comingBack')).toEqual([])
  })

  test('it takes pictures that its customer and the shop alone get to see, and that go with the account', async () => {
    const { order, requestId } = await asked()
    const picture = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#8a1a2e' } })
      .png()
      .toBuffer()
    const send = (as: Person, id = requestId, count = 1, of = order) => {
      const form = new FormData()
      for (let at = 0; at < count; at += 1)
        form.append('photos', new File([new Uint8Array(picture)], 'a.png'))
      return shop.call('POST', `/api/order/${of._id}/return-request/${id}/photos`, { as, form })
    }
    expect((await send(people.ravi)).status).toBe(404)
    expect((await send(people.adminAsha)).status).toBe(404)
    expect((await send(people.meera, newId())).status).toBe(404)
    expect((await send(people.meera, requestId, 5)).body.errors[0].field).toBe('photos')
    expect((await seen(order)).returnRequests[0].photos).toEqual([])
    await send(people.meera)
    const { body } = await send(people.meera, requestId, 2)
    const photos: string[] = body.returnRequests[0].photos
    expect(photos).toHaveLength(2)
    const [first = ''] = photos
    const status = async (url: string, as: Person) => (await shop.call('GET', url, { as })).status
    const everybody = [people.meera, people.adminAsha, people.ravi, people.visitor]
    expect(await Promise.all(everybody.map((as) => status(first, as)))).toEqual([200, 200, 404, 401])
    const shown = await shop.call('GET', `${first}?size=small`, { as: people.meera })
    expect(await sharp(shown.body).metadata()).toMatchObject({ format: 'webp', width: 320 })
    expect(shown.headers.get('cache-control')).toBe('no-store')
    // Not of another order of the same person, and nobody gets it by the address of the store.
    const elsewhere = first.replace(order._id, (await asked()).order._id)
    expect(await status(elsewhere, people.meera)).toBe(404)
    const [row] = await shop.services.db.select().from(returnRequests).where(eq(returnRequests.id, requestId))
    const [stored = ''] = row?.photos ?? []
    expect(await shop.services.media.has(stored)).toBe(true)
    expect(await status(stored, people.adminAsha)).toBe(404)
    expect(await status(stored.replace('webp', 'jpg'), people.adminAsha)).toBe(404)
    await accept(order, requestId)
    expect((await send(people.meera)).status).toBe(404)
    await shop.services.db.delete(orders).where(eq(orders.id, order._id))
    await discardPhotos(shop.services)
    expect(await shop.services.media.has(stored)).toBe(false)
  })
})

test("what a person wrote is in the person's data, and is erased with them", async () => {
  const { db } = shop.services
  const order = await delivered()
  const json = one(order, { words: 'My sister Lakshmi found a hole' })
  const { requestId } = json
  await ask(order, json)
  await post(`/admin/order/return-request/question/${order._id}`, { requestId, note: 'Where?' })
  await post(`/order/${order._id}/return-request/answer`, { requestId, words: 'Ask Lakshmi' }, people.meera)
  await db
    .update(returnRequests)
    .set({ photos: ['/media/private-a.17x24.8a1a2e/17.webp'] })
    .where(eq(returnRequests.id, requestId))
  const { id, email } = people.meera
  expect(JSON.stringify(await orderData.collect(db, { id, email }))).toContain('Lakshmi')
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.customerId, id))
  await db.transaction((tx) => orderData.erase(tx, { id, email }))
  const [row] = await db.select().from(returnRequests).where(eq(returnRequests.orderId, order._id))
  expect(row).toMatchObject({ words: '', reason: 'size', photos: [] })
  expect(row?.messages).toMatchObject([
    { by: 'shop', text: 'Where?' },
    { by: 'customer', text: '' },
  ])
})
