import { z } from 'zod'
import { nameOf, type Table } from './tables.ts'

/** Names of the entries of a backup. */
export const MANIFEST = 'manifest.json'
export const PICTURE_SUMS = 'pictures.sha256'
export const PICTURES = 'media/'

export const entryOf = (table: Table): string => `tables/${encodeURIComponent(nameOf(table))}.copy`

/** The layout of backups that this program writes and reads. */
export const FORMAT = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().nonnegative()

/** What a backup says about itself; its last entry, so that only a whole one has it. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** Version of the program that made it. */
  program: z.string(),
  /** The moment of the snapshot: what was committed before is in it, nothing else. */
  madeAt: z.iso.datetime(),
  /** Oldest first; `at` in ms. */
  migrations: z.array(z.object({ hash: sha256, at: count })).min(1),
  /** Version of the job tables. */
  jobs: count.nullable(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: count,
      bytes: count,
      sha256,
    }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), last: z.string(), called: z.boolean() }),
  ),
  /** `sha256` is that of the entry which lists the sums of all pictures. */
  pictures: z.object({ count, bytes: count, sha256 }),
})

export type Manifest = z.output<typeof manifestSchema>
export type BackupTable = Manifest['tables'][number]

/** How many rows of a table are in the backup; 0 when it has no such table. */
export const rowsIn = ({ tables }: Manifest, name: string): number =>
  tables.find((table) => nameOf(table) === name)?.rows ?? 0
