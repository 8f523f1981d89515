import { sql } from 'drizzle-orm'
import type { TestShop } from '../../../test/fixtures/shop.ts'

/** The kinds of the mails about an order that were handed to the jobs, in their order. */
export async function mailsAbout(shop: TestShop, orderId: string): Promise<string[]> {
  const { rows } = await shop.services.db.execute<{ kind: string }>(
    sql`select data ->> 'kind' as kind from pgboss.job
      where name = 'mail' and data -> 'data' ->> 'orderId' = ${orderId} order by created_on`,
  )
  return rows.map(({ kind }) => kind)
}
