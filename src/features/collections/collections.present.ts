import type { Product } from '#/features/catalog/schema/catalog.schema.ts'
import type { CatalogView } from '#/features/catalog/view/catalogView.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { inWords } from '#/platform/language/ownWords.rules.ts'
import { stateOf } from './collections.rules.ts'
import type { AdminCollection, Collection, ListedCollection } from './collections.schema.ts'
import type { CollectionRow } from './collections.tables.ts'
import { firstOf, gatheredOf, ownSort, problemsOf, ruleOf } from './gathered.ts'

/** How many products are in it, and what pictures it. */
function inside(row: CollectionRow, view: CatalogView) {
  const { json, total } = view.selected(firstOf(row))
  const first: Product[] = JSON.parse(json.toString())
  // What is sold out pictures it only where all of the first are.
  const pictured = first.find(({ quantity }) => quantity > 0) ?? first[0]
  return { count: total, image: row.image ?? pictured?.images[0] ?? null }
}

/** In the language that is spoken at the moment. */
export const presentCollection = (row: CollectionRow, view: CatalogView): Collection => ({
  _id: row.id,
  ...inWords({ name: row.name, slug: row.slug, description: row.description }, row.words, currentLanguage()),
  ...inside(row, view),
  order: ownSort(gatheredOf(row)) ?? 'hand',
})

export const presentAdminCollection = (row: CollectionRow): AdminCollection => ({
  _id: row.id,
  name: row.name,
  slug: row.slug,
  description: row.description,
  image: row.image,
  visible: row.visible,
  from: row.from?.toISOString() ?? null,
  until: row.until?.toISOString() ?? null,
  by: row.by,
  rule: ruleOf(row) ?? {},
  products: row.products,
  ...(row.words && { words: row.words }),
})

/** @param now ms since 1970 */
export function presentListed(row: CollectionRow, view: CatalogView, now: number): ListedCollection {
  const { products: _, ...fields } = presentAdminCollection(row)
  const { count, image } = inside(row, view)
  return {
    ...fields,
    state: stateOf(row, now),
    picture: image,
    count,
    problems: problemsOf(row, view),
  }
}
