import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#/platform/db/platform.tables.ts'
import { type KnownPerson, signUp } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let asha: KnownPerson
beforeAll(async () => {
  shop = await openTestShop()
  asha = await signUp(shop, 'Asha Verma', 'admin')
})
afterAll(() => shop.close())

test('two admins who change one field each of a service lose nothing, and both of one field are told', async () => {
  const add = { name: 'Tassels of two', price: 850, refundable: true, status: true }
  const { service } = (await shop.call('POST', '/api/admin/tailoring', { as: asha, json: add })).body
  const path = `/api/admin/tailoring/${service._id}`
  const change = (json: Json) => shop.call('POST', path, { as: asha, json })
  await change({ price: '₹900', seen: { price: 850 } })
  const { status, body } = await change({ details: 'Silk tassels', seen: { details: '' } })
  expect([status, body.service]).toEqual([200, { ...service, price: 900, details: 'Silk tassels' }])
  expect(await change({ price: 800, days: 3, seen: { price: 850, days: 0 } })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', clash: { fields: ['price'], stored: { price: 900 } } },
  })
  // At the same moment: whoever comes second is told.
  const racers = await Promise.all([810, 820].map((price) => change({ price, seen: { price: 900 } })))
  expect(racers.map((one) => one.status).sort()).toEqual([200, 409])
  for (const price of ['850.005', 850.999]) {
    expect(await change({ price })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'price', message: 'At most two decimals.' }] },
    })
  }
  expect((await change({ price: '850.50' })).body.service.price).toBe(850.5)
})

test('the log says what was changed of a service, and nothing of a change that changed nothing', async () => {
  const json = { name: 'Lining', price: 400 }
  const { service } = (await shop.call('POST', '/api/admin/tailoring', { as: asha, json })).body
  const change = (json: Json) => shop.call('POST', `/api/admin/tailoring/${service._id}`, { as: asha, json })
  await change({ price: 450, details: '' })
  await change({ price: 450 })
  const entries = await shop.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, service._id))
    .orderBy(asc(auditLog.id))
  expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: 'tailoringService.create', before: null, after: service },
    { action: 'tailoringService.update', before: { price: 400 }, after: { price: 450 } },
  ])
})
