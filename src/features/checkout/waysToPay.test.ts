import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { fillBag, placeBag } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { cardEnv } from '../../../test/fixtures/razorpayDouble.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
/** The same shop with a card provider. */
let withCards: TestShop
let people: Awaited<ReturnType<typeof cast>>
let product: { id: string }

const on = { codEnabled: true, upiEnabled: true, upiId: 'zari@upi' }

beforeAll(async () => {
  shop = await openTestShop()
  withCards = await shop.anotherProcess(cardEnv)
  people = await cast(shop)
  product = await addProduct(shop, { name: 'Paid Silk', quantity: 50 })
})
afterAll(async () => {
  await withCards.close()
  await shop.close()
})
beforeEach(async () => {
  await changeSettings(shop, on)
})

const change = (json: Json, at = shop) =>
  at.call('POST', '/api/admin/shop', {
    as: people.adminAsha,
    json: { ...json, currentPassword: people.adminAsha.password },
  })
const offered = async (at = shop) => (await at.call('GET', '/api/payment-options')).body.types
const place = async (payment: string) => {
  const bag = await fillBag(shop, people.meera, { product })
  return placeBag(shop, people.meera, bag._id, { payment })
}

describe('a way to pay that is switched off', () => {
  test.each([
    ['cod', 'codEnabled', ['upi'], 'upi'],
    ['upi', 'upiEnabled', ['cod'], 'cod'],
  ] as const)(
    '%s is neither offered nor taken, and the field is named',
    async (type, setting, left, other) => {
      expect(await offered()).toEqual(['upi', 'cod'])
      expect(await change({ [setting]: false })).toMatchObject({ status: 200, body: { [setting]: false } })
      await expect.poll(() => offered()).toEqual(left)
      expect(await place(type)).toMatchObject({
        status: 422,
        body: { code: 'payment_not_offered', errors: [{ field: 'billingAddress.payment' }] },
      })
      expect((await place(other)).status).toBe(201)
      await change({ [setting]: true })
      await expect.poll(() => offered()).toEqual(['upi', 'cod'])
    },
  )

  test('is not what an order turns to whose card did not work out', async () => {
    const bag = await fillBag(withCards, people.meera, { product })
    const { order } = (await placeBag(withCards, people.meera, bag._id, { payment: 'card' })).body
    await change({ codEnabled: false })
    await expect.poll(() => offered(withCards)).toEqual(['upi', 'card'])
    const turn = (payment: string) =>
      withCards.call('POST', `/api/order/${order._id}/pay-another-way`, {
        as: people.meera,
        json: { payment },
      })
    expect(await turn('cod')).toMatchObject({ status: 422, body: { code: 'payment_not_offered' } })
    expect((await turn('upi')).status).toBe(200)
  })

  test('leaves orders that were placed payable', async () => {
    const { order } = (await place('upi')).body
    await change({ upiEnabled: false })
    const page = await shop.call('GET', `/api/order/${order._id}/upi`, { as: people.meera })
    expect(page).toMatchObject({ status: 200, body: { upiId: 'zari@upi' } })
  })
})

describe('the last way to pay', () => {
  test('stays on, whichever setting would end it', async () => {
    await change({ upiEnabled: false })
    expect(await change({ codEnabled: false })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'codEnabled', message: expect.stringContaining('Leave one way') }] },
    })
    await changeSettings(shop, { ...on, codEnabled: false })
    expect(await change({ upiEnabled: false })).toMatchObject({ body: { errors: [{ field: 'upiEnabled' }] } })
    expect(await change({ upiId: '' })).toMatchObject({ body: { errors: [{ field: 'upiId' }] } })
    const { body } = await shop.call('GET', '/api/shop')
    expect(body).toMatchObject({ codEnabled: false, upiEnabled: true, upiId: 'zari@upi' })
  })

  test('may be the card, and two admins at once cannot switch off both others', async () => {
    expect((await change({ codEnabled: false, upiEnabled: false }, withCards)).status).toBe(200)
    await expect.poll(() => offered(withCards)).toEqual(['card'])
    await changeSettings(shop, on)
    const answers = await Promise.all([change({ codEnabled: false }), change({ upiEnabled: false })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('asks for the own password', async () => {
    const json = { codEnabled: false }
    const answer = await shop.call('POST', '/api/admin/shop', { as: people.adminAsha, json })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'currentPassword' }] } })
    const wrong = await change({ codEnabled: 'no' })
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'codEnabled' }] } })
  })
})
