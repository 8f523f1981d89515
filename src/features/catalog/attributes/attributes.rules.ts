import type { GstClass } from '../taxes/gstClasses.rules.ts'
import type { AttributeFilter, FilterKey } from './filterKeys.rules.ts'
import { filterKeys } from './filterKeys.rules.ts'
import type { AttributeKind, AttributeValue, ValueOf } from './kinds.rules.ts'
import { storedPer } from './measures.rules.ts'
import { en } from './messages/en.ts'

/**
 * The attributes of products, and what the shop shows of them. How each is asked for stands in attributeInputs.rules.ts, and
 * which of them filter in filterKeys.rules.ts. Of these are made the field of the admin's form, the fields of the API, the column of import and
 * export, the row of the product's page, the filter of both lists and, where its values are a list, the shopkeeper's list.
 */
interface AttributeEntry {
  /** Its name in the API, in files, and as a column of `products` in catalog.tables.ts. */
  readonly key: string
  /** What it is called in English; attributeLabels.rules.ts says it in the language of a page. */
  readonly label: string
  readonly value: AttributeKind
  /** In which part of the facts on the product's page it stands, where it is not empty. */
  readonly detail?: FactGroup
}

/** Parts of the facts on the product's page. */
export const factGroups = ['cloth', 'set', 'care'] as const
export type FactGroup = (typeof factGroups)[number]

/** In the order in which forms, files and answers have them. */
const entries = [
  { key: 'fabric', label: en.fabric, value: { is: 'choice' }, detail: 'cloth' },
  { key: 'weave', label: en.weave, value: { is: 'choice' }, detail: 'cloth' },
  { key: 'colour', label: en.colour, value: { is: 'choice' }, detail: 'cloth' },
  { key: 'work', label: en.work, value: { is: 'several' }, detail: 'cloth' },
  { key: 'pattern', label: en.pattern, value: { is: 'choice' }, detail: 'cloth' },
  { key: 'border', label: en.border, value: { is: 'choice' }, detail: 'cloth' },
  { key: 'occasion', label: en.occasion, value: { is: 'several' }, detail: 'cloth' },
  { key: 'clothLength', label: en.clothLength, value: { is: 'measure', unit: 'm' }, detail: 'set' },
  { key: 'blousePiece', label: en.blousePiece, value: { is: 'yesNo' }, detail: 'set' },
  {
    key: 'blouseLength',
    label: en.blouseLength,
    value: { is: 'measure', unit: 'm' },
    detail: 'set',
  },
  { key: 'setContents', label: en.setContents, value: { is: 'text' }, detail: 'set' },
  { key: 'lining', label: en.lining, value: { is: 'choice' }, detail: 'set' },
  { key: 'weight', label: en.weight, value: { is: 'measure', unit: 'g' }, detail: 'set' },
  { key: 'care', label: en.care, value: { is: 'several' }, detail: 'care' },
  { key: 'marks', label: en.marks, value: { is: 'several' }, detail: 'care' },
  { key: 'certificate', label: en.certificate, value: { is: 'text' }, detail: 'care' },
  { key: 'hsn', label: en.hsn, value: { is: 'text' } },
  { key: 'gstClass', label: en.gstClass, value: { is: 'oneOf' } },
  { key: 'countryOfOrigin', label: en.countryOfOrigin, value: { is: 'text' }, detail: 'care' },
] as const satisfies readonly AttributeEntry[]

type Entry = (typeof entries)[number]
export type AttributeKey = Entry['key']
export type Attribute = AttributeEntry & { readonly key: AttributeKey }
export const attributes: readonly Attribute[] = entries

/** Of what kind each is. */
export type AttributeKinds = { [One in Entry as One['key']]: One['value']['is'] }

/** What a product has of each. */
export type AttributeValues = {
  [One in Entry as One['key']]: One['key'] extends 'gstClass' ? GstClass : ValueOf<One['value']['is']>
}

/** Those whose values are a list of the shopkeeper. */
export type ListKey = Extract<Entry, { value: { is: 'choice' | 'several' } }>['key']
export type ListAttribute = Attribute & {
  readonly key: ListKey
  readonly value: { readonly is: 'choice' | 'several' }
}
export const isList = (attribute: Attribute): attribute is ListAttribute =>
  attribute.value.is === 'choice' || attribute.value.is === 'several'
export const listAttributes = (): ListAttribute[] => attributes.filter(isList)

/** Those that lists can be narrowed to. */
export type FilterAttribute = Attribute & { readonly key: FilterKey }
const isFilter = (attribute: Attribute): attribute is FilterAttribute =>
  filterKeys.some((key) => key === attribute.key)
export const filterAttributes = (): FilterAttribute[] => attributes.filter(isFilter)

/** An object with something of each attribute. */
export const ofEach = <Value>(make: (attribute: Attribute) => Value): Record<AttributeKey, Value> =>
  Object.fromEntries(attributes.map((attribute) => [attribute.key, make(attribute)])) as Record<
    AttributeKey,
    Value
  >

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
export const isOwnText = (attribute: Attribute): boolean =>
  attribute.value.is === 'text' && !isFilter(attribute)

/** What a query says of those that lists can be narrowed to. */
export const attributeFilterOf = (query: AttributeFilter): AttributeFilter =>
  Object.fromEntries(filterAttributes().flatMap(({ key }) => (query[key] ? [[key, query[key]]] : [])))
