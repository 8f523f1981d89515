import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#/features/accounts/accounts.tables.ts'
import { sendMail } from '#/main/jobs/mails.ts'
import { newId } from '#/platform/db/ids.ts'
import type { MailJob } from '#/platform/mail/jobs/kinds.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { fillBag, orderOf, placeBag } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { deliverAlerts } from './alerts.jobs.ts'
import type { AlertFacts } from './alerts.rules.ts'
import { alertsSchema } from './alerts.schema.ts'
import { alerts } from './alerts.tables.ts'
import { ALERT_QUEUE, type AlertJob, raiseAlerts, raiseFailure } from './raiseAlerts.actions.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
beforeEach(async () => {
  await shop.services.db.delete(alerts)
  await shop.services.db.execute(sql`delete from pgboss.job`)
  await changeSettings(shop, { alertMails: true, lowStockAlert: 2 })
})
afterAll(() => shop.close())

async function waiting<Data>(queue: string): Promise<Data[]> {
  const { rows } = await shop.services.db.execute<{ data: Data }>(
    sql`select data from pgboss.job where name = ${queue} and state < 'active' order by created_on, id`,
  )
  return rows.map(({ data }) => data)
}

/** Does the jobs that wait, as the program does in the background. */
async function deliver(now = new Date()): Promise<void> {
  const raised = await waiting<AlertJob>(ALERT_QUEUE)
  await shop.services.db.execute(sql`delete from pgboss.job where name = ${ALERT_QUEUE}`)
  for (const job of raised) await deliverAlerts(shop.services, job, now)
}

const listed = async () => (await shop.call('GET', '/api/admin/alerts', { as: people.adminAsha })).body
const titles = async () => (await listed()).alerts.map(({ title }: { title: string }) => title)
const fact: AlertFacts = { kind: 'stockLow', subjectId: null, label: 'Katan Silk', amount: 1 }

describe('an alert is raised', () => {
  test('by a new order, with what it left nearly sold out, and by the reference of its payment', async () => {
    const { meera } = people
    const rare = await addProduct(shop, { name: 'Rare Patola', quantity: 3 })
    const plenty = await addProduct(shop, { name: 'Plain Linen', quantity: 50 })
    const bag = await fillBag(shop, meera, { product: rare, quantity: 2 }, { product: plenty, quantity: 2 })
    const { body } = await placeBag(shop, meera, bag._id)
    await deliver()
    const { alerts: listedAlerts, unseen } = alertsSchema.parse(await listed())
    expect(unseen).toBe(2)
    const order = listedAlerts.find(({ kind }) => kind === 'orderPlaced')
    expect(order).toMatchObject({
      title: `New order ${body.order.number}`,
      path: `/admin/order/view/${body.order._id}`,
    })
    expect(listedAlerts.find(({ kind }) => kind === 'stockLow')).toMatchObject({
      title: 'Rare Patola',
      text: 'Only 1 left.',
      path: `/admin/product/edit/${rare.id}`,
    })
    // The same order again is no news.
    await placeBag(shop, meera, bag._id)
    await deliver()
    expect((await listed()).alerts).toHaveLength(2)

    const path = `/api/order/${body.order._id}/upi-reference`
    for (const reference of ['412345678901', '412345678901', '412345678902']) {
      expect((await shop.call('POST', path, { as: meera, json: { reference } })).status).toBe(200)
    }
    await deliver()
    // The one that was sent twice is told once.
    const number = body.order.number
    expect((await titles()).slice(0, 2)).toEqual([
      `Payment reference for order ${number}`,
      `Payment reference for order ${number}`,
    ])
    expect((await listed()).alerts).toHaveLength(4)
  })

  test('with what a reference has to bring, also when pieces were cancelled since it was first given', async () => {
    const { meera } = people
    const saree = await addProduct(shop, { name: 'Cut Short', pricePaise: 100_000 })
    const bag = await fillBag(shop, meera, { product: saree, quantity: 3 })
    const { order } = (await placeBag(shop, meera, bag._id)).body
    const path = `/api/order/${order._id}`
    await shop.call('POST', `${path}/upi-reference`, { as: meera, json: { reference: '412345678901' } })
    const lines = [{ item: order.items[0]._id, pieces: 2 }]
    const dropped = await shop.call('POST', `${path}/cancel-items`, {
      as: meera,
      json: { requestId: newId(), lines },
    })
    // Two thousand of the three go back once these are there.
    expect(dropped.body).toMatchObject({ grandTotal: 1000, paymentId: { amount: 3000 } })
    await shop.call('POST', `${path}/upi-reference`, { as: meera, json: { reference: '412345678902' } })
    await deliver()
    const [corrected] = (await listed()).alerts
    expect(corrected).toMatchObject({
      kind: 'referenceGiven',
      text: 'Look for ₹3,000.00 in your bank account and approve it.',
    })
  })

  test('by a customer who changes the reference over and over a few times only', async () => {
    const { ravi } = people
    const strict = await shop.anotherProcess({ RATE_LIMITS: 'on' })
    try {
      const saree = await addProduct(shop, { name: 'Much Ado' })
      const order = await orderOf(shop, ravi, saree)
      const answers = new Map<number, number>()
      for (let at = 0; at < 25; at++) {
        const json = { reference: String(412_345_670_000 + at) }
        const call = { as: ravi, json }
        const { status } = await strict.call('POST', `/api/order/${order._id}/upi-reference`, call)
        answers.set(status, (answers.get(status) ?? 0) + 1)
      }
      expect(Object.fromEntries(answers)).toEqual({ 200: 20, 429: 5 })
    } finally {
      await strict.close()
    }
  })

  test('not by an order that is refused', async () => {
    const { meera, ravi } = people
    const last = await addProduct(shop, { name: 'Last Piece', quantity: 1 })
    const bags = [await fillBag(shop, meera, { product: last }), await fillBag(shop, ravi, { product: last })]
    expect((await placeBag(shop, meera, bags[0]?._id ?? '')).status).toBe(201)
    expect((await placeBag(shop, ravi, bags[1]?._id ?? '')).status).toBe(409)
    await deliver()
    expect((await titles()).toSorted()).toEqual(['Last Piece', expect.stringMatching(/^New order/)])
  })

  test('by what keeps failing, once an hour for each queue', async () => {
    const { db, jobs } = shop.services
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    for (const minutes of [0, 1, 59]) {
      await raiseFailure(jobs, db, 'mail', at(minutes))
      await deliver()
    }
    await raiseFailure(jobs, db, 'catalogue-import', at(0))
    await deliver()
    expect((await titles()).toSorted()).toEqual([
      'Background work fails: catalogue-import',
      'Mails are not going out',
    ])
    await raiseFailure(jobs, db, 'mail', at(61))
    await deliver()
    expect(await titles()).toHaveLength(3)
  })
})

