import { said } from '#/platform/language/said.rules.ts'
import { FormField } from '#/ui/resource/form/FormField.tsx'
import type { DataSpec, FieldSpec, Option } from '#/ui/resource/form/fields.ts'
import { type AttributeSection, inputOf } from '../../attributes/attributeInputs.rules.ts'
import { labelOf } from '../../attributes/attributeLabels.rules.ts'
import { type Attribute, type AttributeKey, attributes, isList } from '../../attributes/attributes.rules.ts'
import type { Category } from '../../schema/category.schema.ts'
import { AttributeField } from './AttributeField.tsx'
import { ListField } from './ListField.tsx'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'
import { taxClassOptions } from './taxClassOptions.ts'

/** Choices that are not called as they are stored. */
const options: Partial<Record<AttributeKey, () => readonly Option[]>> = {
  gstClass: () => taxClassOptions(new Date()),
}

const yesOrNo = (): readonly Option[] => [
  { value: 'true', label: m.yes() },
  { value: 'false', label: m.no() },
]

/** The box of an attribute whose values are no list. */
function boxOf(attribute: Attribute): DataSpec<ProductValues> {
  const { key, value } = attribute
  const label = labelOf(attribute)
  const { section: _section, hint, ...rest } = inputOf(attribute).form
  const native = { ...rest, ...(hint && { hint: said(hint) }) }
  if (value.is === 'oneOf') {
    const plain = () => inputOf(attribute, 'oneOf').oneOf.map((one) => ({ value: one, label: one }))
    return { kind: 'select', name: key, label, ...native, options: (options[key] ?? plain)() }
  }
  if (value.is === 'yesNo') {
    return { kind: 'select', name: key, label, ...native, placeholder: m.notSaid(), options: yesOrNo() }
  }
  if (value.is === 'measure') {
    return { kind: 'text', name: key, label: `${label} (${value.unit})`, inputMode: 'decimal', ...native }
  }
  const { most } = inputOf(attribute, 'text')
  return { kind: 'text', name: key, label, ...(most && { maxLength: most }), ...native }
}

function fieldOf(attribute: Attribute, categories: readonly Category[]): FieldSpec<ProductValues> {
  const { key } = attribute
  const label = labelOf(attribute)
  const { garments } = inputOf(attribute)
  if (!isList(attribute) && !garments) return boxOf(attribute)
  const isWide = attribute.value.is === 'several'
  return {
    ...{ kind: 'own', name: key, label, ...(isWide && { wide: true }) },
    render: (form) => (
      <AttributeField form={form} attribute={attribute} categories={categories}>
        {isList(attribute) ? (
          <ListField form={form} attribute={attribute} />
        ) : (
          <FormField form={form} spec={boxOf(attribute)} />
        )}
      </AttributeField>
    ),
  }
}

/** The fields of the product form for the attributes of one section. */
export const attributeFields = (
  wanted: AttributeSection,
  categories: readonly Category[],
): FieldSpec<ProductValues>[] =>
  attributes
    .filter((attribute) => inputOf(attribute).form.section === wanted)
    .map((attribute) => fieldOf(attribute, categories))
