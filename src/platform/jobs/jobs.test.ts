import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyMinute, queues } from '#/main/jobs/queues.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { eraseJobs } from './eraseJobs.ts'
import { prepareJobs } from './jobs.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const jobs = async () =>
  (
    await shop.services.db.execute<{ state: string; retention: number; output: string; about: string }>(sql`
      select state::text, deletion_seconds as retention, output::text, data ->> 'about' as about from pgboss.job
      order by created_on, id`)
  ).rows

const send = (data: object) => shop.services.jobs.send(shop.services.db, 'mail', data)

test('what was done is deleted after an hour, what failed after a week; why it failed names nobody', async () => {
  await send({ about: 'well' })
  await send({ about: 'ill' })
  await shop.services.jobs.work<{ about: string }>('mail', async ({ about }) => {
    if (about === 'ill') throw new Error('550 no mailbox for meera@example.com')
  })
  await expect
    .poll(jobs, { timeout: 20_000 })
    .toEqual([
      expect.objectContaining({ about: 'well', state: 'completed', retention: 3_600 }),
      expect.objectContaining({ about: 'ill', state: 'retry', retention: 604_800 }),
    ])
  const [, { output } = { output: '' }] = await jobs()
  expect(output).toContain('550 no mailbox for <e-mail>')
  expect(output).not.toContain('meera')
})

test('a shop that was there before keeps its done jobs no longer, either', async () => {
  const { db } = shop.services
  await db.execute(sql`update pgboss.job set deletion_seconds = 604800`)
  await db.execute(sql`update pgboss.queue set deletion_seconds = 604800`)
  await prepareJobs(db, queues, [...everyMinute, 'tick'])
  expect((await jobs()).map(({ retention }) => retention)).toEqual([3_600, 604_800])
  const { rows } = await db.execute(
    sql`select distinct deletion_seconds as retention from pgboss.queue where name = 'mail'`,
  )
  expect(rows).toEqual([{ retention: 3_600 }])
})

test('jobs about somebody are found wherever the id stands, and no others', async () => {
  const { db } = shop.services
  await db.execute(sql`delete from pgboss.job`)
  await send({ kind: 'a', ids: { orderId: 'one' } })
  await send({ kind: 'b', to: 'two@example.com', data: { name: 'Two' } })
  await send({ kind: 'c', ids: { deep: [{ userId: 'three' }] } })
  await send({ kind: 'd', ids: { orderId: 'one more' }, about: 'stays' })
  await eraseJobs(db, ['one', 'two@example.com', 'three'])
  expect((await jobs()).map(({ about }) => about)).toEqual(['stays'])
})

test('whoever should know is called at the third failure and at those after it, not before', async () => {
  const { db } = shop.services
  await db.execute(sql`delete from pgboss.job`)
  for (const [about, tries] of [
    ['second', 1],
    ['third', 2],
    ['fifth', 4],
  ] as const) {
    await shop.services.jobs.send(db, 'card-check', { about })
    await db.execute(sql`update pgboss.job set retry_count = ${tries} where data ->> 'about' = ${about}`)
  }
  const failing: string[] = []
  let handled = ''
  await shop.services.jobs.work<{ about: string }>(
    'card-check',
    async ({ about }) => {
      handled = about
      throw new Error('no answer')
    },
    { onFailing: async () => void failing.push(handled) },
  )
  const failed = async () => (await jobs()).filter(({ state }) => state === 'retry').map(({ about }) => about)
  await expect.poll(failed, { timeout: 20_000 }).toEqual(['second', 'third', 'fifth'])
  expect(failing).toEqual(['third', 'fifth'])
})

test('what is under way when a process stops is finished first', async () => {
  const { db, jobs } = shop.services
  await prepareJobs(db, [...queues, 'slow'], everyMinute)
  const other = await shop.anotherProcess()
  const begun = Promise.withResolvers<void>()
  const allowed = Promise.withResolvers<void>()
  await other.services.jobs.work('slow', async () => {
    begun.resolve()
    await allowed.promise
  })
  await jobs.send(db, 'slow', {})
  await begun.promise
  const closed = other.close()
  // The process is about to stop by now.
  await db.execute(sql`select 1`)
  allowed.resolve()
  await closed
  const { rows } = await db.execute(sql`select state::text from pgboss.job where name = 'slow'`)
  expect(rows).toEqual([{ state: 'completed' }])
})

test('what is done every minute is done by one process of all, and goes on after it failed', async () => {
  const { db, jobs } = shop.services
  await prepareJobs(db, queues, ['tick'])
  const { rows } = await db.execute(sql`select name, cron from pgboss.schedule`)
  expect(rows).toEqual([{ name: 'tick', cron: '* * * * *' }])
  const other = await shop.anotherProcess()
  const minute = () => Math.floor(Date.now() / 60_000)
  const began = minute()
  let done = 0
  for (const { services } of [shop, other]) {
    await services.jobs.everyMinute('tick', async () => {
      done += 1
      throw new Error('this minute went wrong')
    })
  }
  await expect.poll(() => done, { timeout: 60_000 }).toBeGreaterThan(0)
  await other.close()
  // What the next minute brings; and one more that comes while it waits is left out.
  for (const _ of [1, 2]) await jobs.send(db, 'tick', {})
  await expect.poll(() => done, { timeout: 60_000 }).toBeGreaterThan(1)
  expect(done).toBeLessThanOrEqual(minute() - began + 2)
}, 130_000)
