import { gstClasses } from '../taxes/gstClasses.rules.ts'
import {
  type Attribute,
  type AttributeKey,
  type AttributeKinds,
  type AttributeValues,
  attributes,
  ofEach,
} from './attributes.rules.ts'
import * as first from './firstLists.rules.ts'
import type { Garment } from './garments.rules.ts'
import { type AttributeKind, type AttributeValue, isNothing } from './kinds.rules.ts'

/** How each attribute is asked for: in the admin's form and in files. */
interface Asked {
  /** The kinds of garment that have it; all of them without it. The form asks for no other, and nothing is lost where it was said. */
  readonly garments?: readonly Garment[]
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
}

interface TextInput {
  /** What is stored unless something else is said; an empty text without it. */
  readonly usual?: string
  /** Characters. */
  readonly most?: number
  readonly pattern?: { readonly test: RegExp; readonly message: string }
}

interface FixedInput {
  readonly usual: string
  readonly oneOf: readonly string[]
  readonly message: string
}

interface ListInput {
  /** What the list begins with. */
  readonly list: readonly first.FirstValue[]
}

interface MeasureInput {
  /** In the unit of the API. */
  readonly most: number
}

interface Inputs {
  readonly text: TextInput
  readonly oneOf: FixedInput
  readonly choice: ListInput
  readonly several: ListInput
  readonly measure: MeasureInput
  readonly yesNo: unknown
}

/** What is asked of an attribute of this kind. */
export type InputOf<Is extends AttributeKind['is']> = Asked & Inputs[Is]

/** Sections of the admin's form. */
export const attributeSections = ['cloth', 'set', 'care', 'law'] as const
export type AttributeSection = (typeof attributeSections)[number]

const ONE = 'One of the shop’s list.'
const SEVERAL = 'Of the shop’s list, several with | between them.'

export const attributeInputs: { readonly [Key in AttributeKey]: InputOf<AttributeKinds[Key]> } = {
  fabric: {
    list: first.fabrics,
    form: { section: 'cloth' },
    csv: { text: `${ONE} E.g. Katan silk.`, also: ['material'] },
  },
  weave: {
    list: first.weaves,
    form: { section: 'cloth' },
    csv: { text: `${ONE} E.g. Banarasi.`, also: ['craft', 'weaveorcraft'] },
  },
  colour: {
    list: first.colours,
    form: { section: 'cloth' },
    csv: { text: `${ONE} E.g. Maroon.`, also: ['color'] },
  },
  work: {
    list: first.works,
    form: { section: 'cloth' },
    csv: { text: `${SEVERAL} E.g. Zari|Meenakari.`, also: ['embroidery'] },
  },
  pattern: {
    list: first.patterns,
    form: { section: 'cloth' },
    csv: { text: `${ONE} E.g. Floral.`, also: ['motif'] },
  },
  border: {
    list: first.borders,
    garments: ['saree', 'lehenga', 'material', 'dupatta'],
    form: { section: 'cloth' },
    csv: { text: `${ONE} E.g. Temple.` },
  },
  occasion: {
    list: first.occasions,
    form: { section: 'cloth' },
    csv: { text: `${SEVERAL} E.g. Wedding|Festive.`, also: ['occasions'] },
  },
  clothLength: {
    most: 50,
    garments: ['saree', 'material', 'dupatta'],
    form: { section: 'set', hint: 'Of the saree or the cloth, without the blouse piece: 5.5 m.' },
    csv: {
      text: 'Metres, without the blouse piece: 5.5, 550 cm or 6 yards.',
      also: ['length', 'sareelength'],
    },
  },
  blousePiece: {
    garments: ['saree', 'lehenga'],
    form: { section: 'set' },
    csv: { text: 'yes or no: whether a blouse piece comes with it.', also: ['blouse', 'withblouse'] },
  },
  blouseLength: {
    most: 10,
    garments: ['saree', 'lehenga'],
    form: { section: 'set', hint: 'For example 0.8 m.' },
    csv: { text: 'Metres: 0.8 or 80 cm.' },
  },
  setContents: {
    most: 200,
    garments: ['suit', 'lehenga', 'material'],
    form: { section: 'set', hint: 'What comes with it, e.g. kurta, palazzo and dupatta of 2.3 m.' },
    csv: { text: 'What comes with it, up to 200 characters.', also: ['set', 'inthebox', 'packagecontents'] },
  },
  lining: {
    list: first.linings,
    garments: ['suit', 'lehenga', 'material'],
    form: { section: 'set' },
    csv: { text: `${ONE} E.g. Cotton.` },
  },
  weight: {
    most: 20_000,
    form: { section: 'set', hint: 'Of the piece without its box: 450 g or 1.2 kg.' },
    csv: { text: 'Grams: 450, 450 g or 0.45 kg.' },
  },
  care: {
    list: first.cares,
    form: { section: 'care' },
    csv: { text: `${SEVERAL} E.g. Dry clean only.`, also: ['washcare', 'careinstructions'] },
  },
  marks: {
    list: first.marks,
    form: { section: 'care', hint: 'Only those that the piece carries.' },
    csv: { text: `${SEVERAL} E.g. Handloom Mark|Silk Mark.`, also: ['mark', 'certification'] },
  },
  certificate: {
    most: 120,
    form: { section: 'care', hint: 'As it is printed on the label of the mark.' },
    csv: { text: 'The number of the mark’s certificate, up to 120 characters.', also: ['certificatenumber'] },
  },
  hsn: {
    pattern: { test: /^(\d{4}|\d{6}|\d{8})?$/, message: 'An HSN code has 4, 6 or 8 digits.' },
    form: {
      section: 'law',
      inputMode: 'numeric',
      maxLength: 8,
      hint: '4, 6 or 8 digits, e.g. 5007 for silk fabric.',
    },
    csv: { text: '4, 6 or 8 digits, e.g. 5007 for silk fabric.', also: ['hsncode'] },
  },
  gstClass: {
    usual: 'fabric',
    oneOf: gstClasses,
    message: `GST class is one of ${gstClasses.join(', ')}.`,
    form: {
      section: 'law',
      hint: 'Decides the tax on invoices. Sets of top and bottom count as one piece.',
    },
    csv: {
      text: `One of ${gstClasses.join(', ')}, or a rate such as 18 %; it decides the GST on invoices. fabric is 5 %, garment 5 % up to ₹2,500 a piece before tax and 18 % above.`,
      also: ['gst', 'gstrate'],
    },
  },
  countryOfOrigin: {
    usual: 'India',
    most: 60,
    form: { section: 'law', autoComplete: 'country-name' },
    csv: { text: 'Empty: India for a new product.', also: ['country'] },
  },
}

/** How an attribute is asked for; the caller knows its kind. */
export const inputOf = <Is extends AttributeKind['is']>({ key }: Attribute, _is?: Is): InputOf<Is> =>
  attributeInputs[key] as InputOf<Is>

/** What is stored unless something else is said: the default of the column as well. */
export function usualOf(attribute: Attribute): AttributeValue {
  switch (attribute.value.is) {
    case 'yesNo':
    case 'measure':
      return null
    case 'several':
      return []
    case 'choice':
      return ''
    default:
      return inputOf(attribute, attribute.value.is).usual ?? ''
  }
}

/** Those that a product may have nothing of. */
export const mayBeMissing = (): Attribute[] => attributes.filter((one) => isNothing(usualOf(one)))

/** The attributes of a product about which nothing is said. */
export const usualAttributes = (): AttributeValues => ofEach(usualOf) as unknown as AttributeValues
