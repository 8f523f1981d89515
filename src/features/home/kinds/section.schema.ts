import { z } from 'zod'
import type { ShopSort } from '#/features/catalog/facets/address.rules.ts'
import { type Longest, ownWordsSchema } from '#/features/shop/words/ownWords.schema.ts'
import { type TranslatedField, translated, translatedFields } from '#/features/shop/words/translated.rules.ts'
import { line, linkSchema } from '#/features/visuals/bannerDetails.schema.ts'
import { changedWords, type OwnWords } from '#/platform/language/ownWords.rules.ts'
import { isOwnPicture } from '#/platform/media/picture.ts'
import { dateTimeSchema } from '#/platform/time/dateTime.schema.ts'
import { m } from './messages/kinds.messages.ts'

export const LONGEST_HEADING = translated.homeSection.heading
/** Of a text that stands over a whole section, characters. */
export const LONGEST_PARAGRAPH = translated.homeSection.text

/** A text; empty unless it is said. */
export const text = (most: number) => line(most).default('')

/** Where a button or a picture leads; empty for nowhere. */
export const link = linkSchema.default('')

const time = dateTimeSchema.default(null)

/** What every section has. */
const base = {
  id: z.uuid({ error: m.ownId }),
  /** Empty: what its kind is called. */
  heading: text(LONGEST_HEADING),
  from: time,
  until: time,
}

/** What is written in further languages, as a document has it: left out where it is nothing. */
export const wordsSchema = <Field extends string>(longest: Partial<Longest<Field>>) =>
  ownWordsSchema(longest as Longest<Field>)
    .transform((words) => changedWords(null, words ?? null) ?? undefined)
    .optional() as unknown as z.ZodOptional<z.ZodType<OwnWords<Field>>>

/** What of the shop a section shows besides its own words; the server answers it from memory. */
export interface SectionNeeds {
  /** Products as the list of all of them has them, those that can be bought. `max` in rupees. */
  readonly products?: { readonly sort: ShopSort; readonly max?: number; readonly limit: number }
  /** The first products of a collection that can be bought, at most so many. */
  readonly collection?: { readonly slug: string; readonly limit: number }
  /** Collections that shoppers see, at most so many. */
  readonly collections?: number
  /** The occasions for which there are products, at most so many. */
  readonly occasions?: number
  /** Reviews with so many stars or more, at most so many. */
  readonly reviews?: { readonly least: number; readonly limit: number }
}

interface Asked {
  readonly name: string
  readonly label: () => string
  readonly hint?: () => string
}

/** A field of the admin's form for a section. */
export type SectionField =
  | (Asked & { readonly is: 'text' | 'area'; readonly maxLength: number })
  | (Asked & { readonly is: 'link' })
  | (Asked & { readonly is: 'collection' })
  | (Asked & { readonly is: 'amount' })
  | (Asked & { readonly is: 'picture' })
  | (Asked & { readonly is: 'tiles' })
  | (Asked & {
      readonly is: 'choice'
      readonly options: readonly { readonly value: string; readonly label: () => string }[]
    })

interface About<Shape extends z.ZodRawShape> {
  /** What admins call it. */
  readonly label: () => string
  /** What it is for, in a line. */
  readonly text: () => string
  /** Its own fields, besides id, heading and times. */
  readonly shape: Shape
  /** What a new one begins with. */
  readonly blank: z.input<z.ZodObject<Shape>>
  readonly fields?: readonly SectionField[]
  /** False: none stands over it, whatever is written. */
  readonly hasHeading?: boolean
  /** The heading over it while the owner has written none; empty for none. */
  readonly usual: (section: z.output<z.ZodObject<Shape>>) => string
  /** What the form says of an empty heading, where `usual` does not know it. */
  readonly usualHint?: () => string
  readonly needs?: (section: z.output<z.ZodObject<Shape>>) => SectionNeeds
  /** What is wrong with its fields taken together, by the field where it can be mended. */
  readonly problems?: (
    section: z.output<z.ZodObject<Shape>>,
  ) => readonly { readonly field: string; readonly message: string }[]
}

type WordField = TranslatedField<'homeSection'>

/** What of a kind is written in each language: its heading, and those of its fields that are texts. */
export function wordFieldsOf(about: Pick<About<z.ZodRawShape>, 'fields' | 'hasHeading'>): WordField[] {
  const names = new Set(about.fields?.map(({ name }) => name))
  if (about.hasHeading ?? true) names.add('heading')
  return translatedFields('homeSection').filter((field) => names.has(field))
}

/** Declares a kind of section: all that the program knows of it but its looks (`ui/sections`). */
export function sectionKind<const Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  about: About<Shape>,
) {
  const longest = Object.fromEntries(
    wordFieldsOf(about).map((field) => [field, translated.homeSection[field]]),
  ) as Partial<Longest<WordField>>
  const words = wordsSchema<WordField>(longest)
  const schema = z.object({ ...base, kind: z.literal(kind), ...about.shape, words })
  return { kind, ...about, schema }
}

/** The address of a picture in the shop's own store; empty for none. */
export const pictureSchema = z
  .string({ error: m.pictureMissing })
  .max(500)
  .refine((url) => url === '' || isOwnPicture(url), { error: m.choosePicture })

/** How many cards stand in a section: whole rows on every screen. */
const cardCounts = [4, 8, 12] as const

export const countSchema = z.coerce
  .number({ error: m.howManyProductsAsked })
  .pipe(z.literal(cardCounts, { error: () => m.productCounts({ counts: cardCounts.join(', ') }) }))

export const countField = {
  is: 'choice',
  name: 'count',
  label: m.howManyProducts,
  options: cardCounts.map((count) => ({ value: String(count), label: () => String(count) })),
} as const satisfies SectionField
