import type { FieldSpec, Option } from '#/ui/resource/form/fields.ts'
import { type AttributeSection, inputOf } from '../../attributeInputs.rules.ts'
import { type Attribute, type AttributeKey, attributes } from '../../attributes.rules.ts'
import type { ProductValues } from './productValues.ts'
import { taxClassOptions } from './taxClassOptions.ts'

/** Choices that are not called as they are stored. */
const options: Partial<Record<AttributeKey, () => readonly Option[]>> = {
  gstClass: () => taxClassOptions(new Date()),
}

function fieldOf(attribute: Attribute): FieldSpec<ProductValues> {
  const { key, label, value } = attribute
  const { section: _section, ...native } = inputOf(attribute).form
  if (value.is === 'oneOf') {
    const plain = () => inputOf(attribute, 'oneOf').oneOf.map((one) => ({ value: one, label: one }))
    return { kind: 'select', name: key, label, ...native, options: (options[key] ?? plain)() }
  }
  const { most } = inputOf(attribute, 'text')
  return { kind: 'text', name: key, label, ...(most && { maxLength: most }), ...native }
}

/** The fields of the product form for the attributes of one section. */
export const attributeFields = (wanted: AttributeSection): FieldSpec<ProductValues>[] =>
  attributes.filter((attribute) => inputOf(attribute).form.section === wanted).map(fieldOf)
