import { z } from 'zod'
import { detailProblems } from '#/features/visuals/bannerDetails.rules.ts'
import { bestReviews } from './kinds/bestReviews.schema.ts'
import { bestSellers } from './kinds/bestSellers.schema.ts'
import { categories } from './kinds/categories.schema.ts'
import { categoryWindows } from './kinds/categoryWindows.schema.ts'
import { collectionProducts } from './kinds/collectionProducts.schema.ts'
import { collections } from './kinds/collections.schema.ts'
import { hero } from './kinds/hero.schema.ts'
import { imageWithText } from './kinds/imageWithText.schema.ts'
import { m } from './kinds/messages/kinds.messages.ts'
import { newArrivals } from './kinds/newArrivals.schema.ts'
import { occasions } from './kinds/occasions.schema.ts'
import { recentlyViewed } from './kinds/recentlyViewed.schema.ts'
import type { SectionField, SectionNeeds } from './kinds/section.schema.ts'
import { text } from './kinds/text.schema.ts'
import { tiles } from './kinds/tiles.schema.ts'
import { underPrice } from './kinds/underPrice.schema.ts'

/** Every kind of section, in the order in which they are offered. How each looks: `ui/sections/renderers.tsx`. */
const kinds = [
  hero,
  categoryWindows,
  collections,
  collectionProducts,
  categories,
  occasions,
  newArrivals,
  bestSellers,
  underPrice,
  imageWithText,
  bestReviews,
  tiles,
  text,
  recentlyViewed,
] as const

export type Section = z.output<(typeof kinds)[number]['schema']>
export type Kind = Section['kind']
/** A kind as those see it who treat all of them alike. */
export interface AnyKind {
  readonly kind: Kind
  readonly label: () => string
  readonly text: () => string
  readonly schema: z.ZodType<Section>
  readonly blank: Readonly<Record<string, unknown>>
  readonly fields?: readonly SectionField[]
  readonly hasHeading?: boolean
  readonly usual: (section: Section) => string
  readonly usualHint?: () => string
  readonly needs?: (section: Section) => SectionNeeds
  readonly problems?: (section: Section) => readonly { readonly field: string; readonly message: string }[]
}

// Each is called with sections of its own kind alone.
export const sectionKinds = kinds as unknown as readonly AnyKind[]

const byName = new Map<string, AnyKind>(sectionKinds.map((one) => [one.kind, one]))

export function kindOf(kind: Kind): AnyKind {
  const known = byName.get(kind)
  if (!known) throw new Error(`No section is of the kind ${kind}`)
  return known
}

/** What is wrong with a section whose fields are right one by one. */
function refuseTogether(section: Section, { addIssue }: z.RefinementCtx): void {
  const dates = detailProblems({ ...section, headline: '', button: '', link: '', alt: '' })
  for (const { field, message } of [...dates, ...(kindOf(section.kind).problems?.(section) ?? [])])
    addIssue({ code: 'custom', path: [field], message })
}

const shapes = kinds.map(({ schema }) => schema) as unknown as [
  (typeof kinds)[number]['schema'],
  ...(typeof kinds)[number]['schema'][],
]

export const sectionSchema = z
  .discriminatedUnion('kind', shapes, { error: m.knownKind })
  .superRefine((section, context) => refuseTogether(section as Section, context)) as z.ZodType<Section>

const MOST_SECTIONS = 30

/** The sections of a page from its top to its end. */
export const sectionsSchema = z
  .array(sectionSchema)
  .max(MOST_SECTIONS, { error: () => m.mostSections({ most: MOST_SECTIONS }) })
  .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, {
    error: m.sectionTwice,
  })

/** The heading over a section, as shoppers read it. */
export const headingOf = (section: Section): string => section.heading || kindOf(section.kind).usual(section)
