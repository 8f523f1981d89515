import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openShopBefore } from '../../../test/fixtures/earlierShop.ts'

test('a migration that waits for a table steps back: who comes later is answered, and it ends once the table is free', async () => {
  const before = await openShopBefore('_own_words')
  const reader = new Client({ connectionString: before.url })
  const shopper = new Client({ connectionString: before.url })
  await Promise.all([reader.connect(), shopper.connect()])
  try {
    await reader.query('begin')
    await reader.query('select count(*) from products')
    let isOver = false
    const migrated = before.migrate().then(() => {
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
    await reader.query('commit')
    await migrated
    expect((await before.ask('select words from products')).length).toBe(0)
  } finally {
    await Promise.all([reader.end(), shopper.end()])
    await before.close()
  }
})
