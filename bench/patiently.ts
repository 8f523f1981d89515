import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { Database } from '../src/platform/db/database.ts'

/** Works on a connection that waits as long as a statement takes: filling a shop takes minutes, and the shop's own connections give up. */
export async function patiently<Made>(
  { $client }: Database,
  work: (db: NodePgDatabase) => Promise<Made>,
): Promise<Made> {
  const client = new Client({ connectionString: $client.options.connectionString })
  await client.connect()
  try {
    return await work(drizzle(client))
  } finally {
    await client.end()
  }
}