describe('the mails', () => {
  const mails = () => waiting<MailJob>('mail')

  test('go to every admin in good standing, what came together in one of them', async () => {
    const { db, jobs } = shop.services
    await raiseAlerts(jobs, db, [fact, { ...fact, label: 'Tussar', amount: 0 }])
    await deliver()
    const jobsOfMails = await mails()
    const admins = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
    expect(jobsOfMails).toHaveLength(admins.length)
    expect(jobsOfMails[0]).toMatchObject({ kind: 'admin.alerts', ids: { userId: people.adminAsha.id } })
    const sent: { to: string; subject: string; text: string }[] = []
    const services = {
      ...shop.services,
      mailer: { deliver: async (mail: (typeof sent)[0]) => void sent.push(mail) },
    }
    for (const job of jobsOfMails) await sendMail(services, job)
    expect(sent).toHaveLength(admins.length)
    expect(sent[0]).toMatchObject({ to: people.adminAsha.email, subject: 'Katan Silk and 1 more | Zari' })
    expect(sent[0]?.text).toContain('Only 1 left.')
    expect(sent[0]?.text).toContain('Sold out.')
  })

  test('are sent once, however often and in how many processes a job is done', async () => {
    const job: AlertJob = { alerts: [{ id: newId(), ...fact }] }
    const other = await shop.anotherProcess()
    await Promise.all(
      [shop, other, shop, other].map(({ services }) => deliverAlerts(services, job, new Date())),
    )
    await other.close()
    expect(await mails()).toHaveLength(1)
    expect(await titles()).toEqual(['Katan Silk'])
  })

  test('are left out where the shop does not want them, and nobody is mailed that mails fail', async () => {
    const { db, jobs } = shop.services
    await raiseFailure(jobs, db, 'mail', new Date())
    await deliver()
    await changeSettings(shop, { alertMails: false })
    await raiseAlerts(jobs, db, [fact])
    await deliver()
    expect(await mails()).toEqual([])
    // Switched on again, what is past stays past.
    await changeSettings(shop, { alertMails: true })
    await raiseAlerts(jobs, db, [{ ...fact, label: 'Tussar' }])
    await deliver()
    expect((await mails()).map(({ ids }) => ids)).toEqual([
      { userId: people.adminAsha.id, alertIds: [expect.any(String)] },
    ])
  })

  test('do not reach who is no admin any more', async () => {
    const { db, jobs } = shop.services
    await raiseAlerts(jobs, db, [fact])
    await deliver()
    const [job] = await mails()
    await db.update(users).set({ role: 'customer' }).where(eq(users.id, people.adminAsha.id))
    expect(job && (await sendMail(shop.services, job))).toBe(false)
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, people.adminAsha.id))
  })
})

describe('the list', () => {
  test('counts for each admin what that admin has not seen', async () => {
    const { db, jobs } = shop.services
    await shop.call('POST', '/api/admin/alerts/seen', { as: people.adminAsha })
    await raiseAlerts(jobs, db, [fact])
    await deliver()
    expect((await listed()).unseen).toBe(1)
    const { body } = await shop.call('POST', '/api/admin/alerts/seen', { as: people.adminAsha })
    expect(body.unseen).toBe(0)
    expect(body.alerts).toHaveLength(1)
  })

  test('holds the newest thirty, for ninety days', async () => {
    const { db, jobs } = shop.services
    const old = new Date(Date.now() - 91 * 86_400_000)
    await db.insert(alerts).values({ id: newId(), ...fact, label: 'Long ago', createdAt: old })
    const recent = new Date(Date.now() - 89 * 86_400_000)
    await db.insert(alerts).values({ id: newId(), ...fact, label: 'Recently', createdAt: recent })
    await raiseAlerts(jobs, db, [fact])
    await deliver()
    expect(await titles()).toEqual(['Katan Silk', 'Recently'])
    await raiseAlerts(
      jobs,
      db,
      Array.from({ length: 40 }, (_, at) => ({ ...fact, label: `Number ${at}` })),
    )
    await deliver()
    const all = await titles()
    expect(all).toHaveLength(30)
    expect(all[0]).toBe('Number 39')
  })
})
