import { z } from 'zod'
import { ownWordsSchema, writtenWordsSchema } from '#/features/shop/words/ownWords.schema.ts'
import { type TranslatedField, translated } from '#/features/shop/words/translated.rules.ts'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import type { MoreLanguage } from '#/platform/language/languages.rules.ts'
import type { OwnWords } from '#/platform/language/ownWords.rules.ts'
import { dateTimeSchema, typedDateTime } from '#/platform/time/dateTime.schema.ts'
import { isPageLink, LONGEST_LINK, noPageLink } from '#/platform/typed/link.rules.ts'
import {
  detailProblems,
  LONGEST_ALT,
  LONGEST_BUTTON,
  LONGEST_HEADLINE,
  LONGEST_TEXT,
} from './bannerDetails.rules.ts'
import { m } from './messages/visuals.messages.ts'
import { bannerSchema } from './visuals.schema.ts'

/** A text without blanks around it. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => m.atMost({ most }) })
const percent = z
  .int({ error: () => m.percent() })
  .min(0)
  .max(100)

/** Where words or a picture of the shop lead; empty for nowhere. */
export const linkSchema = line(LONGEST_LINK).refine((link) => link === '' || isPageLink(link), {
  error: noPageLink,
})

/** Texts, link and focus: the same for the API and the form, which spell moments differently. */
const texts = {
  headline: line(LONGEST_HEADLINE),
  text: line(LONGEST_TEXT),
  button: line(LONGEST_BUTTON),
  link: linkSchema,
  alt: line(LONGEST_ALT),
  focus: z.object({ x: percent, y: percent }),
}

const detailsShape = z.object({ ...texts, from: dateTimeSchema, until: dateTimeSchema })
export type BannerDetails = z.infer<typeof detailsShape> & {
  /** What is written of it in further languages; left out for nothing. */
  readonly words?: OwnWords<TranslatedField<'banner'>>
}

/** As an admin gets it: with all its details, said or not. */
export const managedBannerSchema = bannerSchema
  .extend(detailsShape.shape)
  .extend({ words: writtenWordsSchema.optional() })
export type ManagedBanner = z.infer<typeof managedBannerSchema>

/** What an admin changes of it; what is not sent stays as it is, so what the details say together is checked with what is stored. */
export const changeBannerSchema = detailsShape
  .partial()
  .extend({ words: ownWordsSchema(translated.banner), seen: seenSchema })
export type ChangeBanner = z.infer<typeof changeBannerSchema>

export const bannerDetailsForm = z
  .object({ ...texts, from: typedDateTime, until: typedDateTime, words: ownWordsSchema(translated.banner) })
  .superRefine((details, { addIssue }) => {
    for (const { field, message } of detailProblems(details))
      addIssue({ code: 'custom', path: [field], message })
  })
export type TypedDetails = Omit<z.infer<typeof bannerDetailsForm>, 'words'> & {
  words: Record<MoreLanguage, Record<TranslatedField<'banner'>, string>>
}
