import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openShopBefore } from '../../../test/fixtures/earlierShop.ts'
import { MIGRATION_LOCK } from './migrate.ts'

test('a migration that waits for a table steps back: who comes later is answered, and it ends once the table is free', async () => {
  const before = await openShopBefore('_own_words')
  const reader = new Client({ connectionString: before.url, application_name: 'a report' })
  const shopper = new Client({ connectionString: before.url })
  await Promise.all([reader.connect(), shopper.connect()])
  try {
    await reader.query('begin')
    await reader.query('select count(*) from products')
    let isOver = false
    const said: string[] = []
    const migrated = before
      .migrate((words) => said.push(words))
      .then(() => {
        isOver = true
      })
    const waits = () =>
      before.ask(
        "select 1 from pg_locks where not granted and relation = 'products'::regclass and mode like '%Exclusive%'",
      )
    await expect.poll(waits).toHaveLength(1)
    // Behind the migration, while the report goes on reading.
    await shopper.query('select id from products limit 1')
    expect(isOver).toBe(false)
    expect(
      await before.ask(
        "select 1 from information_schema.columns where table_name = 'products' and column_name = 'words'",
      ),
    ).toEqual([])
    // It says who has the table once it has stepped back, and the report must still be there then.
    await expect.poll(() => said.length).toBe(1)
    await reader.query('commit')
    await migrated
    expect(said).toEqual([expect.stringMatching(/a table is in use \(a report, process \d+, for \d+ s\)/)])
    expect((await before.ask('select words from products')).length).toBe(0)
  } finally {
    await Promise.all([reader.end(), shopper.end()])
    await before.close()
  }
})

test('a migration waits for a backup, or for another one, as long as that takes', async () => {
  const before = await openShopBefore('_own_words_of_content_pages')
  const backup = new Client({ connectionString: before.url })
  const impatient = new Client({ connectionString: before.url })
  await Promise.all([backup.connect(), impatient.connect()])
  const lock = `select pg_advisory_lock(${MIGRATION_LOCK})`
  try {
    await backup.query(lock)
    const migrated = before.migrate()
    migrated.catch(() => undefined)
    const waits = () => before.ask("select 1 from pg_locks where not granted and locktype = 'advisory'")
    await expect.poll(waits).toHaveLength(1)
    // Who came later and waits no longer than a migration does for a table.
    await impatient.query("set lock_timeout = '2s'")
    await expect(impatient.query(lock)).rejects.toThrow('lock timeout')
    await backup.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`)
    await migrated
    await before.migrate()
  } finally {
    await Promise.all([backup.end(), impatient.end()])
    await before.close()
  }
})
