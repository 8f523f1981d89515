import type { ProductFilter, ShopSort } from './list.rules.ts'

/** What answers show of the catalogue and what changes of it concern, by the words that both use. */

/** A list with more products names none of them. */
const MOST_NAMED = 100

/** Which products stand in an answer, and their categories, which do no harm. Quotes within texts are escaped. */
const idsIn = (json: string): string[] => [
  ...new Set([...json.matchAll(/"_id":"([\w-]{1,64})"/g)].map(([, id]) => `product:${id}`)),
]

export const shownByProduct = (json: string): string[] => ['categories', ...idsIn(json).slice(0, 1)]

/**
 * What a list shows. One that is neither sorted nor narrowed by what a product says of itself holds the same products until
 * one comes, goes or moves (`shelves`); others may be changed by any change (`products`).
 */
export function shownByList(filter: ProductFilter, sort: ShopSort, json: string): string[] {
  const { category: _, attributes = {}, ...narrowed } = filter
  const isPlain =
    sort === 'none' &&
    [...Object.values(narrowed), ...Object.values(attributes)].every((value) => value === undefined)
  const ids = idsIn(json)
  return [
    'categories',
    ...(ids.length > MOST_NAMED ? ['products', 'stock'] : [isPlain ? 'shelves' : 'products', ...ids]),
  ]
}

/** A product as the API answers it; undefined while it is not on sale. */
type Shown = string | undefined

const categoryOf = (json: string): string | undefined => JSON.parse(json).category?._id

/** What a change of one product concerns. `stockOnly`: nothing but its quantity was read again. */
export function changedByProduct(id: string, before: Shown, after: Shown, stockOnly: boolean): string[] {
  if (before === after) return []
  if (stockOnly) return [`product:${id}`, 'stock']
  const stays = before !== undefined && after !== undefined && categoryOf(before) === categoryOf(after)
  return [`product:${id}`, 'products', ...(stays ? [] : ['shelves'])]
}
