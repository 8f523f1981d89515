import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { dirname } from 'node:path'

/** What a bench found: each row has its conditions as texts, its figures as numbers. */
export interface Found {
  readonly rows: readonly Readonly<Record<string, string | number>>[]
  readonly remarks?: readonly string[]
}

/** A table with what is to be known of the machine. */
export interface Table extends Found {
  readonly measuredAt: string
  readonly machine: { readonly cores: number; readonly node: string; readonly load: readonly number[] }
}

export type Tables = Readonly<Record<string, Table>>

export const measured = (found: Found): Table => ({
  measuredAt: new Date().toISOString(),
  machine: { cores: cpus().length, node: process.version, load: loadavg() },
  ...found,
})

/** The tables of a file; none when it is not there. */
export async function readTables(file: string): Promise<Tables> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

export async function writeTables(file: string, tables: Tables): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(tables, null, 2)}\n`)
}

const figure = (value: string | number | undefined): string => {
  if (typeof value !== 'number') return value ?? ''
  if (!Number.isFinite(value)) return ''
  if (Number.isInteger(value) || value >= 100) return Math.round(value).toLocaleString('en')
  return value.toFixed(value >= 10 ? 1 : 2)
}

function markdown(rows: Found['rows']): string[] {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const body = rows.map((row) => line(head.map((name) => figure(row[name]))))
  return [line(head), line(head.map(() => '---')), ...body]
}

/** A table in Markdown, with the machine's load beside it. */
export function textOf({ rows, remarks = [], machine }: Table): string {
  const load = machine.load.map((value) => value.toFixed(1)).join(', ')
  const about = `${machine.cores} cores, Node ${machine.node.slice(1)}, load (1, 5, 15 min) ${load}.`
  return [...markdown(rows), '', ...remarks, about].join('\n')
}

/** A row is the one of before when all its texts are. */
const keyOf = (row: Found['rows'][number]): string =>
  Object.values(row)
    .filter((value) => typeof value === 'string')
    .join(', ')

/** Each figure now divided by the one before; undefined when no row was there before. */
export function compareWith(before: Table, now: Table): string | undefined {
  const earlier = new Map(before.rows.map((row) => [keyOf(row), row]))
  const rows = now.rows.flatMap((row) => {
    const old = earlier.get(keyOf(row))
    if (!old) return []
    const ratios = Object.entries(row).flatMap(([name, value]) => {
      const was = old[name]
      return typeof value === 'number' && typeof was === 'number' && was !== 0 && !name.startsWith('aim')
        ? [[name, `${(value / was).toFixed(2)} x`] as const]
        : []
    })
    return [{ 'now / before': keyOf(row), ...Object.fromEntries(ratios) }]
  })
  return rows.length > 0 ? [`Before: ${before.measuredAt}`, ...markdown(rows)].join('\n') : undefined
}
