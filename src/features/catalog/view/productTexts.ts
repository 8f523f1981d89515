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
