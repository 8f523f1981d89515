import { z } from 'zod'
import { ownWordsSchema, writtenWordsSchema } from '#/features/shop/words/ownWords.schema.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { nameSchema } from '#/platform/typed/typed.schema.ts'
import { garmentKinds } from '../attributes/garments.rules.ts'
import { m } from '../messages/catalog.messages.ts'
import { isReachable } from '../rules/categoryName.rules.ts'
import { readMenuText } from '../rules/menuText.rules.ts'
import { files, formFlag, oneOrMany } from './formFields.schema.ts'

/** An entry of a dropdown: what it says, and the word that it looks for in the names of products. */
const menuWordSchema = z.object({ label: z.string(), word: z.string() })
export type MenuWord = z.infer<typeof menuWordSchema>

export const categorySchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** What it is called in the language of the answer, where that is not its name; addresses and filters say the name. */
  label: z.string().optional(),
  status: z.boolean(),
  image: z.string().nullable(),
  /** Whether the menu shows it; null while nobody has decided. */
  inMenu: z.boolean().nullable(),
  /** Smaller stands further left. */
  menuPosition: z.number().int().nullable(),
  /** What its dropdown holds; null while nobody has decided, then those of the specification. */
  menuItems: z.array(menuWordSchema).nullable(),
  /** What its types are called in the language of the answer, by the word that addresses say; those called otherwise. */
  typeLabels: z.record(z.string(), z.string()).optional(),
  /** Kinds of garment that it holds; null while nobody has decided, then those of the specification. */
  garments: z.array(z.string()).nullable(),
  /** Told to admins: what is written of it in further languages, by language and field; left out for nothing. */
  words: writtenWordsSchema.optional(),
})
export type Category = z.infer<typeof categorySchema>

const PLACE = { error: m.placeFromTo }

const menuText = z
  .string()
  .max(2_000, { error: m.atMost2000 })
  .transform((text, context) => {
    const { items, problem } = readMenuText(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
    return items
  })

/** The name of a category, whoever adds it: a form or a file. */
export const categoryName = nameSchema(m.nameRequired, 60, m.atMost60).refine(isReachable, {
  error: m.categoryUnreachable,
})

export const categoryFormSchema = z.object({
  name: categoryName,
  status: formFlag,
  image: files,
  inMenu: formFlag.optional(),
  /** Emptied, it is taken away. */
  menuPosition: z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      z.coerce.number(PLACE).int(PLACE).min(1, PLACE).max(99, PLACE).nullable(),
    )
    .optional(),
  /** One entry a line, `Silk Saree: silk`. */
  menuItems: menuText.optional(),
  /** Kinds of garment that it holds. */
  garments: oneOrMany(
    z.enum(garmentKinds, { error: () => m.garmentKindsAre({ kinds: garmentKinds.join(', ') }) }),
  ).optional(),
  /** In further languages. */
  words: ownWordsSchema(translated.category),
})

export const categoryUpdateSchema = categoryFormSchema.partial().extend({ seen: seenSchema })
export type CategoryForm = z.output<typeof categoryFormSchema>
export type CategoryUpdate = z.output<typeof categoryUpdateSchema>
