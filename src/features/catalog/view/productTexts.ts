import { presentOwn, presentVariant } from '../present/catalog.present.ts'
import type { ProductVersion } from './versions.store.ts'

/** Fields as they stand in the JSON of an object. */
export const inner = (fields: object): string => JSON.stringify(fields).slice(1, -1)

/** Stands between the parts of a product's text, and in no text of the database. */
export const BREAK = '\0'

/** The parts of its JSON that are its own: its fields, then what can be bought of it, each without its pieces. */
export const textOf = (product: ProductVersion): string =>
  [
    inner(presentOwn(product)),
    ...product.variants.map((variant) => inner(presentVariant(variant, product))),
  ].join(BREAK)

const SLUG_FIELD = '"slug":'
/** A text as JSON has it, from its beginning. */
const quoted = /^"(?:[^"\\]|\\.)*"/

/** The slug in the text of a product: no text that somebody wrote has such a field in it, its quotes have a backslash. Empty where there is no text. */
export function slugIn(text: string): string {
  const [, following = ''] = text.split(SLUG_FIELD, 2)
  const [slug = '""'] = quoted.exec(following) ?? []
  return JSON.parse(slug)
}
