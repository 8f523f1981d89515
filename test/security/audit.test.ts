import { count, desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '../../src/platform/db/platform.tables.ts'
import { addDays, indiaDay } from '../../src/platform/time/days.ts'
import { addProduct } from '../fixtures/goods.ts'
import { type GoogleIssuer, openGoogleIssuer } from '../fixtures/googleIssuer.ts'
import { fillBag, placeBag } from '../fixtures/orders.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { matrix } from './matrix.ts'
import type { World } from './requests/request.ts'
import { makeWorld, send } from './world.ts'

let issuer: GoogleIssuer
let shop: TestShop
let world: World

beforeAll(async () => {
  issuer = await openGoogleIssuer()
  shop = await openTestShop(issuer.env)
  world = await makeWorld(shop, issuer)
})
afterAll(async () => {
  await shop.close()
  await issuer.close()
})

const entries = async () => (await shop.services.db.select({ total: count() }).from(auditLog))[0]?.total ?? 0
const newest = async () => {
  const [row] = await shop.services.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  return row
}

describe('every change by an admin leaves who, what, when, before and after', () => {
  // The second factor is switched in steps, on an account of its own, and a payment has to be approved before that can be
  // undone, or a first part: their own tests look for the entries. What an admin has seen, or looks at before saving it, changes nothing of the shop.
  const elsewhere = /two-factor|undo-(payment|advance)|alerts\/seen|(collection|home|offer|sale)\/preview/
  const changes = matrix.filter(
    ({ method, path, expected }) =>
      method !== 'GET' && expected.O === 403 && expected.A < 300 && !elsewhere.test(path),
  )
  test.each(changes.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', async (_name, row) => {
    const before = await entries()
    const { status } = await send(world, row, 'A')
    expect(status).toBeLessThan(300)
    expect(await entries()).toBe(before + 1)
    const entry = await newest()
    expect(entry).toMatchObject({ actorId: world.people.A.id, actorName: 'Asha Verma' })
    expect(entry?.action).toMatch(/^\w+\.\w+/)
    expect(entry?.before ?? entry?.after).toBeTruthy()
    expect(JSON.stringify(entry)).not.toMatch(/argon2|passwordHash|silk@123/)
  })

  test('a refused change leaves none', async () => {
    const before = await entries()
    for (const row of changes) await send(world, row, 'X')
    expect(await entries()).toBe(before)
  })
})

test('a user’s new password is told, never shown; e-mail and contact are masked', async () => {
  const { A: admin, X: ravi } = world.people
  await shop.call('POST', `/api/admin/user/update/${ravi.id}`, {
    as: admin,
    json: { password: 'new@silk9', contact: '9000000042', email: 'ravi.k@example.com' },
  })
  expect(await newest()).toMatchObject({
    action: 'user.update',
    subjectId: ravi.id,
    before: { contact: '********10', email: 'r***@example.com', password: null },
    after: { contact: '********42', email: 'r***@example.com', password: 'changed' },
  })
})

test('only what changed is written, and nothing when nothing did', async () => {
  const { A: admin } = world.people
  await shop.call('POST', '/api/admin/shop', { as: admin, json: { tagline: 'Silks of the south' } })
  expect(await newest()).toMatchObject({ action: 'shop.update', after: { tagline: 'Silks of the south' } })
  expect(Object.keys((await newest())?.before ?? {})).toEqual(['tagline'])
  const before = await entries()
  await shop.call('POST', '/api/admin/shop', { as: admin, json: { tagline: 'Silks of the south' } })
  expect(await entries()).toBe(before)
})

test('the log is read newest first and can be searched', async () => {
  const { A: admin } = world.people
  const all = await shop.call('GET', '/api/admin/audit?limit=2', { as: admin })
  expect(all.body).toHaveLength(2)
  expect(all.headers.get('link')).toContain('page=2')
  expect(Date.parse(all.body[0].createdAt)).toBeGreaterThanOrEqual(Date.parse(all.body[1].createdAt))
  const found = await shop.call('GET', '/api/admin/audit?q=shop.up', { as: admin })
  expect(new Set(found.body.map(({ action }: { action: string }) => action))).toEqual(
    new Set(['shop.update']),
  )
})

test('the log names what was changed, and is found by that name, by an order number and by days', async () => {
  const { A: admin, O: owner } = world.people
  const saree = await addProduct(shop, { name: 'Paithani of Yeola' })
  const name = 'Paithani of Paithan'
  const form = new FormData()
  form.set('name', name)
  form.set('price', '24990')
  const changed = await shop.call('POST', `/api/admin/product/update/${saree.id}`, { as: admin, form })
  expect(changed.status).toBe(200)
  const cart = await fillBag(shop, owner, { product: saree })
  const { body: placed } = await placeBag(shop, owner, cart._id)
  const { number, paymentId } = placed.order
  await shop.call('POST', `/api/admin/order/secure-payment/${paymentId._id}`, { as: admin })

  const find = async (query: string) =>
    (await shop.call('GET', `/api/admin/audit?${new URLSearchParams(query)}`, { as: admin })).body
  expect(await find('q=paithan')).toMatchObject([
    { action: 'product.update', subject: { name, path: `/admin/product/edit/${saree.id}` } },
  ])
  for (const words of [`${number}`, `order ${number}`, `#${number}`]) {
    expect(await find(`q=${words}`), words).toMatchObject([
      { action: 'order.approve', subject: { name: `Order ${number}` } },
    ])
  }
  expect(await find('q=%')).toEqual([])

  const today = indiaDay(new Date())
  expect((await find(`from=${today}&to=${today}`)).length).toBeGreaterThan(1)
  expect(await find(`from=${addDays(today, 1)}`)).toEqual([])
  expect(await find(`to=${addDays(today, -1)}`)).toEqual([])
  expect((await shop.call('GET', '/api/admin/audit?from=soon', { as: admin })).status).toBe(422)

  // Deleted goods keep their name in the log and have no page any more.
  await shop.call('DELETE', `/api/admin/product/delete/${saree.id}`, { as: admin })
  const [gone] = await find('q=paithan')
  expect(gone).toMatchObject({ action: 'product.delete', subject: { name } })
  expect(gone.subject.path).toBeUndefined()
})

test('nobody changes or removes an entry, not even with the database at hand', async () => {
  const { $client } = shop.services.db
  for (const statement of [
    'update audit_log set actor_name = $$x$$',
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    await expect($client.query(statement)).rejects.toThrow('only added to')
  }
})
