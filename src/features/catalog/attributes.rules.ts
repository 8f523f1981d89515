import * as first from './attributes/firstLists.rules.ts'
import type { Garment } from './attributes/garments.rules.ts'
import {
  type AttributeKind,
  type AttributeValue,
  isNothing,
  usualOf,
  type ValueOf,
  valueWords,
  wordsIn,
} from './attributes/kinds.rules.ts'
import { storedPer } from './attributes/measures.rules.ts'
import { gstClasses } from './gstClasses.rules.ts'

/**
 * One attribute of products. Of its entry are made the field of the admin's form, the fields of the API, the column of import and
 * export, the row of the product's page, the filter of both lists and, where its values are a list, the shopkeeper's list.
 */
interface AttributeEntry {
  /** Its name in the API, in files, and as a column of `products` in catalog.tables.ts. */
  readonly key: string
  /** Heads its field in the form, its row on the product's page and its filter. */
  readonly label: string
  readonly value: AttributeKind
  readonly form: {
    readonly section: AttributeSection
    readonly hint?: string
    readonly inputMode?: 'numeric'
    readonly maxLength?: number
    readonly autoComplete?: string
  }
  readonly csv: {
    /** Explains the column to whoever fills in a file. */
    readonly text: string
    /** Other names of the column, in small letters without spaces. */
    readonly also?: readonly string[]
  }
  /** The kinds of garment that have it; all of them without it. The form asks for no other, and nothing is lost where it was said. */
  readonly garments?: readonly Garment[]
  /** Whether both lists can be narrowed to its values. */
  readonly filter?: true
  /** In which part of the facts on the product's page it stands, where it is not empty. */
  readonly detail?: FactGroup
  /** Whether cards name it. */
  readonly card?: true
}

/** Sections of the admin's form. */
export const attributeSections = ['cloth', 'set', 'care', 'law'] as const
export type AttributeSection = (typeof attributeSections)[number]

/** Parts of the facts on the product's page. */
export const factGroups = ['cloth', 'set', 'care'] as const
export type FactGroup = (typeof factGroups)[number]

const ONE = 'One of the shop’s list.'
const SEVERAL = 'Of the shop’s list, several with | between them.'

