import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * An `insert` of many rows as one parameter: however many there are, the statement reads the same, so that a connection
 * prepares it once. The rows are written in their order. All of them have the fields of the first; the columns that it
 * leaves out get their defaults.
 */
export function insertRows<T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): SQL {
  const columns = getTableColumns(table)
  const fields = Object.keys(rows[0] ?? {}).map((field) => [field, columns[field]?.name ?? field] as const)
  const named = rows.map((row) =>
    Object.fromEntries(fields.map(([field, name]) => [name, row[field as keyof typeof row]])),
  )
  const names = sql.join(
    fields.map(([, name]) => sql.identifier(name)),
    sql`, `,
  )
  return sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`
}
