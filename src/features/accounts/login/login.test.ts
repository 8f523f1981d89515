/** A log-in takes a moment; what becomes of the account in that moment counts. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#/platform/db/database.ts'
import { signUp } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { accountChanged } from '../accountChanged.actions.ts'
import { lockUser, setPassword, updateUser } from '../accounts.store.ts'
import { sessions } from '../accounts.tables.ts'
import { hashPassword } from '../password.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** How many statements wait for a lock that somebody else holds. */
async function waiting(): Promise<number> {
  const { rows } = await shop.services.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.waiting ?? 0
}

test.each([
  [
    'password is being reset',
    async (tx: Db, userId: string) => {
      await setPassword(tx, userId, await hashPassword('newsilk@1'))
      await accountChanged(tx, [userId], ['passwordReset'])
    },
  ],
  [
    'e-mail is being changed',
    async (tx: Db, userId: string) => {
      await updateUser(tx, userId, { email: 'another@example.com' })
      await accountChanged(tx, [userId], ['email'])
    },
  ],
] as const)('with what held before opens no session while the %s', async (what, change) => {
  const { db } = shop.services
  const { id, email, password } = await signUp(shop, `Whose ${what}`)
  const login = await db.transaction(async (tx) => {
    await lockUser(tx, id)
    const begun = shop.call('POST', '/api/login', { json: { email, password } })
    await expect.poll(waiting).toBe(1)
    await change(tx, id)
    return { begun }
  })
  const { status, body, headers } = await login.begun
  expect([status, body.code, headers.getSetCookie()]).toEqual([401, 'bad_credentials', []])
  expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
})
