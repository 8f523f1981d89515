import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { mailsAbout } from '../../../../test/fixtures/orderMails.ts'
import { orderOf } from '../../../../test/fixtures/orders.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import { openTestShop, type Person, type TestShop } from '../../../../test/fixtures/shop.ts'

let shop: TestShop
let other: TestShop
let people: Awaited<ReturnType<typeof cast>>
let product: Awaited<ReturnType<typeof addProduct>>

beforeAll(async () => {
  shop = await openTestShop()
  await changeSettings(shop, { upiId: 'weavers@okbank', upiName: 'Zari Weavers' })
  other = await shop.anotherProcess()
  people = await cast(shop)
  product = await addProduct(shop, { name: 'Silk for UPI', pricePaise: 249_950, quantity: 500 })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const order = (payment = 'upi') => orderOf(shop, people.meera, product, { payment })
const pay = (as: Person, id: string, suffix = '/upi') => shop.call('GET', `/api/order/${id}${suffix}`, { as })
const give = (as: Person, id: string, reference: unknown, at = shop) =>
  at.call('POST', `/api/order/${id}/upi-reference`, { as, json: { reference } })
const approve = (paymentId: string, at = shop) =>
  at.call('POST', `/api/admin/order/secure-payment/${paymentId}`, { as: people.adminAsha })

describe('paying', () => {
  test('the page of a pending payment knows id, name, amount, link and QR code', async () => {
    const { _id, number } = await order()
    const link = `upi://pay?pa=weavers%40okbank&pn=Zari%20Weavers&am=2499.50&cu=INR&tr=ORDER${number}&tn=Order%20${number}`
    const expected = {
      upiId: 'weavers@okbank',
      payeeName: 'Zari Weavers',
      amount: 2499.5,
      link,
      reference: null,
    }
    expect(await pay(people.meera, _id)).toMatchObject({ status: 200, body: expected })
    expect((await pay(people.adminAsha, _id)).status).toBe(200)
    const qr = await pay(people.meera, _id, '/upi-qr.svg')
    expect([qr.status, qr.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(qr.body).toMatch(/^<svg [^>]*viewBox/)
    expect(qr.body).not.toMatch(/<script|upi:/)
  })

  test('a personal id is said to be one, so that the page puts the code before the link', async () => {
    const { _id } = await order()
    expect((await pay(people.meera, _id)).body).not.toHaveProperty('linkMayFail')
    await changeSettings(shop, { upiId: '9876543210@ybl' })
    await expect.poll(async () => (await pay(people.meera, _id)).body.linkMayFail).toBe(true)
    await changeSettings(shop, { upiId: 'weavers@okbank' })
    await expect.poll(async () => (await pay(people.meera, _id)).body.linkMayFail).toBeUndefined()
  })

  test('looking at the page never completes a payment', async () => {
    const { _id } = await order()
    await pay(people.meera, _id)
    await pay(people.meera, _id, '/upi-qr.svg')
    await give(people.meera, _id, '412345678901')
    const { body } = await shop.call('GET', `/api/order/${_id}`, { as: people.meera })
    expect(body.paymentId.status).toBe('Pending')
  })

  test('there is nothing to pay for cash, for what is approved and for what is cancelled', async () => {
    const cod = await order('cod')
    const done = await order()
    await approve(done.paymentId._id)
    const cancelled = await order()
    await shop.call('POST', `/api/order/${cancelled._id}/cancel`, { as: people.meera })
    for (const { _id } of [cod, done, cancelled]) {
      for (const answer of [
        await pay(people.meera, _id),
        await pay(people.meera, _id, '/upi-qr.svg'),
        await give(people.meera, _id, '412345678901'),
      ]) {
        expect(answer).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } })
      }
    }
    expect(await approve(cancelled.paymentId._id)).toMatchObject({
      status: 409,
      body: { code: 'order_over' },
    })
  })

  test('strangers see and change nothing', async () => {
    const { _id } = await order()
    for (const suffix of ['/upi', '/upi-qr.svg']) {
      expect((await pay(people.visitor, _id, suffix)).status).toBe(401)
      expect((await pay(people.ravi, _id, suffix)).status).toBe(404)
      expect((await pay(people.adminAsha, newId(), suffix)).status).toBe(404)
    }
    expect((await give(people.visitor, _id, '412345678901')).status).toBe(401)
    expect((await give(people.ravi, _id, '412345678901')).status).toBe(404)
    expect((await give(people.adminAsha, _id, '412345678901')).status).toBe(404)
  })
})

test('an open page learns that the money is there, or that the order is over, and nothing else', async () => {
  const [paid, gone] = [await order(), await order()]
  const look = (as: Person, { _id }: { _id: string }) => pay(as, _id, '/payment')
  expect(await look(people.meera, paid)).toMatchObject({
    status: 200,
    body: { status: 'Pending', isAwaited: true },
  })
  await approve(paid.paymentId._id)
  await shop.call('POST', `/api/order/${gone._id}/cancel`, { as: people.meera })
  const answer = await look(people.meera, paid)
  expect(answer.body).toEqual({ status: 'Completed', isAwaited: false })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await look(people.meera, gone)).body).toEqual({ status: 'Pending', isAwaited: false })
  for (const stranger of [people.ravi, people.adminAsha])
    expect((await look(stranger, paid)).status).toBe(404)
})

