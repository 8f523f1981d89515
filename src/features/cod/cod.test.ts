import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { orderAdjustments } from '#/features/orders/tables/returns.tables.ts'
import { countFigures, spansOfDays } from '#/features/sales/counting.store.ts'
import { changeSettings } from '#/features/shop/shop.store.ts'
import { newId } from '#/platform/db/ids.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import {
  billing,
  clearOrders,
  crowd,
  eventsOf,
  fillBag,
  parcel,
  setStatus,
} from '../../../test/fixtures/orders.ts'
import type { Json, Person } from '../../../test/fixtures/shop.ts'
import { statementsOf } from '../../../test/fixtures/statements.ts'
import { runCashDeadlines, SILENCE_NOTE } from './cashDeadlines.jobs.ts'
import { cashProblem } from './cashProblem.ts'
import { codMails, insertConfirmMails } from './cod.mails.tsx'
import { codChecks, codSettings } from './cod.tables.ts'
import { confirmToken } from './confirmLink.ts'
import { historiesOf } from './histories.store.ts'

const orderShop = await openOrderShop({ RATE_LIMITS: 'on' })
const { shop, people, either, post, step, seen, workList, auditOf } = orderShop
const { db } = shop.services
const product = await orderShop.newProduct({ quantity: 5_000 })
const HOUR = 60 * 60 * 1000
const [anika, ...others] = await crowd(shop, 30)
if (!anika) throw new Error('Nobody')
let next = 0
/** Somebody who never ordered. */
const somebody = () => others[next++ % others.length] as NonNullable<(typeof others)[number]>
afterAll(orderShop.close)

beforeEach(async () => {
  await clearOrders(shop)
  await db.delete(codSettings)
  await guard({ isOn: true })
})

const guard = async (json: Json) => {
  const answer = await post('/admin/cod/settings', json)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  // Other tests do not wait for the notice.
  shop.services.codSettings.forget()
  orderShop.other.services.codSettings.forget()
}
const settings = (json: Json, as?: Person) => post('/admin/cod/settings', json, as)

/** An order at the door of one piece for 1,000 rupees, or of more pieces. */
async function ordered(as: Person, fields: Json = {}, { quantity = 1, ...json }: Json = {}) {
  const bag = await fillBag(shop, as, { product, size: 'M', quantity })
  return shop.call('POST', `/api/cart/place-order/${bag._id}`, {
    as,
    json: { billingAddress: { ...billing, payment: 'cod', ...fields }, device: 'desktop', ...json },
  })
}
/** An order that has to be confirmed: a high amount. */
const confirming = async (as: Person = somebody()) => {
  const { body } = await ordered(
    as,
    { contact: `98${Math.random().toString().slice(2, 10)}` },
    { quantity: 8 },
  )
  expect(body.order.cashCheck).toBe('confirm')
  return { ...body.order, as } as Json
}
const confirm = ({ _id }: Json, as: Person, at = shop) =>
  at.call('POST', `/api/order/${_id}/confirm-cash`, { as })
const quote = (as: Person, json: Json = {}) => {
  const { address, state, zipCode, contact } = billing
  return shop.call('POST', '/api/checkout/cash', {
    as,
    json: { address, state, zipCode, contact, amount: 8_000, ...json },
  })
}

