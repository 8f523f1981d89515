import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/fixtures/shop.ts'

test('a process logs as much as the settings say', async () => {
  const shop = await openTestShop({ LOG_LEVEL: 'fatal' })
  expect(shop.services.log.level).toBe('fatal')
  await shop.close()
})

test('the job under way is finished before a process lets go of the database', async () => {
  const shop = await openTestShop()
  const other = await shop.anotherProcess()
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  await other.services.jobs.work('mail', async () => {
    begun.resolve()
    await goOn.promise
  })
  await other.services.jobs.send(other.services.db, 'mail', {})
  await begun.promise
  const closed = other.close()
  goOn.resolve()
  await closed
  const { rows } = await shop.services.db.execute(sql`select state::text from pgboss.job where name = 'mail'`)
  expect(rows).toEqual([{ state: 'completed' }])
  await shop.close()
}, 40_000)
