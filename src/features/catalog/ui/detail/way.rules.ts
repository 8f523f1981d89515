import { typeFilters } from '../../rules/catalog.rules.ts'
import type { Product } from '../../schema/catalog.schema.ts'

/** The part of its category that a product stands in: the first of the category's types that its name has as a word. */
export function typeOf({ name, category }: Pick<Product, 'name' | 'category'>): string | undefined {
  const words = ` ${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return typeFilters[category?.name.toLowerCase() ?? '']?.find((type) =>
    words.includes(` ${type.toLowerCase()} `),
  )
}