describe('the settings', () => {
  test('are off in a new shop: nothing is asked, and no history is looked at', async () => {
    await db.delete(codSettings)
    shop.services.codSettings.forget()
    const as = somebody()
    expect((await quote(as)).body).toMatchObject({ ask: 'nothing' })
    expect(await statementsOf(() => quote(as))).not.toEqual(
      expect.arrayContaining([expect.stringContaining('refused_own')]),
    )
    const { body } = await ordered(as, {}, { quantity: 10 })
    expect(body.order.cashCheck).toBe(undefined)
    expect((await shop.call('GET', '/api/checkout/quote', { as })).body).toEqual({ quote: null })
  })

  test('are read as people type them, refused with their fields, audited, known to every process, and no other admin’s change is lost', async () => {
    await orderShop.other.services.codSettings.get()
    expect((await settings({ most: '₹ 1,29,999', noCashPins: '781, 600004\n781' })).status).toBe(200)
    const { body } = await shop.call('GET', '/api/admin/cod/settings', { as: people.adminAsha })
    expect(body).toMatchObject({ isOn: true, most: 129_999, noCashPins: ['600004', '781'], confirmFrom: 45 })
    await expect.poll(async () => (await orderShop.other.services.codSettings.get()).most).toBe(129_999)
    const wrong = await settings({ confirmFrom: 90, noCashPins: '78, 12', cancelHours: '1,5' })
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors.map(({ field }: Json) => field).sort()).toEqual(
      expect.arrayContaining(['cancelHours', 'noCashPins.0']),
    )
    expect((await settings({ confirmFrom: 90 })).body.errors[0].field).toBe('advanceFrom')
    expect((await settings({ remindHours: 30 })).body.errors[0].field).toBe('remindHours')
    const clash = await settings({ most: 5, seen: { most: 0 } })
    expect(clash).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })
})

