import { z } from 'zod'
import { ownWordsSchema, writtenWordsSchema } from '#/features/shop/words/ownWords.schema.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { LONGEST_VALUE } from '../attributes/attributes.schema.ts'

/** The shopkeeper's lists of values, as the API tells and takes them. */

export const listValueSchema = z.object({
  value: z.string(),
  /** Of colours the swatch, `#rrggbb`; empty for none. */
  hex: z.string(),
  /** Retired values are offered no more. */
  active: z.boolean(),
  /** How many products have it. */
  products: z.number().int(),
  /** What it is called in further languages; left out for nothing. */
  words: writtenWordsSchema.optional(),
})

export const valueListSchema = z.object({
  key: z.string(),
  label: z.string(),
  values: z.array(listValueSchema),
  /** Another one after each change of the list. */
  version: z.string(),
})
export type ValueList = z.infer<typeof valueListSchema>

/** A value as it may stand in a list. */
export const valueSchema = z
  .string('A value is required.')
  .trim()
  .min(1, 'A value is required.')
  .max(LONGEST_VALUE, `At most ${LONGEST_VALUE} characters.`)
  .regex(/^[^|,;]*$/, 'Without | , and ;: they stand between values.')

const hex = z
  .string()
  .regex(/^(#[0-9a-f]{6})?$/i, 'A colour such as #7a1230.')
  .toLowerCase()

export const newValueSchema = z.object({ value: valueSchema, hex: hex.optional() })

/** Most values of one list. */
export const MOST_VALUES = 500

const wantedValue = z.object({
  value: valueSchema,
  hex: hex.optional(),
  active: z.boolean().optional(),
  /** What it was called: renamed, and with several names put together. */
  was: z.array(z.string()).max(MOST_VALUES).optional(),
  /** What it is called in further languages; those that are not named stay. */
  words: ownWordsSchema(translated.value),
})
export type WantedValue = z.output<typeof wantedValue>

/** The whole list in its order. */
export const listFormSchema = z.object({
  // A list of which nothing is stored is the one that the program begins with: emptied, all of that would be back.
  values: z
    .array(wantedValue)
    .min(1, 'A list keeps at least one value: retire the last one.')
    .max(MOST_VALUES, `At most ${MOST_VALUES} values.`),
  /** The `version` that the form showed: with it, what somebody else changed meanwhile is not overwritten. */
  seen: z.string().max(100).optional(),
})
export type ListForm = z.output<typeof listFormSchema>
