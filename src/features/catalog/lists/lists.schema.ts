import { z } from 'zod'
import { ownWordsSchema, writtenWordsSchema } from '#/features/shop/words/ownWords.schema.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { isSeen } from '#/platform/typed/visible.rules.ts'
import { LONGEST_VALUE } from '../attributes/attributes.schema.ts'
import { m } from '../messages/catalog.messages.ts'

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

const fitting = (text: z.ZodString) =>
  text
    .trim()
    .min(1, { error: m.valueRequired, abort: true })
    .max(LONGEST_VALUE, { error: () => m.atMostCharacters({ most: LONGEST_VALUE }) })
    .regex(/^[^|,;]*$/, { error: m.noBarMarks })
    .refine(isSeen, { error: m.valueRequired })

/** A value as it may stand in a list. */
export const valueSchema = fitting(z.string({ error: m.valueRequired }))

/** Any space as one, and without what nobody sees: two values that look alike would be two filters. Joiners of Indian scripts stay. */
const asSeen = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .normalize('NFC')

const hex = z
  .string()
  .regex(/^(#[0-9a-f]{6})?$/i, { error: m.colourSuchAs })
  .toLowerCase()

export const newValueSchema = z.object({
  value: fitting(z.string({ error: m.valueRequired }).overwrite(asSeen)),
  hex: hex.optional(),
})

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
    .min(1, { error: m.listNeedsOne })
    .max(MOST_VALUES, { error: () => m.atMostValues({ most: MOST_VALUES }) }),
  /** The `version` that the form showed: with it, what somebody else changed meanwhile is not overwritten. */
  seen: z.string().max(100).optional(),
})
export type ListForm = z.output<typeof listFormSchema>