describe('limits', () => {
  test('no cash to PIN codes of the list and above the most, said before and refused at the field', async () => {
    await guard({ noCashPins: '600', most: 5_000 })
    const as = somebody()
    expect((await quote(as, { amount: 10 })).body).toMatchObject({
      ask: 'refused',
      title: expect.stringContaining('600004'),
    })
    const refused = await ordered(as)
    expect(refused).toMatchObject({ status: 409, body: { code: 'no_cash' } })
    expect(refused.body.errors[0].field).toBe('billingAddress.payment')
    await guard({ noCashPins: '' })
    expect((await quote(as, { amount: 5_001 })).body).toMatchObject({ ask: 'refused' })
    expect((await quote(as, { amount: 5_000 })).body.ask).not.toBe('refused')
    // Other ways to pay know no such limit.
    const bag = await fillBag(shop, as, { product, size: 'M', quantity: 9 })
    const json = { billingAddress: billing, device: 'desktop' }
    expect((await shop.call('POST', `/api/cart/place-order/${bag._id}`, { as, json })).status).toBe(201)
  })

  test('so many open orders at the door of one person, also when they are asked for at the same time', async () => {
    await guard({ openMost: 2, confirmFrom: 100, advanceFrom: 100 })
    const three = others.slice(-3)
    const contact = '9123456789'
    const answers = await Promise.all(
      three.map((as, at) => ordered(as, { contact, address: `${at} Different Street North` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(
      /2 orders for this mobile number to be paid at the door|There are 2 orders for this mobile number/,
    )
    // By UPI they may have more.
    expect((await ordered(somebody(), { contact, payment: 'upi' })).status).toBe(201)
  })
})

describe('what is asked', () => {
  test('is shown before, with reasons, decided again at the order, and nothing is asked that was not shown', async () => {
    const as = somebody()
    const { body } = await quote(as)
    expect(body).toMatchObject({ ask: 'confirm', title: 'We ask you to confirm this order' })
    expect(body.reasons.length).toBeGreaterThan(0)
    expect((await shop.call('GET', '/api/checkout/quote', { as })).body).toEqual({
      quote: null,
      asksOfCash: true,
    })
    const shown = { expectedCash: { ask: 'nothing' } }
    const refused = await ordered(as, { contact: '9000000001' }, { quantity: 8, ...shown })
    expect(refused).toMatchObject({ status: 409, body: { code: 'cash_changed' } })
    const { cartId } = (await shop.call('POST', '/api/cart', { as })).body.currentCart
    expect(cartId ?? 'its bag stays').toBeTruthy()
  })

  test('by an earlier refusal of the account, the number or the address; a lost parcel counts for nobody', async () => {
    const as = somebody()
    const refuse = async (fields: Json, by: Person, kind: 'refused' | 'lost' = 'refused') => {
      const { body } = await ordered(by, fields)
      await setStatus(shop, body.order, 'undelivered')
      await db
        .insert(orderAdjustments)
        .values({ id: newId(), orderId: body.order._id, kind, valuePaise: 1, agreedPaise: 0, money: 'none' })
      return body.order
    }
    const ask = async (json: Json) => (await quote(as, { amount: 1_000, ...json })).body
    expect((await ask({})).ask).toBe('nothing')
    await refuse({}, somebody(), 'lost')
    expect((await ask({})).ask).toBe('nothing')
    const other = { address: '7 Other Lane West', contact: '9111111111' }
    await refuse({ address: '7 Other Lane West' }, somebody())
    expect((await ask({ ...other, zipCode: '600004' })).ask).toBe('confirm')
    // Somebody else's refusal is not said.
    expect((await ask(other)).reasons.join()).not.toMatch(/came back to us/)
    await refuse({ contact: '9222222222', address: '1 Third Road East' }, as)
    expect((await ask({ contact: '9333333333', address: '9 Far Away Street' })).reasons).toContain(
      'An earlier parcel of yours came back to us.',
    )
    const [history] = await historiesOf(db, [
      { customerId: as.id, contact: '9222222222', deliveryKey: null, zipCode: '600004' },
    ])
    expect(history).toMatchObject({ refused: 1, refusedOwn: 1, district: { sent: 2, back: 2 } })
  })
})

describe('an order that waits for its customer', () => {
  test('is not packed, stands on no list to pack, and says so; once confirmed it is, once', async () => {
    const order = await confirming()
    expect(order.actions).toEqual(['confirmCash', 'cancel'])
    expect((await seen(order)).actions).toEqual(['passCash', 'cancel', 'note'])
    expect(await workList('packing')).not.toContain(order._id)
    expect(await step(order, { status: 'packed' })).toMatchObject({
      status: 409,
      body: { code: 'cash_held' },
    })
    expect(await mailsAbout(shop, order._id)).toEqual(expect.arrayContaining(['order.placed', 'cod.confirm']))
    const check = `/api/order/${order._id}/cash-check`
    expect((await shop.call('GET', check, { as: order.as })).body).toEqual({
      ...{ asks: 'confirm', isOpen: true, cancelAt: expect.any(String) },
    })
    expect((await shop.call('GET', check, { as: people.adminAsha })).body.risk).toMatch(/of 100 such parcels/)
    expect((await shop.call('GET', check, { as: people.meera })).status).toBe(404)
    expect((await confirm(order, people.meera)).status).toBe(404)
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) => confirm(order, order.as, either(at))),
    )
    for (const { status, body } of answers) expect([status, body.cashCheck]).toEqual([200, 'passed'])
    const after = await seen(order)
    expect(eventsOf(after)).toEqual(['placed', 'cashConfirmed'])
    expect(await workList('packing')).toContain(order._id)
    expect((await step(order, { status: 'packed' })).status).toBe(200)
  })

  test('may be let pass by an admin, with an entry in the log', async () => {
    const order = await confirming()
    expect((await post(`/admin/order/pass-cash/${order._id}`)).body).toMatchObject({ cashCheck: 'passed' })
    expect((await post(`/admin/order/pass-cash/${order._id}`)).status).toBe(200)
    expect((await auditOf(order)).map(({ action }) => action)).toEqual(['order.passCash'])
    const over = await confirming()
    await orderShop.cancel(over, over.as)
    expect(await post(`/admin/order/pass-cash/${over._id}`)).toMatchObject({
      ...{ status: 409, body: { code: 'nothing_to_confirm' } },
    })
    expect((await confirm(over, over.as)).body.code).toBe('nothing_to_confirm')
  })

  test('by its link: looking confirms nothing, another’s or a changed one leads nowhere, a late one is over', async () => {
    const order = await confirming()
    const token = (until: number) =>
      confirmToken(shop.services, { orderId: order._id, until: new Date(Date.now() + until) })
    const link = async (method: 'GET' | 'POST', text: string) => shop.call(method, `/api/cash-order/${text}`)
    const good = await token(HOUR)
    for (let looks = 0; looks < 3; looks += 1) {
      expect((await link('GET', good)).body).toMatchObject({
        number: order.number,
        total: 8_000,
        state: 'waiting',
      })
    }
    const [id = '', until = '', signature = ''] = good.split('.')
    const longer = (Number.parseInt(until, 36) + 9_999).toString(36)
    for (const forged of [
      `${newId()}.${until}.${signature}`,
      `${id}.${longer}.${signature}`,
      `${id}.${until}.`,
      'x',
    ]) {
      expect((await link('POST', forged)).status, forged).toBe(404)
    }
    expect(await link('POST', await token(-1_000))).toMatchObject({
      status: 410,
      body: { code: 'confirm_link_over' },
    })
    expect((await seen(order)).cashCheck).toBe('confirm')
    expect((await link('POST', good)).status).toBe(200)
    expect((await link('POST', good)).status).toBe(200)
    expect((await link('GET', good)).body.state).toBe('confirmed')
    expect(eventsOf(await seen(order))).toEqual(['placed', 'cashConfirmed'])
  })
})

test('is asked for nothing that was not placed, by mail', async () => {
  const orderId = newId()
  const mails = await insertConfirmMails(shop.services.jobs, [orderId])
  await db.execute(sql`with placed as (select 1 where false), mails as (${mails}) select`)
  expect(await mailsAbout(shop, orderId)).toEqual([])
})

test('what cash asks of somebody is looked at only so often: numbers and addresses of others are not tried out', async () => {
  const as = somebody()
  const answers = await Promise.all(Array.from({ length: 61 }, () => quote(as, { amount: 0 })))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})

describe('the first part of the money', () => {
  const upiSettings = { upiId: 'weavers@okbank', upiName: 'Zari Weavers' }
  beforeAll(() => changeSettings(db, upiSettings))
  afterAll(() => changeSettings(db, { upiId: '' }))
  beforeEach(() => guard({ confirmFrom: 1, advanceFrom: 1 }))

  /** Eight pieces for 8,000 rupees, of which 800 come first. */
  const advancing = async (as: Person = somebody()) => {
    const contact = `97${Math.random().toString().slice(2, 10)}`
    const { body } = await ordered(as, { contact }, { quantity: 8 })
    expect(body.order).toMatchObject({
      cashCheck: 'advance',
      paymentId: { amount: 8_000, atDelivery: 7_200 },
    })
    return { ...body.order, as } as Json
  }
  const upi = ({ _id, as }: Json) => shop.call('GET', `/api/order/${_id}/upi`, { as })
  const give = ({ _id, as }: Json, reference = '412345678901') =>
    shop.call('POST', `/api/order/${_id}/upi-reference`, { as, json: { reference } })
  const approve = ({ _id }: Json, at = shop) => post(`/admin/order/approve-advance/${_id}`, {}, undefined, at)
  const refundsOf = (order: Json) => order.refunds.map(({ amount, kind }: Json) => [amount, kind])
  const cancelOne = ({ _id, as, items }: Json, pieces: number) =>
    shop.call('POST', `/api/order/${_id}/cancel-items`, {
      as,
      json: { requestId: newId(), lines: [{ item: items[0]._id, pieces }] },
    })

  test('is shown before, paid by UPI, approved once, and the courier collects the rest', async () => {
    const as = somebody()
    const { body: shown } = await quote(as)
    expect(shown).toMatchObject({ ask: 'advance', advance: 800, rest: 7_200 })
    const order = await advancing(as)
    expect(order.actions).toEqual(['giveReference', 'cancel'])
    expect((await upi(order)).body).toMatchObject({ amount: 800, reference: null })
    expect((await confirm(order, as)).body.code).toBe('nothing_to_confirm')
    expect(await step(order, { status: 'packed' })).toMatchObject({ body: { code: 'cash_held' } })
    const given = await give(order)
    expect(given.body.paymentId).toMatchObject({ reference: null, advance: { reference: '412345678901' } })
    expect(await workList('approval')).toContain(order._id)
    const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => approve(order, either(at))))
    for (const { status, body } of answers) expect([status, body.cashCheck]).toEqual([200, 'passed'])
    const after = await seen(order)
    expect(eventsOf(after)).toEqual(['placed', 'advanceReceived'])
    expect(await workList('approval')).not.toContain(order._id)
    expect(await workList('packing')).toContain(order._id)
    expect((await mailsAbout(shop, order._id)).filter((kind) => kind === 'cod.advance')).toHaveLength(1)
    expect((await auditOf(order)).map(({ action }) => action)).toEqual(['order.approveAdvance'])
    expect((await upi(order)).status).toBe(409)
    for (const to of [{ status: 'packed' }, parcel, { status: 'delivered' }]) {
      expect((await step(order, to)).status).toBe(200)
    }
    expect((await post(`/admin/order/cash-collected/${order.paymentId._id}`)).status).toBe(200)
    const paid = await seen(order)
    expect(paid).toMatchObject({ refundable: 8_000, paymentId: { status: 'Completed', amount: 8_000 } })
    // Every rupee stands in the takings once.
    const { rows } = await db.execute<{ takings_paise: string; payments: number }>(
      countFigures(sql`(${spansOfDays(sql`(select india_day(now()) as day)`)})`),
    )
    expect(rows[0]).toMatchObject({ takings_paise: '800000', payments: 1 })
  })

  test('goes back when the order is cancelled or its parcel refused, and no more than it', async () => {
    const cancelled = await advancing()
    await approve(cancelled)
    expect((await orderShop.cancel(cancelled, cancelled.as)).status).toBe(200)
    expect(refundsOf(await seen(cancelled))).toEqual([[800, 'upi']])
    const more = db
      .insert(refunds)
      .values({ id: newId(), orderId: cancelled._id, kind: 'upi', amountPaise: 1 })
    await expect(more).rejects.toThrow()
    const refused = await advancing()
    await approve(refused)
    for (const to of [{ status: 'packed' }, parcel, { status: 'undelivered', outcome: 'refused' }]) {
      expect((await step(refused, to)).status).toBe(200)
    }
    expect(refundsOf(await seen(refused))).toEqual([[800, 'upi']])
    const { rows } = await db.execute<{ paid: string }>(
      sql`select sum(advance_paise)::text as paid from payments where advance_at is not null and status = 'Pending'`,
    )
    expect(rows[0]?.paid).toBe('160000')
    // What never came goes nowhere.
    const open = await advancing()
    await orderShop.cancel(open, open.as)
    expect(refundsOf(await seen(open))).toEqual([])
  })

  test('stays below what is to be paid when pieces are cancelled: awaited it shrinks, claimed it stands, there it pays the rest', async () => {
    const awaited = await advancing()
    expect((await cancelOne(awaited, 7)).status).toBe(200)
    expect((await seen(awaited)).paymentId).toMatchObject({
      amount: 1_000,
      advance: { amount: 800 },
      atDelivery: 200,
    })
    const two = await advancing()
    await db.update(payments).set({ advancePaise: 300_000 }).where(eq(payments.orderId, two._id))
    expect((await cancelOne(two, 6)).status).toBe(200)
    expect((await seen(two)).paymentId).toMatchObject({ amount: 2_000, advance: { amount: 1_000 } })
    const claimed = await advancing()
    await db.update(payments).set({ advancePaise: 300_000 }).where(eq(payments.orderId, claimed._id))
    await give(claimed)
    expect(await cancelOne(claimed, 6)).toMatchObject({ status: 409, body: { code: 'advance_claimed' } })
    await approve(claimed)
    expect((await cancelOne(claimed, 6)).status).toBe(200)
    const after = await seen(claimed)
    expect(after.paymentId).toMatchObject({ status: 'Completed', amount: 3_000 })
    expect(refundsOf(after)).toEqual([[1_000, 'upi']])
  })

  test('that was claimed of an order that is over is looked for, and goes back', async () => {
    const order = await advancing()
    await give(order)
    await orderShop.cancel(order, order.as)
    expect((await seen(order)).paymentId.isUnclear).toBe(true)
    expect(await workList('refunds')).toContain(order._id)
    expect((await approve(order)).body.code).toBe('no_advance_due')
    const late = `/admin/order/late-money/${order.paymentId._id}`
    expect((await post(late, { arrived: true })).status).toBe(200)
    expect(refundsOf(await seen(order))).toEqual([[800, 'upi']])
  })

  test('is not asked for any more once an admin lets the order pass', async () => {
    const order = await advancing()
    const { body } = await post(`/admin/order/pass-cash/${order._id}`)
    expect([body.paymentId.advance, body.actions.includes('approveAdvance')]).toEqual([undefined, false])
  })

  test('nor is an order placed by card turned into one at the door', async () => {
    const order = await advancing()
    expect(await cashProblem(shop.services, order._id)).toMatch(/paid in part/)
    await guard({ isOn: false })
    expect(await cashProblem(shop.services, order._id)).toBe(undefined)
  })
})

