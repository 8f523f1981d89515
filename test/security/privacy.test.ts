import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blousePoints } from '../../src/features/tailoring/tailoring.rules.ts'
import { addProduct } from '../fixtures/goods.ts'
import { addOffer } from '../fixtures/offers.ts'
import { billing, fillBag } from '../fixtures/orders.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let meera: KnownPerson
let ravi: KnownPerson
let admin: KnownPerson

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' })
  meera = await signUp(shop, 'Meera Iyer')
  await shop.services.db.$client.query('update users set contact = $1 where id = $2', [PHONE, meera.id])
  ravi = await signUp(shop, 'Ravi Kumar')
  admin = await signUp(shop, 'Asha Verma', 'admin')
})
afterAll(() => shop.close())

const exportOf = (as: KnownPerson) => shop.call('GET', '/api/me/export', { as })
const erase = (as: KnownPerson, password = as.password) =>
  shop.call('POST', '/api/me/erase', { as, json: { password } })

/** Meera's own, in her account and on her parcels. */
const PHONE = '9012345678'

let goods = 0

/** A length that nothing else has, mm. */
const MEASURED_MM = 7391

/** The id of a service that asks for measurements. */
async function stitching(): Promise<string> {
  const json = { name: `Stitching ${goods}`, price: 650, asksMeasurements: true }
  return (await shop.call('POST', '/api/admin/tailoring', { as: admin, json })).body.service._id
}

/** Leaves a trace of this person in every room. */
async function liveHere(as: KnownPerson) {
  goods += 1
  const saree = await addProduct(shop, { name: `Silk ${goods}` })
  const wanted = await addProduct(shop, { name: `Wish ${goods}` })
  const contact = as === meera ? PHONE : billing.contact
  await addOffer(shop, { label: 'For one alone', forEmail: as.email, mostUsesEach: 9 })
  const bag = await fillBag(shop, as, { product: saree })
  const measurements = Object.fromEntries(blousePoints.map((point) => [point, MEASURED_MM]))
  await shop.call('POST', `/api/tailoring/bag/${bag.items[0]._id}`, {
    as,
    json: { services: [await stitching()], measurements },
  })
  const address = { ...billing, name: as.name, contact }
  const { order } = (
    await shop.call('POST', `/api/cart/place-order/${bag._id}`, {
      as,
      json: {
        billingAddress: { ...address, email: as.email },
        deliveryAddress: { ...address, name: 'Sita Rao' },
        note: `Call ${as.name} on ${contact}`,
        gift: { message: `With love, ${contact}` },
        saveAddressAs: 'Maa',
      },
    })
  ).body
  await shop.call('POST', '/api/wishlist', { as, json: { productId: wanted.id } })
  await shop.call('POST', `/api/cart/add/${wanted.id}`, { as, json: {} })
  await shop.call('POST', '/api/reviews', {
    as,
    json: { productId: saree.id, comment: `Lovely, says ${as.name}`, rating: 5 },
  })
  return { order, saree, wanted }
}
const deliver = (id: string) =>
  shop.services.db.$client.query(`update orders set status = 'delivered' where id = $1`, [id])

/** Jobs of every age and state about the person: of now and of the version before, waiting, done and failed. */
async function leaveJobs(orderId: string) {
  await shop.call('POST', '/api/user/forgot-password', { json: { email: meera.email } })
  const { jobs, db } = shop.services
  for (const data of [
    { kind: 'welcome', ids: { userId: meera.id } },
    { kind: 'welcome', to: meera.email, data: { name: meera.name } },
    { kind: 'order.placed', to: 'another@example.com', data: { orderId, name: meera.name, note: PHONE } },
  ]) {
    for (let state = 0; state < 3; state++) await jobs.send(db, 'mail', data)
  }
  await jobs.send(db, 'password-reset', { email: meera.email })
  await db.$client.query(`with picked as (select id, row_number() over () % 3 as nth from pgboss.job where name = 'mail')
    update pgboss.job set state = (array['completed', 'failed', 'created'])[nth + 1]::pgboss.job_state
    from picked where picked.id = job.id`)
}

/** The tables that hold a text, in every schema there is: those of jobs and migrations, too. */
async function textsHolding(needle: string): Promise<string[]> {
  const { $client } = shop.services.db
  const tables = await $client.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  expect(new Set(tables.rows.map(({ schema }) => schema))).toEqual(new Set(['public', 'pgboss', 'drizzle']))
  const found: string[] = []
  for (const { schema, name } of tables.rows) {
    const { rows } = await $client.query(
      `select 1 from "${schema}"."${name}" as row where to_jsonb(row)::text ilike $1 limit 1`,
      [`%${needle}%`],
    )
    if (rows.length > 0) found.push(schema === 'public' ? name : `${schema}.${name}`)
  }
  return found.sort()
}

