import { knownTypes } from './catalog.rules.ts'

/** A product as an answer has it. */
interface Typed {
  readonly name: string
  readonly category: { readonly name: string } | null
  readonly type?: string | undefined
}

/**
 * The part of its category that a product stands in: the first of the category's types that its English name has as a word. An answer
 * in another language says it (`type`).
 */
export function typeOf({ name, category, type }: Typed): string | undefined {
  if (type) return type
  const words = ` ${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return knownTypes(category?.name ?? '')?.find((one) => words.includes(` ${one.toLowerCase()} `))
}
