import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/db/database.ts'
import { booksOf, complaints } from '../test/faults/books.ts'
import { PIECES } from './goods.ts'
import type { Acknowledged } from './load.ts'

/** An order as the database has it. */
export interface Stored {
  readonly id: string
  readonly cart: string
}

/** What the database says once everything is over. */
export interface Books {
  readonly stored: readonly Stored[]
  /** What is left and what was sold of every product. */
  readonly goods: readonly { readonly left: number; readonly sold: number }[]
  /** What contradicts itself. */
  readonly complaints: readonly string[]
}

export interface Audit {
  /** Acknowledged, and not there: their numbers. */
  readonly lost: readonly string[]
  /** Bags that became two orders, or whose buyer was shown two. */
  readonly doubled: number
  /** There, though nobody was shown it. */
  readonly unknown: number
  /** Everything else, in words. */
  readonly faults: readonly string[]
}

/** Compares what buyers were shown with what is written down. */
export function audit(
  acknowledged: readonly Pick<Acknowledged, 'cartId' | 'orderId' | 'number'>[],
  { stored, goods, complaints: contradictions }: Books,
  pieces = PIECES,
): Audit {
  const ids = new Set(stored.map(({ id }) => id))
  const shown = new Set(acknowledged.map(({ orderId }) => orderId))
  const pairs = new Map<string, Set<string>>()
  const all = [
    ...stored.map(({ id, cart }) => [cart, id]),
    ...acknowledged.map((one) => [one.cartId, one.orderId]),
  ]
  for (const [cart = '', id = ''] of all) pairs.set(cart, (pairs.get(cart) ?? new Set()).add(id))
  const gone = goods.filter(({ left, sold }) => left + sold !== pieces)
  return {
    lost: acknowledged.filter(({ orderId }) => !ids.has(orderId)).map(({ number }) => number),
    doubled: [...pairs.values()].filter((orders) => orders.size > 1).length,
    unknown: [...ids].filter((id) => !shown.has(id)).length,
    faults: [
      ...gone.map(({ left, sold }) => `${left} pieces left and ${sold} sold are not ${pieces}`),
      ...contradictions,
    ],
  }
}

export async function readBooks(db: Database): Promise<Books> {
  // A mail that was sent is deleted after an hour; here it counts for as long as the cluster lives.
  await db.execute(sql`update pgboss.job set deletion_seconds = 604800 where deletion_seconds < 604800`)
  const { rows } = await db.execute<{ id: string; cart: string }>(sql`select id, cart_id as cart from orders`)
  return { stored: rows, goods: await booksOf(db), complaints: await complaints(db) }
}