test('the export holds everything about me and nothing about others', async () => {
  const mine = await liveHere(meera)
  await liveHere(ravi)
  const { status, body, headers } = await exportOf(meera)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
  expect(body.account.profile).toMatchObject({ name: 'Meera Iyer', email: meera.email })
  expect(body.account.waysToLogIn).toMatchObject([{ way: 'password' }])
  expect(body.account.sessions).toHaveLength(1)
  expect(body.orders.map(({ _id }: { _id: string }) => _id)).toEqual([mine.order._id])
  expect(body.orders[0].billingAddress.address).toBe(billing.address)
  expect(body.orders[0]).toMatchObject({
    deliveryAddress: { name: 'Sita Rao' },
    note: `Call Meera Iyer on ${PHONE}`,
  })
  expect(body.addressBook).toMatchObject([{ label: 'Maa', name: 'Sita Rao', contact: PHONE }])
  expect(body.measurements).toMatchObject({ bust: MEASURED_MM })
  expect(body.bag.items).toHaveLength(1)
  expect(body.offers).toMatchObject({ own: [{ label: 'For one alone' }], had: [{ label: 'For one alone' }] })
  expect(body.wishlist).toMatchObject([{ name: 'Wish 1' }])
  expect(body.reviews).toMatchObject([{ comment: 'Lovely, says Meera Iyer', rating: 5 }])
  const text = JSON.stringify(body)
  expect(text).not.toContain('Ravi')
  expect(text).not.toContain('argon2')
  expect(text).not.toContain(meera.token)
})

describe('erasing my account', () => {
  test('asks for the password, a few times only', async () => {
    const nina = await signUp(shop, 'Nina Das')
    const wrong = await erase(nina, 'wrong@999')
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password', message: 'This is not your password.' }] },
    })
    for (let at = 0; at < 9; at++) await erase(nina, 'wrong@999')
    expect((await erase(nina)).status).toBe(429)
    expect((await exportOf(nina)).status).toBe(200)
  })

  test('waits until the parcel has arrived', async () => {
    const answer = await erase(meera)
    expect(answer).toMatchObject({ status: 409, body: { code: 'order_on_its_way' } })
    expect(answer.body.message).toMatch(/Order \d+ is still on its way/)
    expect((await exportOf(meera)).body.reviews).toHaveLength(1)
  })

  test('leaves of the person what an invoice needs, and no way to reach or to tell them', async () => {
    const {
      body: { orders, reviews },
    } = await exportOf(meera)
    await deliver(orders[0]._id)
    await leaveJobs(orders[0]._id)
    expect(await textsHolding(meera.id)).toContain('pgboss.job_common')
    expect(await erase(meera)).toMatchObject({ status: 200, body: { message: 'Your account is erased' } })

    await expect.poll(async () => (await shop.call('GET', '/api/me', { as: meera })).body.user).toBeNull()
    const json = { email: meera.email, password: meera.password }
    expect((await shop.call('POST', '/api/login', { json })).status).toBe(401)

    expect(await textsHolding(meera.email)).toEqual([])
    expect(await textsHolding(meera.id)).toEqual([])
    expect(await textsHolding(orders[0]._id)).not.toContain('pgboss.job_common')
    expect(await textsHolding(PHONE)).toEqual([])
    const { body: erased } = await shop.call('GET', `/api/order/${orders[0]._id}`, { as: admin })
    expect(erased.services).toMatchObject([{ price: 650 }])
    expect(erased.services[0]).not.toHaveProperty('measurements')
    // The buyer's name stands on the invoice, by which the order is found, and the author wrote her name into the text herself.
    expect(await textsHolding('Meera Iyer')).toEqual(['order_search', 'orders', 'reviews'])

    const { body: order } = await shop.call('GET', `/api/order/${orders[0]._id}`, { as: admin })
    expect(order).toMatchObject({
      customer: { name: 'A former customer' },
      billingAddress: { name: 'Meera Iyer', address: billing.address, email: '', contact: '' },
      deliveryAddress: { name: 'Sita Rao', address: billing.address, contact: '' },
      grandTotal: orders[0].grandTotal,
    })
    const shown = await shop.call('GET', `/api/reviews/${reviews[0].productId}`, { as: admin })
    expect(shown.body).toMatchObject([{ user: { name: 'A former customer', email: '' }, rating: 5 }])
  })

  test('touches nobody else', async () => {
    const { body } = await exportOf(ravi)
    expect(body.orders).toHaveLength(1)
    expect(body.orders[0].billingAddress.email).toBe(ravi.email)
    expect(body.reviews).toHaveLength(1)
  })

  test('the e-mail can be registered anew, and finds nothing of before', async () => {
    const json = { name: 'Meera Iyer', email: meera.email, password: 'silk@123', contact: '9812345670' }
    expect((await shop.call('POST', '/api/register', { json })).status).toBe(201)
    const { body } = await shop.call('POST', '/api/login', { json })
    const own = await shop.call('GET', '/api/me/export', { as: { token: body.token } })
    expect(own.body).toMatchObject({ orders: [], wishlist: [], reviews: [] })
  })

  test('the last admin must stay', async () => {
    expect(await erase(admin)).toMatchObject({ status: 409, body: { code: 'last_admin' } })
    const second = await signUp(shop, 'Second Admin', 'admin')
    expect((await erase(second)).status).toBe(200)
  })

  test('an admin who sent the test mail leaves no address behind, nor an earlier one', async () => {
    const owner = await signUp(shop, 'Old Owner', 'admin')
    const tried = await shop.call('POST', '/api/admin/launch/test-mail', { as: owner, json: {} })
    expect(tried.status).toBe(200)
    expect((await exportOf(owner)).body.testMails).toMatchObject([{ to: owner.email }])
    expect(await textsHolding(owner.email)).toEqual(['launch_marks', 'users'])
    const moved = 'new.owner@example.com'
    await shop.services.db.$client.query('update users set email = $1 where id = $2', [moved, owner.id])
    expect((await erase(owner)).status).toBe(200)
    expect(await textsHolding(owner.email)).toEqual([])
    expect(await textsHolding(moved)).toEqual([])
  })
})