describe('the reference', () => {
  test('is 12 digits, however they are typed, and may be corrected until the approval', async () => {
    const { _id, paymentId } = await order()
    for (const wrong of ['', '41234567890', '4123456789012', 'abcdefghijkl', 412345678901, null]) {
      expect(await give(people.meera, _id, wrong)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'reference', message: expect.stringContaining('12 digits') }] },
      })
    }
    const inDevanagari = await give(people.meera, _id, '\u200b४१२३ ४५६७ ८९०९')
    expect(inDevanagari.body.paymentId.reference).toBe('412345678909')
    const given = await give(people.meera, _id, ' 4123 4567 8901 ')
    expect(given).toMatchObject({ status: 200, body: { paymentId: { reference: '412345678901' } } })
    expect(given.body.paymentId).not.toHaveProperty('referenceUsedTwice')
    expect((await give(people.meera, _id, '412345678902')).body.paymentId.reference).toBe('412345678902')
    expect((await pay(people.meera, _id)).body.reference).toBe('412345678902')
    await approve(paymentId._id)
    expect((await give(people.meera, _id, '412345678903')).status).toBe(409)
  })

  test('used twice is shown to admins on both orders, and to nobody else', async () => {
    const [one, two, fine] = [await order(), await order(), await order()]
    await give(people.meera, one._id, '500000000001')
    await give(people.meera, two._id, '500000000001')
    await give(people.meera, fine._id, '500000000002')
    const { body } = await shop.call('GET', '/api/admin/order', { as: people.adminAsha })
    const flags = Object.fromEntries(
      body.map(({ _id, paymentId }: (typeof body)[number]) => [_id, paymentId.referenceUsedTwice]),
    )
    expect([flags[one._id], flags[two._id], flags[fine._id]]).toEqual([true, true, false])
    const mine = await shop.call('POST', '/api/order/user', {
      as: people.meera,
      json: { userId: people.meera.id },
    })
    expect(JSON.stringify(mine.body)).not.toContain('referenceUsedTwice')
  })
})

describe('approving', () => {
  test('many times at once completes the payment once: one event, one mail', async () => {
    const { _id, paymentId } = await order()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => approve(paymentId._id, at % 2 ? other : shop)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { body } = await shop.call('GET', `/api/order/${_id}`, { as: people.meera })
    expect(body.events.map(({ event }: { event: string }) => event)).toEqual(['placed', 'paid'])
    expect(body.paymentId.status).toBe('Completed')
    expect(await mailsAbout(shop, _id)).toEqual(['order.placed', 'order.paid'])
  })

  test('against a cancellation: money is completed before it or refused after it', async () => {
    const waiting = await Promise.all(Array.from({ length: 6 }, () => order()))
    for (const { _id, paymentId } of waiting) {
      const [approved, cancelled] = await Promise.all([
        approve(paymentId._id, other),
        shop.call('POST', `/api/order/${_id}/cancel`, { as: people.meera }),
      ])
      expect(cancelled.status).toBe(200)
      const { body } = await shop.call('GET', `/api/order/${_id}`, { as: people.meera })
      const events = body.events.map(({ event }: { event: string }) => event)
      expect([approved.status, events.join(' ')]).toEqual(
        approved.status === 200 ? [200, 'placed paid cancelled refundDue'] : [409, 'placed cancelled'],
      )
    }
  })
})
