/** What a database holds, told from its own catalogue: nobody has to keep a list of tables. */
import { type Client, escapeIdentifier } from 'pg'

export interface Table {
  readonly schema: string
  readonly name: string
  /** Those that hold something of their own, in their order. */
  readonly columns: readonly string[]
}

export interface FoundTable extends Table {
  /** Of a table in partitions: how its rows are brought into one order. */
  readonly sortedBy: readonly string[] | null
}

export interface Sequence {
  readonly schema: string
  readonly name: string
  readonly last: string
  readonly called: boolean
}

interface Named {
  readonly schema: string
  readonly name: string
}

export const nameOf = ({ schema, name }: Named): string => `${schema}.${name}`

/** The name as SQL takes it. */
export const sqlName = ({ schema, name }: Named): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

export const sqlColumns = (columns: readonly string[]): string => columns.map(escapeIdentifier).join(', ')

/** Not PostgreSQL's own, and not an extension's. */
const isOurs = `n.nspname <> 'information_schema' and n.nspname !~ '^pg_' and not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** All tables, by name; those in partitions as one. */
export async function tablesOf(client: Client): Promise<FoundTable[]> {
  const { rows } = await client.query<FoundTable>(`
    select n.nspname as schema, c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      case when c.relkind = 'p' then (select array_agg(a.attname::text order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) end as "sortedBy"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't' and ${isOurs}
    order by 1, 2`)
  return rows
}

/** All sequences, and where they stand at this moment: they belong to no transaction. */
export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Named>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${isOurs} order by 1, 2`)
  const sequences: Sequence[] = []
  for (const named of rows) {
    const { rows: stand } = await client.query<Pick<Sequence, 'last' | 'called'>>(
      `select last_value::text as last, is_called as called from ${sqlName(named)}`,
    )
    sequences.push(...stand.map((found) => ({ ...named, ...found })))
  }
  return sequences
}
