import { z } from 'zod'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { ownWordsSchema, writtenWordsSchema } from '../words/ownWords.schema.ts'
import { translated } from '../words/translated.rules.ts'
import { m } from './messages/mails.messages.ts'

/** One of the mails to customers. */
export const shownMailSchema = z.object({
  kind: z.string(),
  label: z.string(),
  /** What the owner says first; '' where nothing. */
  greeting: z.string(),
  /** The same in further languages; left out for nothing. */
  words: writtenWordsSchema.optional(),
})
export type ShownMail = z.infer<typeof shownMailSchema>

/** How it looks, with an order of nobody. */
export const mailPreviewSchema = z.object({
  subject: z.string(),
  /** A whole page; pictures that go along are in it. */
  html: z.string(),
  text: z.string(),
})

export const MOST_GREETING = translated.mail.greeting

/** What is not sent stays as it is. */
export const greetingFormSchema = z.object({
  greeting: z
    .string({ error: () => m.writeGreeting() })
    .trim()
    .max(MOST_GREETING, { error: () => m.mostCharacters({ most: MOST_GREETING }) })
    .optional(),
  /** In further languages. */
  words: ownWordsSchema(translated.mail),
  seen: seenSchema,
})
export type GreetingChange = z.output<typeof greetingFormSchema>
