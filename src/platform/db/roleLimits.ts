import { limits } from './database.ts'
import { oneClient } from './oneClient.ts'
import { sqlStateOf } from './sqlState.ts'

/** How long the pooler may take to answer, ms. */
const ANSWER_MS = 10_000
const NOT_ALLOWED = '42501'

/**
 * Gives the role behind a pooler the limits that no connection brings along: in this database, and where it has none. What
 * somebody chose for it stays.
 * @param url of the pooler
 * @returns the statements for somebody who may do so; none where all is well
 */
export async function limitRole(url: string): Promise<string[]> {
  const client = oneClient(url, { application_name: 'zari limits' }, ANSWER_MS)
  await client.connect()
  const refused: string[] = []
  try {
    for (const [name, ms] of Object.entries(limits)) {
      // guard: chosen-limits-stay
      const { rows } = await client.query<{ statement: string }>(
        `select format('alter role %I in database %I set %I = %L', current_user, current_database(), $1::text, $2::text) as statement
         where current_setting($1::text) = '0'`,
        [name, String(ms)],
      )
      for (const { statement } of rows) {
        await client.query(statement).catch((error) => {
          if (sqlStateOf(error) !== NOT_ALLOWED) throw error
          refused.push(statement)
        })
      }
    }
    return refused
  } finally {
    await client.end().catch(() => undefined)
  }
}
