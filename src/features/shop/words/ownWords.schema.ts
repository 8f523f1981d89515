import { z } from 'zod'
import { readJson } from '#/platform/http/seen.schema.ts'
import { moreLanguages } from '#/platform/language/languages.rules.ts'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import type { OwnWords } from '#/platform/language/ownWords.rules.ts'
import { oneLine } from '#/platform/typed/typed.schema.ts'
import { isOneLine, isSeen } from '#/platform/typed/visible.rules.ts'
import { m } from './messages/words.messages.ts'

/** The fields of a thing that have words of their own in each further language, and how long each may be, characters. */
export type Longest<Field extends string> = Readonly<Record<Field, number>>

/** Lines that belong to those of another text by their place: an empty first one is a line, too. */
const LINES = 'menuItems'

/** What is one line in every language, as it is in English. */
const ONE_LINE: readonly string[] = ['name', 'title']

const textOf = (field: string, longest: number) =>
  z
    .string()
    .transform((text) => (isSeen(text) ? (field === LINES ? text.trimEnd() : text.trim()) : ''))
    .pipe(
      z
        .string()
        .max(longest, { error: () => m.atMost({ longest: formatNumber(longest) }) })
        // guard: names-of-one-line
        .refine((text) => !ONE_LINE.includes(field) || isOneLine(text), { error: oneLine }),
    )
    .optional()

/**
 * What a form says in further languages: `{ hi: { name: 'बनारसी साड़ी' } }`, in multipart forms as JSON text. What it does not name
 * stays; a text that shows nothing is taken away.
 */
export const ownWordsSchema = <Field extends string>(longest: Longest<Field>) => {
  const texts = Object.entries<number>(longest).map(([field, most]) => [field, textOf(field, most)])
  const ofLanguage = z.object(Object.fromEntries(texts)).optional()
  const all = z.object(Object.fromEntries(moreLanguages.map((language) => [language, ofLanguage])))
  return z.preprocess(readJson, all).optional() as unknown as z.ZodOptional<z.ZodType<OwnWords<Field>>>
}

/** The same as answers have it: to admins, where anything is written. */
export const writtenWordsSchema = z.partialRecord(z.enum(moreLanguages), z.record(z.string(), z.string()))
