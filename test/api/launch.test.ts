import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { setMark } from '../../src/features/shop/launch/launch.store.ts'
import { launchMarks } from '../../src/features/shop/launch/launch.tables.ts'
import { readSettings } from '../../src/features/shop/shop.store.ts'
import { stockGoods } from '../fixtures/goods.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { seller, sellerMarks } from '../fixtures/seller.ts'
import { changeSettings } from '../fixtures/settings.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let admin: KnownPerson

beforeAll(async () => {
  shop = await openTestShop()
  admin = await signUp(shop, 'Asha Verma', 'admin')
  await stockGoods(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.services
  await changeSettings(shop, { ...seller, launched: false, demo: false })
  await db.delete(launchMarks)
  for (const [key, value] of sellerMarks) await setMark(db, key, value)
})

const change = (json: object) =>
  shop.call('POST', '/api/admin/shop', { as: admin, json: { ...json, currentPassword: admin.password } })
const mark = (key: string, done: boolean) =>
  shop.call('POST', '/api/admin/launch/mark', { as: admin, json: { key, done } })
const isLaunched = async () => (await readSettings(shop.services.db)).launched

describe('launching', () => {
  test('is refused with the list of what is missing, whoever asks the API', async () => {
    await changeSettings(shop, { upiId: '', legalName: '' })
    await mark('policies', false)
    const { status, body } = await change({ launched: true })
    expect(status).toBe(409)
    expect(body.code).toBe('launch_incomplete')
    expect(body.message).toContain('Missing: legal name, UPI id, a look at what the shop promises.')
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['seller', 'upi', 'policies'])
    expect(await isLaunched()).toBe(false)
  })

  test('works once all is there, also in one call with the last of it', async () => {
    await changeSettings(shop, { grievanceOfficer: '' })
    expect((await change({ launched: true })).status).toBe(409)
    expect((await change({ launched: true, grievanceOfficer: 'Lakshmi Rao' })).status).toBe(200)
    expect(await isLaunched()).toBe(true)
  })

  test('needs goods that can be bought', async () => {
    const { db } = shop.services
    await db.update(products).set({ quantity: 0 })
    expect((await change({ launched: true })).body.errors).toMatchObject([{ field: 'product' }])
    await db.update(products).set({ quantity: 3 })
    expect((await change({ launched: true })).status).toBe(200)
  })

  test('asks nothing of the sample shop, nor of a shop that is open already', async () => {
    await changeSettings(shop, { demo: true, upiId: '' })
    expect((await change({ launched: true })).status).toBe(200)
    await changeSettings(shop, { demo: false })
    expect((await change({ launched: true, tagline: 'Still open' })).status).toBe(200)
  })

  test('a launched shop keeps its UPI id, or changes it', async () => {
    await change({ launched: true })
    const emptied = await change({ upiId: '' })
    expect(emptied).toMatchObject({ status: 422, body: { errors: [{ field: 'upiId' }] } })
    expect(await change({ upiId: 'another@okbank' })).toMatchObject({ status: 200 })
  })
})

describe('the checklist', () => {
  test('takes the tested rupee for the UPI id of that moment only', async () => {
    const upi = async () =>
      (await shop.call('GET', '/api/admin/launch', { as: admin })).body.items.find(
        (item: { key: string }) => item.key === 'upi',
      )
    await change({ upiId: 'weavers@okbank' })
    expect(await upi()).toMatchObject({ done: false, missing: ['a test rupee that arrived'] })
    expect((await mark('upiTested', true)).status).toBe(200)
    expect(await upi()).toMatchObject({ done: true })
    await change({ upiId: '' })
    expect(await mark('upiTested', true)).toMatchObject({ status: 409, body: { code: 'no_upi_id' } })
  })

  test('refuses marks that there are not, and says what is known to nobody but admins', async () => {
    expect(await mark('mailTested', true)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'key' }] },
    })
    expect((await shop.call('GET', '/api/admin/launch')).status).toBe(401)
  })

  test('a test mail becomes a file without a mail server, and says so', async () => {
    const { status, body } = await shop.call('POST', '/api/admin/launch/test-mail', { as: admin })
    expect(status).toBe(200)
    expect(body.message).toMatch(/no mail server yet.*asha\.verma@example\.com/)
  })

  test('a mail server that does not take the test mail is told in words', async () => {
    const { mailer } = shop.services
    const deliver = mailer.deliver
    Object.assign(mailer, { deliver: () => Promise.reject(new Error('connect ECONNREFUSED')) })
    const refused = await shop.call('POST', '/api/admin/launch/test-mail', { as: admin })
    Object.assign(mailer, { deliver })
    expect(refused).toMatchObject({ status: 502, body: { code: 'mail_not_sent' } })
    expect(refused.body.message).toContain('ECONNREFUSED')
  })
})
