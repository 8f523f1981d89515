import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { auditLog } from '#/platform/db/platform.tables.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { orderOf } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'
import { statementsOf } from '../../../test/fixtures/statements.ts'
import { customerNotes } from './customers.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let product: { id: string }

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  product = await addProduct(shop, { name: 'Known Silk', pricePaise: 300_000, quantity: 50 })
})
afterAll(() => shop.close())

const read = async (id = people.meera.id, as: Person = people.adminAsha) =>
  shop.call('GET', `/api/admin/customer/${id}`, { as })
const post = (path: string, json?: Json, as: Person = people.adminAsha) =>
  shop.call('POST', `/api${path}`, { as, ...(json === undefined ? {} : { json }) })
const note = (text: unknown, id = people.meera.id) => post(`/admin/customer/${id}/note`, { note: text })

test('a customer’s page counts orders, spend, cancellations and addresses, in as many statements for many orders', async () => {
  expect(await read()).toMatchObject({
    status: 200,
    body: { orders: 0, spent: 0, firstOrderAt: null, addresses: [], notes: [] },
  })
  const first = await orderOf(shop, people.meera, product)
  const statements = async () => (await statementsOf(read)).length
  const forOne = await statements()
  await post(`/admin/order/secure-payment/${first.paymentId._id}`)
  await post(`/admin/order/refund/${first._id}`, { requestId: newId(), amount: 500 })
  const { body } = await shop.call('GET', `/api/order/${first._id}`, { as: people.adminAsha })
  expect(body.customer).toMatchObject({ name: 'Meera Iyer', _id: people.meera.id })
  await post(`/admin/refund/send/${body.refunds[0]._id}`, { kind: 'cash', amount: 500 })
  const cancelled = await orderOf(shop, people.meera, product, { city: 'Madurai', payment: 'cod' })
  await post(`/order/${cancelled._id}/cancel`, undefined, people.meera)
  await orderOf(shop, people.ravi, product)
  expect((await read()).body).toMatchObject({
    orders: 2,
    cancelled: 1,
    returned: 0,
    spent: 2_500,
    firstOrderAt: first.createdAt,
    addresses: [{ city: 'Madurai' }, { city: 'Chennai' }],
  })
  expect(await statements()).toBe(forOne)
  expect((await read(newId())).status).toBe(404)
  expect((await read(people.meera.id, people.ravi)).status).toBe(403)
})

test('notes are the shop’s: with author and time, in the own data, and gone with the person', async () => {
  const answer = await note('  Likes green  ')
  expect(answer.body.notes).toMatchObject([{ text: 'Likes green', by: 'Asha Verma' }])
  expect((await note('Pays late')).body.notes.map(({ text }: Json) => text)).toEqual([
    'Pays late',
    'Likes green',
  ])
  for (const wrong of ['', '   ', 'x'.repeat(1_001), 5]) {
    expect(await note(wrong)).toMatchObject({ status: 422, body: { errors: [{ field: 'note' }] } })
  }
  expect((await note('Nobody', newId())).status).toBe(404)
  const log = await shop.services.db.select().from(auditLog).where(eq(auditLog.subjectId, people.meera.id))
  expect(log.filter(({ action }) => action === 'customer.note')).toHaveLength(2)
  // The log outlives the person's data.
  expect(JSON.stringify(log)).not.toContain('green')

  const { ravi } = people
  await note('Has a shop of his own', ravi.id)
  const mine = await shop.call('GET', '/api/me/export', { as: ravi })
  expect(mine.body.shopNotes).toMatchObject([{ text: 'Has a shop of his own' }])
  await shop.services.db.execute(`update orders set status = 'delivered' where customer_id = '${ravi.id}'`)
  expect((await post('/me/erase', { password: ravi.password }, ravi)).status).toBe(200)
  const left = await shop.services.db.select({ text: customerNotes.text }).from(customerNotes)
  expect(left.map(({ text }) => text)).not.toContain('Has a shop of his own')
  expect(left).toHaveLength(2)
})
