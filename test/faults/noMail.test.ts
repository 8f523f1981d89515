/** Promise 11: the mail server is down, then moody, then well. Orders do not care, and no mail is lost. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackgroundJobs } from '../../src/main/jobs/backgroundJobs.ts'
import { addProduct } from '../fixtures/goods.ts'
import { placeBag } from '../fixtures/orders.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { byStatus } from './answers.ts'
import { buyersOf } from './buyers.ts'
import { type MailServer, mailServer } from './mailServer.ts'
import { scaled } from './scale.ts'

let shop: TestShop
let mails: MailServer

beforeAll(async () => {
  mails = await mailServer()
  shop = await openTestShop({ SMTP_URL: mails.url })
  await startBackgroundJobs(shop.services)
})
afterAll(async () => {
  await mails.stop()
  await shop.close()
})

/** How many mail jobs are in which state. */
async function waiting() {
  const { rows } = await shop.services.db.execute<{ state: string; jobs: number }>(
    sql`select state::text, count(*)::int as jobs from pgboss.job where name = 'mail' group by state`,
  )
  return Object.fromEntries(rows.map(({ state, jobs }) => [state, jobs]))
}

/** The pause before the next try is over. */
const afterThePause = () =>
  shop.services.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`,
  )

test('a shop with a mail server says that its mails go out, also while it is down', async () => {
  expect((await shop.call('GET', '/api/shop')).body.sendsMails).toBe(true)
})

test('mails of orders wait for the mail server, and each is sent once', { timeout: 180_000 }, async () => {
  // An even number, and more than are sent at once.
  const size = scaled(6, 40)
  const product = await addProduct(shop, { name: 'Told of Later', quantity: size })
  const buyers = await buyersOf(shop.services.db, size, { productId: product.id })
  const addresses = buyers.map((_, at) => `buyer-${at}@example.com`)
  const answers = await Promise.all(
    buyers.map((buyer, at) => placeBag(shop, buyer, buyer.cartId, { email: addresses[at] })),
  )
  expect(byStatus(answers)).toEqual({ 201: size })
  await expect.poll(waiting, { timeout: 60_000 }).toEqual({ retry: size })

  await mails.start('not now')
  await afterThePause()
  await expect.poll(() => mails.deferred, { timeout: 60_000 }).toBeGreaterThanOrEqual(size)
  await expect.poll(waiting, { timeout: 60_000 }).toEqual({ retry: size })
  expect(mails.taken).toEqual([])

  // Mails that are sent together fare each for itself.
  await mails.start('takes every other')
  await afterThePause()
  await expect.poll(waiting, { timeout: 60_000 }).toEqual({ completed: size / 2, retry: size / 2 })

  await mails.start('takes all')
  await afterThePause()
  await expect.poll(waiting, { timeout: 60_000 }).toEqual({ completed: size })
  expect(mails.taken.toSorted()).toEqual(addresses.toSorted())
})