test('the owner sees what parcels that came back cost, by month and PIN code, and what the guard would have done', async () => {
  await guard({ isOn: false, returnCost: 250, confirmFrom: 1, advanceFrom: 100 })
  const placed = []
  for (let made = 0; made < 3; made += 1) placed.push((await ordered(somebody())).body.order)
  await setStatus(shop, placed[0], 'delivered')
  await setStatus(shop, placed[1], 'undelivered')
  const { body } = await shop.call('GET', '/api/admin/cod/costs', { as: people.adminAsha })
  expect(body.months).toEqual([{ month: expect.any(String), sent: 2, back: 1, cost: 250 }])
  expect(body.pins).toEqual([{ pin: '600004', sent: 2, back: 1, cost: 250, rate: 31 }])
  expect(body.replay).toMatchObject({
    parcels: 2,
    back: 1,
    asked: { nothing: 0, confirm: 2, advance: 0 },
    askedBack: 1,
  })
})

describe('silence', () => {
  const at = (order: Json, hours: number) => new Date(Date.parse(order.createdAt) + hours * HOUR)
  const run = (now: Date) =>
    Promise.all([runCashDeadlines(shop.services, now), runCashDeadlines(orderShop.other.services, now)])
  const reminders = async ({ _id }: Json) =>
    (await mailsAbout(shop, _id)).filter((kind) => kind === 'cod.remind')

  test('is reminded of once and not before its time; then the order is cancelled, its pieces go back and it is told', async () => {
    await guard({ remindHours: 6, cancelHours: 24 })
    const order = await confirming()
    await run(at(order, 5.99))
    expect(await reminders(order)).toEqual([])
    for (const hours of [6.01, 7, 23.99]) await run(at(order, hours))
    expect(await reminders(order)).toEqual(['cod.remind'])
    expect((await seen(order)).status).toBe('placed')
    await run(at(order, 24.01))
    await run(at(order, 25))
    const after = await seen(order)
    expect(after.status).toBe('cancelled')
    expect(eventsOf(after)).toEqual(['placed', 'cancelled'])
    expect(after.events.at(-1)).toMatchObject({ text: SILENCE_NOTE, by: 'No answer in time' })
    expect(after.items[0].restocked).toBe(8)
    expect(await mailsAbout(shop, order._id)).toContain('order.cancelled')
  })

  test('of what was confirmed, or cancelled before, is none', async () => {
    const order = await confirming()
    await confirm(order, order.as)
    const other = await confirming()
    await orderShop.cancel(other, other.as)
    await run(at(other, 25))
    expect(await reminders(order)).toEqual([])
    // A mail that was late is not sent any more.
    for (const { _id: orderId } of [order, other]) {
      expect(await codMails['cod.confirm'].load(shop.services, { orderId })).toBe(null)
    }
    expect(eventsOf(await seen(order))).toEqual(['placed', 'cashConfirmed'])
    expect(eventsOf(await seen(other))).toEqual(['placed', 'cancelled'])
    const [row] = await db.select().from(codChecks).where(eq(codChecks.orderId, other._id))
    expect(row?.endedBy).toBe('order')
    expect(await db.select().from(orders).where(eq(orders.codCheck, 'confirm'))).toHaveLength(1)
  })
})
