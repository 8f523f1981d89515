import { z } from 'zod'
import { m } from './messages/statement.messages.ts'

const column = z.number().int().min(0).max(59)

/** Which column is what, as an admin says it of a file that no layout knows. */
export const chosenColumnsSchema = z.object({
  /** The row with the names of the columns, as a spreadsheet counts. */
  headerRow: z.number().int().min(1),
  /** What the admin calls the account. */
  bank: z
    .string()
    .trim()
    .min(1, { error: () => m.bankMissing() })
    .max(40, { error: () => m.atMostCharacters({ most: 40 }) }),
  date: column,
  narration: column,
  reference: column.optional(),
  credit: column.optional(),
  debit: column.optional(),
  amount: column.optional(),
  sign: column.optional(),
})
export type ChosenColumns = z.infer<typeof chosenColumnsSchema>

/** A line of a statement as the preview shows it; rupees. */
const previewLineSchema = z.object({
  receivedOn: z.string(),
  amount: z.number(),
  utr: z.string().nullable(),
  narration: z.string(),
  /** It stands in the list already. */
  isKnown: z.boolean(),
  /** The order that it pays for certain. */
  order: z.number().int().optional(),
  /** Why an order is only likely, in words. */
  likely: z.string().optional(),
})

/** What a statement that was read brings. */
const readSchema = z.object({
  state: z.literal('read'),
  bank: z.string(),
  /** The days of the first and the last credit. */
  from: z.string(),
  until: z.string(),
  credits: z.number().int(),
  debits: z.number().int(),
  added: z.number().int(),
  known: z.number().int(),
  /** Of those that are new, how many pay an order for certain, or were found to when it was written. */
  matched: z.number().int(),
  likely: z.number().int(),
  /** References that a spreadsheet rounded. */
  rounded: z.number().int(),
  /** The first lines, those that say most first. */
  lines: z.array(previewLineSchema),
  isWritten: z.boolean(),
})

/** A file whose columns nobody knows: what to choose from. */
const unknownSchema = z.object({
  state: z.literal('unknown'),
  headerRow: z.number().int(),
  /** The cells of the row that looks most like the names of the columns. */
  header: z.array(z.string()),
  /** A few rows below it. */
  rows: z.array(z.array(z.string())),
})

export const statementSchema = z.discriminatedUnion('state', [readSchema, unknownSchema])
export type Statement = z.infer<typeof statementSchema>
export type ReadStatement = z.infer<typeof readSchema>
export type UnknownStatement = z.infer<typeof unknownSchema>

export const statementQuery = z.object({
  /** `true` writes; anything else only looks. */
  write: z.enum(['true', 'false']).default('false'),
  /** Chosen columns as JSON. */
  columns: z.string().max(1_000).optional(),
  /** `true` answers with the columns to choose from, also where they are known: what was chosen before may have been wrong. */
  ask: z.enum(['true', 'false']).default('false'),
})
