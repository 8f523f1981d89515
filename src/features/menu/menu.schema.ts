import { z } from 'zod'
import { ownWordsSchema } from '#/features/shop/words/ownWords.schema.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { moreLanguages } from '#/platform/language/languages.rules.ts'
import {
  HEADING,
  LONGEST_LABEL,
  LONGEST_TARGET,
  type MenuEntry,
  MOST_CHILDREN,
  MOST_ITEMS,
} from './menu.rules.ts'
import { m } from './messages/menu.messages.ts'

const entry = {
  label: z
    .string({ error: () => m.nameMissing() })
    .trim()
    .min(1, { error: () => m.nameMissing() })
    .max(LONGEST_LABEL, { error: () => m.atMost({ most: LONGEST_LABEL }) }),
  target: z.object({
    kind: z.string().max(20),
    to: z
      .string()
      .trim()
      .max(LONGEST_TARGET, { error: () => m.atMost({ most: LONGEST_TARGET }) })
      .default(''),
  }),
  highlight: z.boolean().default(false),
  visible: z.boolean().default(true),
  /** What it says in further languages. */
  words: ownWordsSchema(translated.menuEntry),
}

/** Two entries side by side of one name could not be told apart, whichever language they are read in. */
function refuseTwins(
  entries: readonly Pick<MenuEntry, 'label' | 'words'>[],
  { addIssue }: z.RefinementCtx,
): void {
  const refuse = (path: readonly string[], textOf: (entry: Pick<MenuEntry, 'label' | 'words'>) => string) => {
    const known = new Set<string>()
    for (const [at, entry] of entries.entries()) {
      const name = textOf(entry).toLowerCase()
      if (name && known.has(name)) addIssue({ code: 'custom', path: [at, ...path], message: m.sameName() })
      known.add(name)
    }
  }
  refuse(['label'], ({ label }) => label)
  for (const language of moreLanguages)
    refuse(['words', language, 'label'], ({ words }) => words?.[language]?.label ?? '')
}

const childSchema = z.object(entry).superRefine(({ target }, { addIssue }) => {
  if (target.kind === HEADING) addIssue({ code: 'custom', path: ['target', 'kind'], message: m.where() })
})

const itemSchema = z
  .object({
    ...entry,
    items: z
      .array(childSchema)
      .max(MOST_CHILDREN, { error: () => m.atMostEntries({ most: MOST_CHILDREN }) })
      .superRefine(refuseTwins)
      .readonly()
      .default([]),
  })
  .superRefine(({ target, items }, { addIssue }) => {
    if (target.kind === HEADING && items.length === 0)
      addIssue({
        code: 'custom',
        path: ['target', 'kind'],
        message: m.headingNeeds(),
      })
  })

/** The owner's menu, one document. */
export const menuSchema = z
  .array(itemSchema)
  .min(1, { error: () => m.atLeastOne() })
  .max(MOST_ITEMS, { error: () => m.atMostItems({ most: MOST_ITEMS }) })
  .superRefine(refuseTwins)
  .readonly()

export const changeMenuSchema = z.object({ items: menuSchema, seen: seenSchema })
export const resetMenuSchema = z.object({
  /** The items that were shown; left out, whatever they are by now. */
  seen: z.object({ items: menuSchema.nullable().optional() }, 'seen holds the menu that was shown.'),
})

const shownEntry = z.object({
  label: z.string(),
  href: z.string().optional(),
  highlight: z.boolean().optional(),
})

export const shownMenuSchema = z.object({
  /** Null while the shop's own menu is shown, which is made of its categories. */
  items: z
    .array(shownEntry.extend({ items: z.array(shownEntry).readonly() }))
    .readonly()
    .nullable(),
})

const choiceSchema = z.object({ to: z.string(), label: z.string() })

export const targetKindSchema = z.object({
  kind: z.string(),
  label: z.string(),
  /** Where an address is typed: what it may be. */
  hint: z.string().optional(),
  /** Where something is chosen: what there is. */
  choices: z.array(choiceSchema).optional(),
})
export type TargetKindChoice = z.infer<typeof targetKindSchema>

export const managedMenuSchema = z.object({
  items: menuSchema.nullable(),
  kinds: z.array(targetKindSchema),
  /** Places of entries that shoppers do not see, because what they lead to is gone or hidden. */
  vanished: z.array(z.string()),
})
