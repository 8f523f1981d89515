import type { Said } from '#/platform/language/said.rules.ts'
import { m } from '../messages/catalog.messages.ts'
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
    readonly hint?: Said
    readonly inputMode?: 'numeric'
    readonly maxLength?: number
    readonly autoComplete?: string
  }
  readonly csv: {
    /** Explains the column to whoever fills in a file. */
    readonly text: Said
    /** Other names of the column, in small letters without spaces. */
    readonly also?: readonly string[]
  }
}

interface TextInput {
  /** What is stored unless something else is said; an empty text without it. */
  readonly usual?: string
  /** Characters. */
  readonly most?: number
  readonly pattern?: { readonly test: RegExp; readonly message: Said }
}

interface FixedInput {
  readonly usual: string
  readonly oneOf: readonly string[]
  readonly message: Said
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

export const attributeInputs: { readonly [Key in AttributeKey]: InputOf<AttributeKinds[Key]> } = {
  fabric: {
    list: first.fabrics,
    form: { section: 'cloth' },
    csv: { text: () => m.oneOfList({ example: 'Katan silk' }), also: ['material'] },
  },
  weave: {
    list: first.weaves,
    form: { section: 'cloth' },
    csv: { text: () => m.oneOfList({ example: 'Banarasi' }), also: ['craft', 'weaveorcraft'] },
  },
  colour: {
    list: first.colours,
    form: { section: 'cloth' },
    csv: { text: () => m.oneOfList({ example: 'Maroon' }), also: ['color'] },
  },
  work: {
    list: first.works,
    form: { section: 'cloth' },
    csv: { text: () => m.severalOfList({ example: 'Zari|Meenakari' }), also: ['embroidery'] },
  },
  pattern: {
    list: first.patterns,
    form: { section: 'cloth' },
    csv: { text: () => m.oneOfList({ example: 'Floral' }), also: ['motif'] },
  },
  border: {
    list: first.borders,
    garments: ['saree', 'lehenga', 'material', 'dupatta'],
    form: { section: 'cloth' },
    csv: { text: () => m.oneOfList({ example: 'Temple' }) },
  },
  occasion: {
    list: first.occasions,
    form: { section: 'cloth' },
    csv: { text: () => m.severalOfList({ example: 'Wedding|Festive' }), also: ['occasions'] },
  },
  clothLength: {
    most: 50,
    garments: ['saree', 'material', 'dupatta'],
    form: { section: 'set', hint: m.clothLengthHint },
    csv: {
      text: m.clothLengthColumn,
      also: ['length', 'sareelength'],
    },
  },
  blousePiece: {
    garments: ['saree', 'lehenga'],
    form: { section: 'set' },
    csv: { text: m.blousePieceColumn, also: ['blouse', 'withblouse'] },
  },
  blouseLength: {
    most: 10,
    garments: ['saree', 'lehenga'],
    form: { section: 'set', hint: m.blouseLengthHint },
    csv: { text: m.blouseLengthColumn },
  },
  setContents: {
    most: 200,
    garments: ['suit', 'lehenga', 'material'],
    form: { section: 'set', hint: m.setContentsHint },
    csv: { text: m.setContentsColumn, also: ['set', 'inthebox', 'packagecontents'] },
  },
  lining: {
    list: first.linings,
    garments: ['suit', 'lehenga', 'material'],
    form: { section: 'set' },
    csv: { text: () => m.oneOfList({ example: 'Cotton' }) },
  },
  weight: {
    most: 20_000,
    form: { section: 'set', hint: m.weightHint },
    csv: { text: m.weightColumn },
  },
  care: {
    list: first.cares,
    form: { section: 'care' },
    csv: {
      text: () => m.severalOfList({ example: 'Dry clean only' }),
      also: ['washcare', 'careinstructions'],
    },
  },
  marks: {
    list: first.marks,
    form: { section: 'care', hint: m.marksHint },
    csv: {
      text: () => m.severalOfList({ example: 'Handloom Mark|Silk Mark' }),
      also: ['mark', 'certification'],
    },
  },
  certificate: {
    most: 120,
    form: { section: 'care', hint: m.certificateHint },
    csv: { text: m.certificateColumn, also: ['certificatenumber'] },
  },
  hsn: {
    pattern: { test: /^(\d{4}|\d{6}|\d{8})?$/, message: m.hsnDigits },
    form: {
      section: 'law',
      inputMode: 'numeric',
      maxLength: 8,
      hint: m.hsnHint,
    },
    csv: { text: m.hsnHint, also: ['hsncode'] },
  },
  gstClass: {
    usual: 'fabric',
    oneOf: gstClasses,
    message: () => m.gstClassIs({ classes: gstClasses.join(', ') }),
    form: {
      section: 'law',
      hint: m.gstClassHint,
    },
    csv: {
      text: () => m.gstClassColumn({ classes: gstClasses.join(', ') }),
      also: ['gst', 'gstrate'],
    },
  },
  countryOfOrigin: {
    usual: 'India',
    most: 60,
    form: { section: 'law', autoComplete: 'country-name' },
    csv: { text: m.countryColumn, also: ['country'] },
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
