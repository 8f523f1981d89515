import { sql } from 'drizzle-orm'
import { insertUser } from '../src/features/accounts/accounts.store.ts'
import { hashPassword } from '../src/features/accounts/password.ts'
import type { Database } from '../src/platform/db/database.ts'
import { newId } from '../src/platform/db/ids.ts'
import { load } from './load/load.ts'
import type { BenchShop } from './shop.ts'

export interface Customer {
  readonly id: string
  /** Of their session. */
  readonly token: string
}

const BATCH = 10_000

/** Customers with a session each, written directly: a hundred thousand within seconds. */
export async function makeCustomers(db: Database, count: number): Promise<Customer[]> {
  const made: Customer[] = []
  while (made.length < count) {
    const { rows } = await db.execute<{ id: string; token: string }>(sql`
      with people as (
        insert into users (id, name, email, contact)
        select id, 'Customer', id || '@example.com', '9876543210'
        from (select gen_random_uuid() as id from generate_series(1, ${Math.min(BATCH, count - made.length)}::int)) as drawn
        returning id
      )
      insert into sessions (id, user_id, token, expires_at)
      select gen_random_uuid(), id, replace(gen_random_uuid()::text, '-', ''), now() + interval '1 day' from people
      returning user_id as id, token`)
    made.push(...rows)
  }
  return made
}

/** Answers a second from which on nobody is looked up in the database any more. */
const KNOWN = 3_000
const MOST_LOOKS = 60

/** Asks who they are until the processes know it: who shops has looked at something before. */
export async function letThemBeKnown(shop: BenchShop, customers: readonly Customer[]): Promise<void> {
  const asks = customers.map(({ token }) => ({ path: '/api/me', headers: { authorization: token } }))
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { rate } = await load({ origin: shop.url, asks, connections: 16, seconds: 2 })
    if (rate > KNOWN) return
  }
}

const password = 'Bench@2026'

/** The session cookies of some customers who logged in with a browser. */
export async function logIn({ url, db }: Pick<BenchShop, 'url' | 'db'>, count: number): Promise<string[]> {
  const passwordHash = await hashPassword(password)
  const cookies: string[] = []
  for (let at = 0; at < count; at += 1) {
    const email = `${newId()}@example.com`
    const person = {
      name: `Customer ${at}`,
      contact: '9876543210',
      role: 'customer',
      status: 'active',
    } as const
    await insertUser(db, { ...person, email, passwordHash })
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email, password }),
    })
    if (!answer.ok) throw new Error(`A customer could not log in: ${answer.status}`)
    cookies.push((answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '')
  }
  return cookies
}
