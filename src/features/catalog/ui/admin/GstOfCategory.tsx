import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { garmentsOf } from '../../attributes/garments.rules.ts'
import { gstClassOf } from '../../attributes/gstOfGarments.rules.ts'
import type { Category } from '../../schema/category.schema.ts'
import type { ProductValues } from './productValues.ts'

export interface GstOfCategoryProps {
  form: UseFormReturn<ProductValues, unknown, ProductValues>
  categories: readonly Category[]
}

/** The tax class of a new product follows the category until somebody chooses another one: a stitched suit is no cloth. Draws nothing. */
export function GstOfCategory({ form, categories }: GstOfCategoryProps) {
  const chosen = useWatch({ control: form.control, name: 'category' })
  const first = useRef({ category: chosen, gstClass: form.getValues('gstClass') })
  const proposed = useRef(first.current.gstClass)

  useEffect(() => {
    const category = categories.find(({ _id }) => _id === chosen)
    // That of a copy was decided with its category.
    const next = category && chosen !== first.current.category ? gstClassOf(garmentsOf(category)) : undefined
    if (!next || form.getValues('gstClass') !== proposed.current) return
    form.setValue('gstClass', next, { shouldDirty: true })
    proposed.current = next
  }, [form, categories, chosen])

  return null
}
