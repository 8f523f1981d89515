import { z } from 'zod'
import { listAttributes } from '../attributes/attributes.rules.ts'
import { MOST_VALUES, valueSchema } from '../lists/lists.schema.ts'
import { importColumns } from './columns.rules.ts'
import { m } from './messages/import.messages.ts'
import type { ValuesByList } from './unknownValues.rules.ts'

const count = z.number().int()

export const importSchema = z.object({
  _id: z.string(),
  fileName: z.string(),
  picturesName: z.string().nullable(),
  bytes: count,
  state: z.enum(['draft', 'running', 'done', 'failed']),
  /** Rows of the file, and how many of them are done. */
  rows: count,
  position: count,
  added: count,
  changed: count,
  unchanged: count,
  refused: count,
  /** Why it could not be finished. */
  failure: z.string().nullable(),
  /** Who brought it in. */
  actor: z.string(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type Import = z.infer<typeof importSchema>

export const previewSchema = z.object({
  rows: count,
  counts: z.object({ new: count, changed: count, unchanged: count, refused: count }),
  /** Columns of the file that are not known and not read. */
  ignored: z.array(z.string()),
  unknownCategories: z.array(z.object({ name: z.string(), rows: count })),
  /** Values that no list of the shop has, by list; left out where there are none. */
  unknownValues: z
    .array(
      z.object({
        field: z.string(),
        label: z.string(),
        /** Most rows first; `near` are values of the list that may be meant, `add` says that the import adds it. */
        values: z.array(
          z.object({ value: z.string(), rows: count, near: z.array(z.string()), add: z.boolean() }),
        ),
        /** How many more there are. */
        more: count,
      }),
    )
    .optional(),
  /** The first ones; `problemCount` counts all. */
  problems: z.array(z.object({ row: count, slug: z.string(), field: z.string(), message: z.string() })),
  problemCount: count,
  /** Prices that no GST rate fits, with the nearest ones in rupees that have a rate; left out where there are none. */
  rateGaps: z
    .object({
      rows: count,
      first: z.array(z.object({ row: count, slug: z.string(), below: z.number(), above: z.number() })),
    })
    .optional(),
})
export type Preview = z.infer<typeof previewSchema>

/** Multipart and query words arrive as text. */
export const previewQuerySchema = z.object({
  createCategories: z.enum(['true', 'false'], 'createCategories is true or false').optional(),
  createValues: z.enum(['true', 'false'], 'createValues is true or false').optional(),
})

export const uploadQuerySchema = z.object({
  name: z.string().trim().max(200, { error: m.atMost200 }).optional(),
})

export const startSchema = z.object({
  createCategories: z.boolean().optional(),
  /** Adds all values that no list has, not only those that were chosen. */
  createValues: z.boolean().optional(),
})

const someValues = z
  .array(valueSchema)
  .max(MOST_VALUES, { error: () => m.atMostValues({ most: MOST_VALUES }) })
  .optional()

/** The values of a file that are added to their lists, by list. */
export const newValuesSchema = z.object({
  newValues: z.object(Object.fromEntries(listAttributes().map(({ key }) => [key, someValues]))),
}) as z.ZodType<{ newValues: ValuesByList }>

export const importListSchema = z.object({
  page: z.coerce.number('page is a whole number').int().min(1).max(100_000).optional(),
  limit: z.coerce.number('limit is a whole number from 1 to 100').int().min(1).max(100).optional(),
})

/** The names of all columns, as the template has them. */
export const columnNames: readonly string[] = importColumns.map(({ key }) => key)
