import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

/** The next free turn of each pace stands among the counters of the rate limiter, which drops it once it is long over. */
const keyOf = (name: string): string => `pace:${name}`

/**
 * Turns that all processes and machines of the shop take together, `perSecond` of them, evenly. Each call takes the next turn and
 * resolves when it has come. Turns that nobody took are not made up for.
 */
export function openPace(
  db: Database,
  name: string,
  perSecond: number,
  pause: (ms: number) => Promise<unknown> = wait,
): () => Promise<void> {
  const gapMs = Math.ceil(1_000 / perSecond)
  // The database's clock is the same for all machines.
  const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
  // guard: pace-from-now
  const next = sql`
    insert into rate_limits (key, points, expire) values (${keyOf(name)}, 0, ${now} + ${gapMs}::int)
    on conflict (key) do update set expire = greatest(rate_limits.expire, ${now}) + ${gapMs}::int
    returning (expire - ${gapMs}::int - ${now})::int as "inMs"`
  return async () => {
    const { rows } = await db.execute<{ inMs: number }>(next)
    await pause(Math.max(0, rows[0]?.inMs ?? 0))
  }
}
