/** `docs/triggers.md` tells every trigger and function of the migrated database, and none that is not there. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { rowsBelow } from './tables.ts'

const text = readFileSync('docs/triggers.md', 'utf8')
const triggers = rowsBelow(text, 'Triggers')
const functions = rowsBelow(text, 'Functions')

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('every trigger has its line, with its table and its function', async () => {
  const { rows } = await shop.services.db.execute<{ line: string }>(sql`
    select concat_ws(' ', tgname, tgrelid::regclass, proname) as line
    from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid
    join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace`)
  const listed = triggers.map(([trigger, table, called]) => `${trigger} ${table} ${called}`)
  expect(listed.toSorted()).toEqual(rows.map(({ line }) => line).toSorted())
})

test('a change of a person is announced by itself, whether or not a session ends', async () => {
  const { db, databaseNotices } = shop.services
  const received: string[] = []
  databaseNotices.on('users', (id) => received.push(id))
  const { id } = await signUp(shop, 'Nila New')
  await db.execute(sql`update users set name = 'Nila Newer' where id = ${id}`)
  await expect.poll(() => received).toContain(id)
})

test('every function has its line', async () => {
  // Those that came with an extension are PostgreSQL's own.
  const { rows } = await shop.services.db.execute<{ proname: string }>(sql`
    select proname from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`)
  expect(functions.map(([name]) => name).toSorted()).toEqual(rows.map(({ proname }) => proname).toSorted())
})

test.each(functions)('%s stands in the migration that defined it last', (name, last) => {
  const defining = globSync('db/migrations/*.sql')
    .toSorted()
    .filter((file) =>
      new RegExp(`create (or replace )?function ${name}\\(`, 'i').test(readFileSync(file, 'utf8')),
    )
  expect(last).toBe(defining.at(-1))
})

test.each(triggers)(
  'the test that is named for %s is there',
  (_trigger, _table, _called, why, proof = '') => {
    const [, file = '', title = ''] = /^(\S+\.test\.ts): (.+)$/.exec(proof) ?? []
    expect(why).not.toBe('')
    expect(existsSync(file), file).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(`'${title}'`)
  },
)
