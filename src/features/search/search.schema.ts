import { z } from 'zod'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { m } from './messages/search.messages.ts'
import { readSynonyms } from './synonymText.rules.ts'

export const synonymsSchema = z.object({
  _id: z.string(),
  /** Words and phrases that mean the same. */
  words: z.array(z.string()),
})
export type SynonymGroup = z.infer<typeof synonymsSchema>

export const missedWordSchema = z.object({
  word: z.string(),
  times: z.number().int(),
  lastAt: z.string(),
})
export type MissedWord = z.infer<typeof missedWordSchema>

export const searchWordsSchema = z.object({
  synonyms: z.array(synonymsSchema),
  /** The most wanted first. */
  missed: z.array(missedWordSchema),
})
const words = z.string({ error: () => m.writeWords() }).transform((text, context) => {
  const { words: read, problem } = readSynonyms(text)
  if (problem) context.addIssue({ code: 'custom', message: problem })
  return read
})

/** `words`: with commas or one a line. `missed`: the word that nobody found until now; it leaves the list. */
export const synonymsFormSchema = z.object({
  words,
  missed: z.string().max(40).optional(),
  seen: seenSchema,
})
