import { gstClasses } from './gstClasses.rules.ts'

/**
 * One attribute of products: a text, or one of several. Of its entry are made the field of the admin's form, the fields of
 * the API, the column of import and export, the row of the product's page and the filter of both lists.
 */
interface AttributeEntry {
  /** Its name in the API, in files, and as a column of `products` in catalog.tables.ts. */
  readonly key: string
  /** Heads its field in the form, its row on the product's page and its filter. */
  readonly label: string
  /** What is stored unless something else is said: the default of its column as well. */
  readonly usual: string
  readonly value: TextValue | ChoiceValue
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
  /** Whether the product's page shows it, where it is not empty. */
  readonly detail?: boolean
  /** The values that both lists can be narrowed to; whatever the case. */
  readonly filter?: readonly string[]
}

interface TextValue {
  /** Characters. */
  readonly most?: number
  readonly pattern?: { readonly test: RegExp; readonly message: string }
}

interface ChoiceValue {
  readonly oneOf: readonly string[]
  readonly message: string
}

/** Sections of the admin's form. */
export type AttributeSection = 'details' | 'law'

/** In the order in which forms, files and answers have them. */
const entries = [
  {
    key: 'hsn',
    label: 'HSN code (optional)',
    usual: '',
    value: { pattern: { test: /^(\d{4}|\d{6}|\d{8})?$/, message: 'An HSN code has 4, 6 or 8 digits.' } },
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
    usual: 'fabric',
    value: { oneOf: gstClasses, message: `GST class is one of ${gstClasses.join(', ')}.` },
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
    usual: 'India',
    value: { most: 60 },
    form: { section: 'law', autoComplete: 'country-name' },
    csv: { text: 'Empty: India for a new product.', also: ['country'] },
    detail: true,
  },
] as const satisfies readonly AttributeEntry[]

type Entry = (typeof entries)[number]
export type AttributeKey = Entry['key']
export type Attribute = AttributeEntry & { readonly key: AttributeKey }
export const attributes: readonly Attribute[] = entries

/** What a product has of each. */
export type AttributeValues = {
  [One in Entry as One['key']]: One['value'] extends { readonly oneOf: readonly (infer Choice)[] }
    ? Choice
    : string
}

/** Those that lists can be narrowed to, each to one value. */
export type AttributeFilter = {
  [Key in Extract<Entry, { filter: readonly string[] }>['key']]?: string | undefined
}

/** An object with something of each attribute. */
export const ofEach = <Value>(make: (attribute: Attribute) => Value): Record<AttributeKey, Value> =>
  Object.fromEntries(attributes.map((attribute) => [attribute.key, make(attribute)])) as Record<
    AttributeKey,
    Value
  >

/** Those of a product about which nothing is said. */
export const usualAttributes = (): AttributeValues => ofEach(({ usual }) => usual) as AttributeValues

/** The attributes of a product, without everything else. */
export const attributesOf = (product: AttributeValues): AttributeValues =>
  ofEach(({ key }) => product[key]) as AttributeValues

/** What the product's page says of them. */
export const detailsOf = (product: AttributeValues): (readonly [label: string, value: string])[] =>
  attributes.filter(({ detail }) => detail).map(({ key, label }) => [label, product[key]])

/** An attribute that lists can be narrowed to, with its values. */
export interface FilterAttribute {
  readonly key: keyof AttributeFilter
  readonly label: string
  readonly values: readonly string[]
}

export const filterAttributes = (): FilterAttribute[] =>
  attributes.flatMap(({ key, label, filter }) =>
    filter ? [{ key: key as keyof AttributeFilter, label, values: filter }] : [],
  )

/** What a query says of those that lists can be narrowed to. */
export const attributeFilterOf = (query: AttributeFilter): AttributeFilter =>
  Object.fromEntries(filterAttributes().flatMap(({ key }) => (query[key] ? [[key, query[key]]] : [])))

/** The same as pairs of an attribute and the value wanted of it, in small letters. */
export const attributePairs = (filter: AttributeFilter): [key: AttributeKey, lower: string][] =>
  Object.entries<string | undefined>(filter).flatMap(([key, value]) =>
    value ? [[key as AttributeKey, value.toLowerCase()]] : [],
  )