/** In the order in which forms, files and answers have them. */
const entries = [
  {
    key: 'fabric',
    label: 'Fabric',
    value: { is: 'choice', list: first.fabrics },
    form: { section: 'cloth' },
    csv: { text: `${ONE} E.g. Katan silk.`, also: ['material'] },
    filter: true,
    detail: 'cloth',
    card: true,
  },
  {
    key: 'weave',
    label: 'Weave or craft',
    value: { is: 'choice', list: first.weaves },
    form: { section: 'cloth' },
    csv: { text: `${ONE} E.g. Banarasi.`, also: ['craft', 'weaveorcraft'] },
    filter: true,
    detail: 'cloth',
    card: true,
  },
  {
    key: 'colour',
    label: 'Colour',
    value: { is: 'choice', list: first.colours },
    form: { section: 'cloth' },
    csv: { text: `${ONE} E.g. Maroon.`, also: ['color'] },
    filter: true,
    detail: 'cloth',
  },
  {
    key: 'work',
    label: 'Work',
    value: { is: 'several', list: first.works },
    form: { section: 'cloth' },
    csv: { text: `${SEVERAL} E.g. Zari|Meenakari.`, also: ['embroidery'] },
    filter: true,
    detail: 'cloth',
  },
  {
    key: 'pattern',
    label: 'Pattern',
    value: { is: 'choice', list: first.patterns },
    form: { section: 'cloth' },
    csv: { text: `${ONE} E.g. Floral.`, also: ['motif'] },
    filter: true,
    detail: 'cloth',
  },
  {
    key: 'border',
    label: 'Border',
    value: { is: 'choice', list: first.borders },
    form: { section: 'cloth' },
    csv: { text: `${ONE} E.g. Temple.` },
    garments: ['saree', 'lehenga', 'material', 'dupatta'],
    filter: true,
    detail: 'cloth',
  },
  {
    key: 'occasion',
    label: 'Occasion',
    value: { is: 'several', list: first.occasions },
    form: { section: 'cloth' },
    csv: { text: `${SEVERAL} E.g. Wedding|Festive.`, also: ['occasions'] },
    filter: true,
    detail: 'cloth',
  },
  {
    key: 'clothLength',
    label: 'Length',
    value: { is: 'measure', unit: 'm', most: 50 },
    form: { section: 'set', hint: 'Of the saree or the cloth, without the blouse piece: 5.5 m.' },
    csv: {
      text: 'Metres, without the blouse piece: 5.5, 550 cm or 6 yards.',
      also: ['length', 'sareelength'],
    },
    garments: ['saree', 'material', 'dupatta'],
    detail: 'set',
  },
  {
    key: 'blousePiece',
    label: 'Blouse piece',
    value: { is: 'yesNo' },
    form: { section: 'set' },
    csv: { text: 'yes or no: whether a blouse piece comes with it.', also: ['blouse', 'withblouse'] },
    garments: ['saree', 'lehenga'],
    filter: true,
    detail: 'set',
  },
  {
    key: 'blouseLength',
    label: 'Length of the blouse piece',
    value: { is: 'measure', unit: 'm', most: 10 },
    form: { section: 'set', hint: 'For example 0.8 m.' },
    csv: { text: 'Metres: 0.8 or 80 cm.' },
    garments: ['saree', 'lehenga'],
    detail: 'set',
  },
  {
    key: 'setContents',
    label: 'In the set',
    value: { is: 'text', most: 200 },
    form: { section: 'set', hint: 'What comes with it, e.g. kurta, palazzo and dupatta of 2.3 m.' },
    csv: { text: 'What comes with it, up to 200 characters.', also: ['set', 'inthebox', 'packagecontents'] },
    garments: ['suit', 'lehenga', 'material'],
    detail: 'set',
  },
  {
    key: 'lining',
    label: 'Lining',
    value: { is: 'choice', list: first.linings },
    form: { section: 'set' },
    csv: { text: `${ONE} E.g. Cotton.` },
    garments: ['suit', 'lehenga', 'material'],
    filter: true,
    detail: 'set',
  },
  {
    key: 'weight',
    label: 'Weight',
    value: { is: 'measure', unit: 'g', most: 20_000 },
    form: { section: 'set', hint: 'Of the piece without its box: 450 g or 1.2 kg.' },
    csv: { text: 'Grams: 450, 450 g or 0.45 kg.' },
    detail: 'set',
  },
  {
    key: 'care',
    label: 'Care',
    value: { is: 'several', list: first.cares },
    form: { section: 'care' },
    csv: { text: `${SEVERAL} E.g. Dry clean only.`, also: ['washcare', 'careinstructions'] },
    detail: 'care',
  },
  {
    key: 'marks',
    label: 'Marks',
    value: { is: 'several', list: first.marks },
    form: { section: 'care', hint: 'Only those that the piece carries.' },
    csv: { text: `${SEVERAL} E.g. Handloom Mark|Silk Mark.`, also: ['mark', 'certification'] },
    filter: true,
    detail: 'care',
  },
  {
    key: 'certificate',
    label: 'Certificate number',
    value: { is: 'text', most: 120 },
    form: { section: 'care', hint: 'As it is printed on the label of the mark.' },
    csv: { text: 'The number of the mark’s certificate, up to 120 characters.', also: ['certificatenumber'] },
    detail: 'care',
  },
  {
    key: 'hsn',
    label: 'HSN code (optional)',
    value: {
      is: 'text',
      pattern: { test: /^(\d{4}|\d{6}|\d{8})?$/, message: 'An HSN code has 4, 6 or 8 digits.' },
    },
    form: {
      section: 'law',
      inputMode: 'numeric',
      maxLength: 8,
      hint: '4, 6 or 8 digits, e.g. 5007 for silk fabric.',
    },
    csv: { text: '4, 6 or 8 digits, e.g. 5007 for silk fabric.', also: ['hsncode'] },
  },
  {
    key: 'gstClass',
    label: 'GST class',
    value: {
      is: 'oneOf',
      usual: 'fabric',
      oneOf: gstClasses,
      message: `GST class is one of ${gstClasses.join(', ')}.`,
    },
    form: {
      section: 'law',
      hint: 'Decides the tax on invoices. Sets of top and bottom count as one piece.',
    },
    csv: {
      text: `One of ${gstClasses.join(', ')}, or a rate such as 18 %; it decides the GST on invoices. fabric is 5 %, garment 5 % up to ₹2,500 a piece before tax and 18 % above.`,
      also: ['gst', 'gstrate'],
    },
  },
  {
    key: 'countryOfOrigin',
    label: 'Country of origin',
    value: { is: 'text', usual: 'India', most: 60 },
    form: { section: 'law', autoComplete: 'country-name' },
    csv: { text: 'Empty: India for a new product.', also: ['country'] },
    filter: true,
    detail: 'care',
  },
] as const satisfies readonly AttributeEntry[]

