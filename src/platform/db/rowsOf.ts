import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * The rows of another table as one column of a statement, `[]` where there are none: what belongs to each of many things
 * comes with them, in one round trip, inside a transaction as outside of one.
 * @param where ties the rows to a row of the statement around it
 */
export function rowsOf<T extends PgTable>(table: T, where: SQL | undefined, order: readonly SQL[]) {
  const columns = Object.entries(getTableColumns(table))
  const values = sql.join(
    columns.map(([, column]) => sql`${column}`),
    sql`, `,
  )
  const rows = sql`select json_agg(json_build_array(${values}) order by ${sql.join([...order], sql`, `)}) from ${table} where ${where}`
  const read = (found: unknown[][]) =>
    found.map((values) =>
      Object.fromEntries(
        columns.map(([name, column], at) => {
          const value = values[at]
          return [name, value === null ? null : column.mapFromDriverValue(value)]
        }),
      ),
    ) as InferSelectModel<T>[]
  return sql<InferSelectModel<T>[]>`coalesce((${rows}), '[]')`.mapWith(read)
}
