import type { FieldSpec, Option } from '#/ui/resource/form/fields.ts'
import {
  type Attribute,
  type AttributeKey,
  type AttributeSection,
  attributes,
} from '../../attributes.rules.ts'
import type { ProductValues } from './productValues.ts'
import { taxClassOptions } from './taxClassOptions.ts'

/** Choices that are not called as they are stored. */
const options: Partial<Record<AttributeKey, () => readonly Option[]>> = {
  gstClass: () => taxClassOptions(new Date()),
}

function fieldOf({ key, label, value, form }: Attribute): FieldSpec<ProductValues> {
  const { section: _section, ...native } = form
  if (value.is === 'oneOf') {
    const plain = () => value.oneOf.map((one) => ({ value: one, label: one }))
    return { kind: 'select', name: key, label, ...native, options: (options[key] ?? plain)() }
  }
  return {
    kind: 'text',
    name: key,
    label,
    ...('most' in value && value.most && { maxLength: value.most }),
    ...native,
  }
}

/** The fields of the product form for the attributes of one section. */
export const attributeFields = (wanted: AttributeSection): FieldSpec<ProductValues>[] =>
  attributes.filter(({ form }) => form.section === wanted).map(fieldOf)
