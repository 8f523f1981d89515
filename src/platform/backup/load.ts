/** Filling empty tables: what guards and links them stands aside meanwhile, and looks at all of it at the end. */
import { pipeline } from 'node:stream/promises'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import type { Archive } from './archive.ts'
import { type BackupTable, entryOf } from './manifest.ts'
import { rowsInto } from './rows.ts'
import { type FoundTable, type Sequence, sequencesOf, sqlColumns, sqlName, type Table } from './tables.ts'

/** A table of the backup, and the one that takes its rows. */
export interface Pair {
  readonly saved: BackupTable
  readonly found: FoundTable
}

/**
 * Fills the tables within the caller's transaction. Triggers would do again what stands in the rows already; foreign
 * keys are made anew at the end, which checks every row and asks for no order of tables.
 */
export async function loadTables(
  client: Client,
  archive: Archive,
  pairs: readonly Pair[],
  signal: AbortSignal,
): Promise<void> {
  const links = await foreignKeys(client)
  const triggered = await withTriggers(client)
  for (const { table, name } of links) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of triggered) await client.query(`alter table ${table} disable trigger user`)
  for (const { found } of pairs) await client.query(`delete from ${sqlName(found)}`)
  for (const { saved, found } of pairs) {
    const fits = saved.columns.every((column) => found.columns.includes(column))
    const into = fits ? { ...found, columns: saved.columns } : await makeHall(client, saved)
    await pipeline(await archive.read(entryOf(saved)), rowsInto(client, into), { signal })
    if (!fits) await leaveHall(client, saved, found)
  }
  for (const table of triggered) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, rule } of links) {
    // guard: foreign-keys-restored
    await client.query(`alter table ${table} add constraint ${name} ${rule}`)
  }
}

const HALL = { schema: 'pg_temp', name: 'arriving' }

/** A table of plain texts for rows of which the real one does not know all columns. */
async function makeHall(client: Client, { columns }: BackupTable): Promise<Table> {
  const texts = columns.map((column) => `${escapeIdentifier(column)} text`)
  await client.query(`create temp table ${HALL.name} (${texts.join(', ')}) on commit drop`)
  return { ...HALL, columns }
}

/** On to the real table with the columns that both have. */
async function leaveHall(client: Client, saved: BackupTable, found: FoundTable): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attname = any ($2) order by attnum`,
    [sqlName(found), saved.columns.filter((column) => found.columns.includes(column))],
  )
  const values = rows.map(({ name, type }) => `${escapeIdentifier(name)}::${type}`)
  await client.query(`
    insert into ${sqlName(found)} (${sqlColumns(rows.map(({ name }) => name))})
    select ${values.join(', ')} from ${sqlName(HALL)}`)
  await client.query(`drop table ${sqlName(HALL)}`)
}

/** Lets the shop's sequences go on where they stood. */
export async function setSequences(client: Client, sequences: readonly Sequence[]): Promise<void> {
  const found = new Set((await sequencesOf(client)).map(sqlName))
  for (const sequence of sequences.filter((one) => found.has(sqlName(one)))) {
    const name = escapeLiteral(sqlName(sequence))
    await client.query(`select setval(${name}, $1, $2)`, [sequence.last, sequence.called])
  }
}

interface Link {
  /** As SQL takes them. */
  readonly table: string
  readonly name: string
  readonly rule: string
}

/** All foreign keys; those that a partition has from its table are part of that table's. */
async function foreignKeys(client: Client): Promise<Link[]> {
  const { rows } = await client.query<Link & { schema: string; relation: string }>(`
    select n.nspname as schema, c.relname as relation, k.conname as name, pg_get_constraintdef(k.oid) as rule
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 order by 1, 2, 3`)
  return rows.map(({ schema, relation, name, rule }) => ({
    table: sqlName({ schema, name: relation }),
    name: escapeIdentifier(name),
    rule,
  }))
}

async function withTriggers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select distinct n.nspname as schema, c.relname as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal order by 1, 2`)
  return rows.map(sqlName)
}
