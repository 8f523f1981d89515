import { z } from 'zod'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { isPageLink, LONGEST_LINK } from '#/platform/typed/link.rules.ts'
import {
  detailProblems,
  LONGEST_ALT,
  LONGEST_BUTTON,
  LONGEST_HEADLINE,
  LONGEST_TEXT,
} from './bannerDetails.rules.ts'
import { bannerSchema } from './visuals.schema.ts'

const line = (most: number) => z.string().trim().max(most, `At most ${most} characters.`)
const percent = z.int('A whole number from 0 to 100.').min(0).max(100)

/** Texts, link and focus: the same for the API and the form, which spell moments differently. */
const texts = {
  headline: line(LONGEST_HEADLINE),
  text: line(LONGEST_TEXT),
  button: line(LONGEST_BUTTON),
  link: line(LONGEST_LINK).refine(
    (link) => link === '' || isPageLink(link),
    'A page of this shop such as /new/saree/collections, or an address that begins with https://.',
  ),
  alt: line(LONGEST_ALT),
  focus: z.object({ x: percent, y: percent }),
}

const NO_TIME = 'Day and time, such as 1 November 2026, 09:00.'
/** Far enough for any shop; PostgreSQL has no place for the year 0. */
const isSensible = (time: string) => /^20\d\d-/.test(time)

const time = z.iso.datetime({ error: NO_TIME, abort: true }).refine(isSensible, NO_TIME).nullable()
/** Day and time in India as an input of the browser writes it; empty for none. */
const typedTime = z
  .literal('')
  .or(z.iso.datetime({ local: true, error: NO_TIME, abort: true }).refine(isSensible, NO_TIME))

const detailsShape = z.object({ ...texts, from: time, until: time })
export type BannerDetails = z.infer<typeof detailsShape>

/** As an admin gets it: with all its details, said or not. */
export const managedBannerSchema = bannerSchema.extend(detailsShape.shape)
export type ManagedBanner = z.infer<typeof managedBannerSchema>

/** What an admin changes of it; what is not sent stays as it is, so what the details say together is checked with what is stored. */
export const changeBannerSchema = detailsShape.partial().extend({ seen: seenSchema })
export type ChangeBanner = z.infer<typeof changeBannerSchema>

export const bannerDetailsForm = z
  .object({ ...texts, from: typedTime, until: typedTime })
  .superRefine((details, { addIssue }) => {
    for (const { field, message } of detailProblems(details))
      addIssue({ code: 'custom', path: [field], message })
  })
export type TypedDetails = z.infer<typeof bannerDetailsForm>
