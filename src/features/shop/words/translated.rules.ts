/**
 * What of the shop's own words is written in each further language as well, and how long it may be, characters. Forms, the API, columns
 * of import and export, searches and what pages show follow from here; what is not written is shown in English, field by field.
 */
export const translated = {
  product: { name: 200, title: 200, description: 5_000, setContents: 300 },
  /** `menuItems`: what its entries are called, one a line, in their order. */
  category: { name: 60, menuItems: 2_000 },
  /** A value of a list, such as a fabric. */
  value: { value: 60 },
  collection: { name: 80, description: 300 },
  banner: { headline: 60, text: 120, button: 24, alt: 160 },
  slidingText: { text: 300 },
  /** What the owner says first in a mail. */
  mail: { greeting: 300 },
  /** An entry of the owner's menu. */
  menuEntry: { label: 40 },
  /** Of the owner's own; what stands on it is a body of its own in each language. */
  contentPage: { title: 100, description: 200 },
  /** Of the home page: of each kind what it has of these. */
  homeSection: { heading: 80, text: 2_000, alt: 160, button: 24 },
  /** A picture of a section of tiles. */
  homeTile: { alt: 160 },
} as const

export type TranslatedKind = keyof typeof translated

/** The fields of a kind that are written in each language. */
export type TranslatedField<Kind extends TranslatedKind> = Extract<keyof (typeof translated)[Kind], string>

export const translatedFields = <Kind extends TranslatedKind>(kind: Kind) =>
  Object.keys(translated[kind]) as TranslatedField<Kind>[]
