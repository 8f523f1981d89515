import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { openSettings } from './shop.cache.ts'

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

test('a process that saved shows what it saved, before it hears of it; its look as well', async () => {
  const { services } = shop
  const { settings } = services
  const withoutNews = { on: () => undefined, connected: true, close: async () => undefined }
  const known = openSettings({ ...services, databaseNotices: withoutNews })
  Object.assign(services, { settings: known })
  await known()
  await change({ tagline: 'Said just now' })
  expect((await known()).tagline).toBe('Said just now')
  const look = { action: '#003399' }
  await shop.call('POST', '/api/admin/look', { as: people.adminAsha, json: look })
  expect((await known()).look).toMatchObject(look)
  Object.assign(services, { settings })
})

test('GSTIN and state are checked, alone and against each other', async () => {
  const as = { currentPassword: people.adminAsha.password }
  const refused = async (json: object, field: string, message: string | RegExp) => {
    const answer = await change({ ...json, ...as })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } })
    expect(answer.body.errors[0].message).toMatch(message)
  }
  await refused({ gstin: '08ABCDE1234F1Z9' }, 'gstin', /last one does not fit/)
  await refused({ gstin: '99ABCDE1234F1ZP' }, 'gstin', 'No state of India has the code 99.')
  await refused({ gstin: '08ABC' }, 'gstin', 'A GSTIN has 15 characters.')
  await refused({ state: 'Rajsthan' }, 'state', 'Choose a state or union territory of India.')
  await refused({ gstin: '08ABCDE1234F1Z0', state: 'Goa' }, 'state', /one of Rajasthan/)
  expect((await change({ gstin: ' 08abcde1234f1z0 ', state: 'Rajasthan', ...as })).body).toMatchObject({
    gstin: '08ABCDE1234F1Z0',
    state: 'Rajasthan',
  })
  await refused(
    { state: 'Goa' },
    'state',
    'The GSTIN is one of Rajasthan. Choose that state, or correct the GSTIN.',
  )
  // As they were typed before they were checked: to be read, and no obstacle to other changes.
  await changeSettings(shop, { gstin: '99ABCDE1234F1Z5', state: 'Rajsthan' })
  expect(await change({ tagline: 'Silks' })).toMatchObject({
    status: 200,
    body: { gstin: '99ABCDE1234F1Z5', state: 'Rajsthan' },
  })
})

test('a language that a later version knew does not keep this one from reading the rest', async () => {
  const languages = ['hi', 'xx'] as never
  await changeSettings(shop, { languages, tagline: 'Of later' })
  expect(await shop.services.settings()).toMatchObject({ languages: ['hi'], tagline: 'Of later' })
  await changeSettings(shop, { languages: [], tagline: '' })
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

test.each(['refundDays', 'processingDays', 'transitDays'])(
  '%s that end before they begin are refused at their end, whichever end comes alone',
  async (span) => {
    const [least, most] = [`${span}Least`, `${span}Most`]
    const refusal = { status: 422, body: { errors: [{ field: most, message: 'Not fewer than at least.' }] } }
    const before = { [least]: 4, [most]: 4 }
    expect(await change(before)).toMatchObject({ status: 200, body: before })
    for (const json of [{ [least]: 5 }, { [most]: 3 }, { [least]: 9, [most]: 8 }])
      expect(await change(json)).toMatchObject(refusal)
    expect(await change({ [least]: 5, [most]: 6 })).toMatchObject({ status: 200 })
    // As it was stored before it was checked: no obstacle to other changes.
    await changeSettings(shop, { [least]: 7, [most]: 1 })
    expect(await change({ tagline: `Silks, ${span}` })).toMatchObject({ status: 200, body: { [least]: 7 } })
    expect(await change({ [least]: 6 })).toMatchObject(refusal)
  },
)
