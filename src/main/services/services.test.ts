import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openTestShop } from '../../../test/fixtures/shop.ts'

test('a process logs as much as the settings say', async () => {
  const shop = await openTestShop({ LOG_LEVEL: 'fatal' })
  expect(shop.services.log.level).toBe('fatal')
  await shop.close()
})

test('the job under way is finished before a process lets go of the database', async () => {
  const shop = await openTestShop()
  const other = await shop.anotherProcess()
  const { jobs, db } = other.services
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const happened: string[] = []
  await jobs.work('mail', async () => {
    begun.resolve()
    await goOn.promise
    // Longer than it takes to close everything else.
    for (let query = 0; query < 200; query += 1) await shop.services.db.execute(sql`select 1`)
    happened.push('job')
  })
  const end = db.$client.end.bind(db.$client)
  vi.spyOn(db.$client, 'end').mockImplementation(() => {
    happened.push('database')
    return end()
  })
  await jobs.send(db, 'mail', {})
  await begun.promise
  const closed = other.close()
  goOn.resolve()
  await closed
  expect(happened).toEqual(['job', 'database'])
  await shop.close()
}, 40_000)
