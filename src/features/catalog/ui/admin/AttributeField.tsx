import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { inputOf } from '../../attributes/attributeInputs.rules.ts'
import type { Attribute } from '../../attributes/attributes.rules.ts'
import { garmentsOf } from '../../attributes/garments.rules.ts'
import type { Category } from '../../schema/category.schema.ts'
import type { ProductValues } from './productValues.ts'

export interface AttributeFieldProps {
  form: UseFormReturn<ProductValues, unknown, ProductValues>
  attribute: Attribute
  categories: readonly Category[]
  children: ReactNode
}

/** A field that is there for some kinds of garment: those of the chosen category. What is said already is never hidden. */
export function AttributeField({ form, attribute, categories, children }: AttributeFieldProps) {
  const [chosen, value] = useWatch({ control: form.control, name: ['category', attribute.key] })
  const { garments } = inputOf(attribute)
  const category = categories.find(({ _id }) => _id === chosen)
  const isAsked = !garments || garmentsOf(category).some((kind) => garments.includes(kind))
  return isAsked || value.length > 0 ? children : null
}
