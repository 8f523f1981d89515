import type { Readable, Writable } from 'node:stream'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'
import { type FoundTable, sqlColumns, sqlName, type Table } from './tables.ts'

interface Counting {
  /** Known once the stream has ended. */
  readonly rowCount: number
}

/**
 * The rows of a table as PostgreSQL's own text, in the order in which they lie: a table that was just filled from this
 * text gives it again, byte for byte.
 */
export function rowsOf(client: Client, table: FoundTable): Readable & Counting {
  const columns = sqlColumns(table.columns)
  const source = table.sortedBy
    ? `(select ${columns} from ${sqlName(table)} order by ${sqlColumns(table.sortedBy)})`
    : `${sqlName(table)} (${columns})`
  return client.query(to(`copy ${source} to stdout`))
}

/**
 * How many rows came, once all have been read. The database says it behind the last of them, often in the same packet and
 * sometimes in the next one, when the stream has ended already: what is asked next is answered after that.
 */
export async function countOf(client: Client, source: Counting): Promise<number> {
  await client.query('select')
  return source.rowCount
}

/** Takes rows as `rowsOf` gave them. */
export const rowsInto = (client: Client, table: Table): Writable & Counting =>
  client.query(from(`copy ${sqlName(table)} (${sqlColumns(table.columns)}) from stdin`))
