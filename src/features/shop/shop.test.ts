import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const change = (json: object) => shop.call('POST', '/api/admin/shop', { as: people.adminAsha, json })

test('numbers are understood as people type them; WhatsApp gets the country code', async () => {
  const { body } = await change({
    whatsappNumber: '98290 12345',
    phone: '098290-12345',
    reverseShipmentFee: '₹ 1,250',
  })
  expect(body).toMatchObject({
    whatsappNumber: '919829012345',
    phone: '+91 98290 12345',
    reverseShipmentFee: 1250,
  })
  expect((await change({ whatsappNumber: '+44 7700 900123' })).body.whatsappNumber).toBe('447700900123')
})

test.each([
  [{ whatsappNumber: '12345' }, 'A number such as 98765 43210, from abroad with the country code.'],
  [{ phone: 'call me' }, '10 to 16 digits and spaces, + at the beginning if you like.'],
  [{ returnDays: 'seven' }, 'A whole number from 0 to 90.'],
  [{ returnDays: '' }, 'A whole number from 0 to 90.'],
])('%j is refused in words', async (json, message) => {
  const [field] = Object.keys(json)
  expect(await change(json)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } })
})
