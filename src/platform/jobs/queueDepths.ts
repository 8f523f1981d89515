import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

export interface QueueDepth {
  readonly queue: string
  /** Jobs that could be done now. */
  readonly due: number
  /** Jobs that are held back: for a time of their own, or until the next try. */
  readonly later: number
  /** How long the oldest due job has been due, s. */
  readonly oldestSeconds: number
}

/** What waits in these queues; those that are empty stand there with 0. */
export async function queueDepths(db: Db, queues: readonly string[]): Promise<QueueDepth[]> {
  const { rows } = await db.execute<{ queue: string; due: number; later: number; oldest: number }>(sql`
    select name as queue,
      count(*) filter (where start_after <= now())::int as due,
      count(*) filter (where start_after > now())::int as later,
      coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as oldest
    from pgboss.job where state < 'active' group by name`)
  return queues.map((queue) => {
    const found = rows.find((row) => row.queue === queue)
    const oldestSeconds = Math.max(0, found?.oldest ?? 0)
    return { queue, due: found?.due ?? 0, later: found?.later ?? 0, oldestSeconds }
  })
}
