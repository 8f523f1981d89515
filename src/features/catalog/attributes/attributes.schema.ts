import { z } from 'zod'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { said } from '#/platform/language/said.rules.ts'
import { LONGEST_CHOICE } from '../facets/address.rules.ts'
import { m } from '../messages/catalog.messages.ts'
import { inputOf } from './attributeInputs.rules.ts'
import {
  type Attribute,
  type AttributeKey,
  type AttributeValues,
  filterAttributes,
  ofEach,
} from './attributes.rules.ts'
import type { AttributeFilter } from './filterKeys.rules.ts'
import type { Unit } from './measures.rules.ts'
import { typedMeasure } from './typedMeasure.rules.ts'

type AttributeSchemas = { [Key in AttributeKey]: z.ZodType<AttributeValues[Key], AttributeValues[Key]> }

/** Longest value of a list, characters. */
export const LONGEST_VALUE = 60
/** Values of one product. */
const MOST_VALUES = 20

function shape(attribute: Attribute) {
  const { is } = attribute.value
  switch (is) {
    case 'oneOf':
      return z.enum(inputOf(attribute, is).oneOf)
    case 'several':
      return z.array(z.string())
    case 'yesNo':
      return z.boolean().nullable()
    case 'measure':
      return z.number().nullable()
    default:
      return z.string()
  }
}

/** The attributes in a product that the API tells. */
export const attributeShape = ofEach(shape) as unknown as AttributeSchemas

const yes = new Set(['true', 'yes', 'y', '1', 'on'])
const no = new Set(['false', 'no', 'n', '0', 'off'])

/** Multipart fields arrive as text; an empty one says that nothing is known. */
const yesOrNo = z.preprocess((value) => {
  const word = String(value ?? '')
    .trim()
    .toLowerCase()
  return word === '' ? null : yes.has(word) ? true : no.has(word) ? false : value
}, z.boolean({ error: m.writeYesOrNo }).nullable())

const examples: Readonly<Record<Unit, () => string>> = {
  m: m.lengthSuchAs,
  g: m.weightSuchAs,
}

const measure = (unit: Unit, most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (typedMeasure(unit, value) ?? null) : value),
    z
      .number({ error: examples[unit] })
      .positive({ error: m.moreThanNothing })
      .max(most, { error: () => m.atMostUnit({ most: formatNumber(most), unit }) })
      .nullable(),
  )

const LONG = { error: () => m.atMostCharacters({ most: LONGEST_VALUE }) }
const listValue = z.string().trim().max(LONGEST_VALUE, LONG)

/** Repeated, or one text with | between its values; an empty one says "none". */
const several = z.preprocess(
  (value) =>
    [value]
      .flat()
      .flatMap((part) => (typeof part === 'string' ? part.split('|') : [part]))
      .filter((part) => typeof part !== 'string' || part.trim() !== ''),
  z.array(listValue).max(MOST_VALUES, { error: () => m.atMost({ most: MOST_VALUES }) }),
)

function typed(attribute: Attribute) {
  const { value } = attribute
  switch (value.is) {
    case 'oneOf': {
      const { oneOf, message } = inputOf(attribute, value.is)
      return z.enum(oneOf, { error: () => said(message) })
    }
    case 'choice':
      return listValue
    case 'several':
      return several
    case 'yesNo':
      return yesOrNo
    case 'measure':
      return measure(value.unit, inputOf(attribute, value.is).most)
    case 'text': {
      const { pattern, most } = inputOf(attribute, value.is)
      const text = z.string().trim()
      const matching = pattern ? text.regex(pattern.test, { error: () => said(pattern.message) }) : text
      return most === undefined ? matching : matching.max(most)
    }
  }
}

/** The attributes in the product form. */
export const attributeInputShape = ofEach((attribute) => typed(attribute).optional()) as unknown as {
  [Key in AttributeKey]: z.ZodOptional<AttributeSchemas[Key]>
}

/** The attributes by which lists are narrowed, in a query: one value or several with commas between. */
export const attributeQueryShape = Object.fromEntries(
  filterAttributes().map(({ key }) => [key, z.string().max(LONGEST_CHOICE).optional()]),
) as { [Key in keyof AttributeFilter]-?: z.ZodOptional<z.ZodString> }
