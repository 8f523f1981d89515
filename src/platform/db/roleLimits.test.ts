/** The limits that a role gets where no connection brings them along; through a pooler in test/faults. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { limits } from './database.ts'
import { limitRole } from './roleLimits.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a role has them in the database of the shop, and in no other that it uses', async () => {
  expect(await limitRole(shop.services.config.databaseUrl ?? '')).toEqual([])
  const { rows } = await shop.services.db.$client.query<{ place: string; name: string }>(
    `select case setdatabase when 0 then 'anywhere' else 'here' end as place, split_part(unnest(setconfig), '=', 1) as name
     from pg_db_role_setting left join pg_database as own on own.oid = setdatabase
     where setrole = (select oid from pg_roles where rolname = current_user) and (setdatabase = 0 or datname = current_database())`,
  )
  expect(rows.map(({ place, name }) => `${place}: ${name}`).sort()).toEqual(
    Object.keys(limits)
      .map((name) => `here: ${name}`)
      .sort(),
  )
})
