import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { orderAdjustments } from '#/features/orders/tables/returns.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { billing, fillBag, setStatus } from '../../../test/fixtures/orders.ts'
import type { Json, Person } from '../../../test/fixtures/shop.ts'
import { statementsOf } from '../../../test/fixtures/statements.ts'
import { openCodShop } from './cod.fixture.ts'
import { codSettings } from './cod.tables.ts'
import { historiesOf } from './histories.store.ts'

const codShop = await openCodShop({ RATE_LIMITS: 'on' })
const { shop, people, db, product, others, somebody, settings, guard, ordered, quote } = codShop
afterAll(codShop.close)
beforeEach(codShop.reset)

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
    await codShop.other.services.codSettings.get()
    expect((await settings({ most: '₹ 1,29,999', noCashPins: '781, 600004\n781' })).status).toBe(200)
    const { body } = await shop.call('GET', '/api/admin/cod/settings', { as: people.adminAsha })
    expect(body).toMatchObject({ isOn: true, most: 129_999, noCashPins: ['600004', '781'], confirmFrom: 45 })
    await expect.poll(async () => (await codShop.other.services.codSettings.get()).most).toBe(129_999)
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

test('what cash asks of somebody is looked at only so often: numbers and addresses of others are not tried out', async () => {
  const as = somebody()
  const answers = await Promise.all(Array.from({ length: 61 }, () => quote(as, { amount: 0 })))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})