type Entry = (typeof entries)[number]
export type AttributeKey = Entry['key']
export type Attribute = AttributeEntry & { readonly key: AttributeKey }
export const attributes: readonly Attribute[] = entries

/** What a product has of each. */
export type AttributeValues = { [One in Entry as One['key']]: ValueOf<One['value']> }

/** Those whose values are a list of the shopkeeper. */
export type ListKey = Extract<Entry, { value: { list: readonly unknown[] } }>['key']
export type ListAttribute = Attribute & {
  readonly key: ListKey
  readonly value: Extract<AttributeKind, { list: readonly unknown[] }>
}
const isList = (attribute: Attribute): attribute is ListAttribute => 'list' in attribute.value
export const listAttributes = (): ListAttribute[] => attributes.filter(isList)

/** Those that lists can be narrowed to, each to one value. */
export type AttributeFilter = {
  [Key in Extract<Entry, { filter: true }>['key']]?: string | undefined
}
export type FilterAttribute = Attribute & { readonly key: keyof AttributeFilter }
export const filterAttributes = (): FilterAttribute[] =>
  attributes.filter((attribute): attribute is FilterAttribute => attribute.filter === true)

/** An object with something of each attribute. */
export const ofEach = <Value>(make: (attribute: Attribute) => Value): Record<AttributeKey, Value> =>
  Object.fromEntries(attributes.map((attribute) => [attribute.key, make(attribute)])) as Record<
    AttributeKey,
    Value
  >

/** Those of a product about which nothing is said. */
export const usualAttributes = (): AttributeValues =>
  ofEach(({ value }) => usualOf(value)) as unknown as AttributeValues

/** The attributes of a product, without everything else. */
export const attributesOf = (product: AttributeValues): AttributeValues =>
  ofEach(({ key }) => product[key]) as unknown as AttributeValues

/** Of a column to the API: whole centimetres become metres. */
export const shownOf = ({ value: { is, ...kind } }: Attribute, stored: AttributeValue): AttributeValue =>
  typeof stored === 'number' && 'unit' in kind ? stored / storedPer[kind.unit] : stored

/** Of the API to columns; attributes that are not there stay away. */
export function attributeColumns(fields: Partial<AttributeValues>): Partial<AttributeValues> {
  const given = attributes.flatMap(({ key, value }) => {
    const typed = fields[key]
    const isMeasure = typeof typed === 'number' && value.is === 'measure'
    return isMeasure ? [[key, Math.round(typed * storedPer[value.unit])]] : []
  })
  return Object.fromEntries(given)
}

/** A text of its own, which hardly any other product has. */
export const isOwnText = ({ value, filter }: Attribute): boolean => value.is === 'text' && !filter

/** What the product's page says of them. */
export const detailsOf = (product: AttributeValues): (readonly [label: string, value: string])[] =>
  attributes
    .filter(({ key, detail }) => detail && !isNothing(product[key]))
    .map(({ key, label, value }) => [label, valueWords(value, product[key])])

/** What a query says of those that lists can be narrowed to. */
export const attributeFilterOf = (query: AttributeFilter): AttributeFilter =>
  Object.fromEntries(filterAttributes().flatMap(({ key }) => (query[key] ? [[key, query[key]]] : [])))

/** The same as pairs of an attribute and the value wanted of it, in small letters. */
export const attributePairs = (filter: AttributeFilter): [key: AttributeKey, lower: string][] =>
  Object.entries<string | undefined>(filter).flatMap(([key, value]) =>
    value ? [[key as AttributeKey, value.toLowerCase()]] : [],
  )

/** Whether a value of a product is the wanted one, or has it; whatever the case. */
export const hasValue = (value: AttributeValue, lower: string): boolean =>
  wordsIn(value).some((one) => one.toLowerCase() === lower)
