import { sql } from 'drizzle-orm'
import { sessions, users } from '../src/features/accounts/accounts.tables.ts'
import { products } from '../src/features/catalog/tables/catalog.tables.ts'
import type { Database } from '../src/platform/db/database.ts'
import { newId } from '../src/platform/db/ids.ts'

/** More than can be sold. */
export const PIECES = 1_000_000

export interface Goods {
  /** What is purchased. */
  readonly sold: readonly string[]
  /** What is changed to see whether the other shop learns of it. */
  readonly changed: string
}

/** Products for a shop that was started empty. */
export async function addGoods(db: Database): Promise<Goods> {
  const rows = Array.from({ length: 6 }, (_, at) => {
    const id = newId()
    return { id, slug: id, name: `Piece ${at}`, title: `Piece ${at}`, pricePaise: 99_900, quantity: PIECES }
  })
  await db.insert(products).values(rows)
  const [changed = '', ...sold] = rows.map(({ id }) => id)
  return { sold, changed }
}

/** The tokens of new people who are logged in. */
export async function addPeople(db: Database, role: 'admin' | 'customer', count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => ({ id: newId(), token: newId().replaceAll('-', '') }))
  await db
    .insert(users)
    .values(people.map(({ id }) => ({ id, name: 'Somebody', email: `${id}@example.com`, role })))
  await db.insert(sessions).values(
    people.map(({ id, token }) => ({
      id: newId(),
      userId: id,
      token,
      expiresAt: sql`now() + interval '12 hours'`,
    })),
  )
  return people.map(({ token }) => token)
}
