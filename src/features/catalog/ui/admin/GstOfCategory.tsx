import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { garmentsOf } from '../../attributes/garments.rules.ts'
import { gstClassOf } from '../../attributes/gstOfGarments.rules.ts'
import type { Category } from '../../schema/category.schema.ts'
import type { ProductValues } from './productValues.ts'

export interface GstOfCategoryProps {
  form: UseFormReturn<ProductValues, unknown, ProductValues>
  categories: readonly Category[]
}

/**
 * The tax class of a new product follows the category that is chosen, until somebody chooses another class: a stitched suit is no cloth. With the category that
 * the form began with, and with one that says nothing of it, it is the one that the form began with. Draws nothing.
 */
export function GstOfCategory({ form, categories }: GstOfCategoryProps) {
  const first = useRef(form.getValues())
  const proposed = useRef(first.current.gstClass)

  useEffect(() => {
    const classFor = (chosen: string): ProductValues['gstClass'] => {
      const category = categories.find(({ _id }) => _id === chosen)
      const isFirst = chosen === first.current.category
      return (category && !isFirst && gstClassOf(garmentsOf(category))) || first.current.gstClass
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        const next = classFor(values.category)
        // A draft came back: its class was proposed if it is that of its category, and else somebody chose it.
        if (name === undefined && values.gstClass === next) proposed.current = next
        if (name !== 'category' || values.gstClass !== proposed.current) return
        proposed.current = next
        if (next !== values.gstClass) form.setValue('gstClass', next, { shouldDirty: true })
      },
    })
  }, [form, categories])

  return null
}
