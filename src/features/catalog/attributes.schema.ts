import { z } from 'zod'
import {
  type Attribute,
  type AttributeFilter,
  type AttributeKey,
  type AttributeValues,
  filterAttributes,
  ofEach,
} from './attributes.rules.ts'

type AttributeSchemas = { [Key in AttributeKey]: z.ZodType<AttributeValues[Key], AttributeValues[Key]> }

/** The attributes in a product that the API tells. */
export const attributeShape = ofEach(({ value }) =>
  'oneOf' in value ? z.enum(value.oneOf) : z.string(),
) as unknown as AttributeSchemas

function typed({ value }: Attribute) {
  if ('oneOf' in value) return z.enum(value.oneOf, value.message)
  const { pattern, most } = value
  const text = z.string().trim()
  const matching = pattern ? text.regex(pattern.test, pattern.message) : text
  return most === undefined ? matching : matching.max(most)
}

/** The attributes in the product form. */
export const attributeInputShape = ofEach((attribute) => typed(attribute).optional()) as unknown as {
  [Key in AttributeKey]: z.ZodOptional<AttributeSchemas[Key]>
}

/** The attributes by which lists are narrowed, in a query. */
export const attributeQueryShape = Object.fromEntries(
  filterAttributes().map(({ key }) => [key, z.string().max(100).optional()]),
) as { [Key in keyof AttributeFilter]-?: z.ZodOptional<z.ZodString> }
