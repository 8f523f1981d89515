import { listSynonyms } from '#/features/search/search.store.ts'
import type { Db } from '#/platform/db/database.ts'
import { isId } from '#/platform/db/ids.ts'
import { changedByProduct, changedByRank, isHarmless } from '../rules/subjects.rules.ts'
import { readLists } from '../stores/attributeLists.store.ts'
import { listCategories } from '../stores/categories.store.ts'
import { CatalogView } from './catalogView.ts'
import type { SavedCatalog } from './savedCatalog.ts'
import {
  activeProducts,
  activeProductsInSteps,
  activeVersionsInSteps,
  quantitiesOf,
} from './versions.store.ts'

/** Reading and taking over so many products does not keep other requests waiting. */
const PRODUCTS_AT_A_TIME = 250
const VERSIONS_AT_A_TIME = 5_000
/** Of more changes at once nobody finds out what they change. */
const MOST_COMPARED = 500

/** What is to be read again, by ids. */
export type Marks = Record<'products' | 'categories' | 'stock' | 'attributeValues' | 'synonyms', Set<string>>

export const noMarks = (): Marks => ({
  products: new Set(),
  categories: new Set(),
  stock: new Set(),
  attributeValues: new Set(),
  synonyms: new Set(),
})

/** The whole catalogue, for a process that knows nothing of it yet: of what was saved only what changed since is read. */
export async function readCatalog(db: Db, saved?: SavedCatalog): Promise<CatalogView> {
  const before = await saved?.load(db)
  if (!before) return readAll(db)
  await readChanged(db, before)
  return before
}

async function readAll(db: Db): Promise<CatalogView> {
  const view = new CatalogView()
  view.changes.putLists(await readLists(db))
  view.changes.putSynonyms(await readSynonyms(db))
  for (const category of await listCategories(db)) view.changes.putCategory(category.id, category)
  await db.transaction(async (tx) => {
    for await (const rows of activeProductsInSteps(tx, PRODUCTS_AT_A_TIME)) {
      view.changes.putProducts(new Map(rows.map((row) => [row.id, row])), false)
    }
  })
  index(view)
  return view
}

const readSynonyms = async (db: Db) => (await listSynonyms(db)).map(({ words }) => words)

/** Searches wait a moment longer than lists after the first reading; other requests come between. */
function index(view: CatalogView): void {
  if (view.changes.indexSome(PRODUCTS_AT_A_TIME)) setImmediate(index, view)
}

/** What of the catalogue changed, by the words of `subjects.rules.ts`. */
export interface Changed {
  readonly subjects: readonly string[]
  readonly harmless: boolean
}

/** Takes over what notices named. @returns undefined where anything may have changed by that */
export async function readMarked(db: Db, view: CatalogView, marks: Marks): Promise<Changed | undefined> {
  // Oldest first: of new ones the newer get the higher numbers, by which lists of the newest are read at once (sortedNumbers.ts).
  const productIds = [...marks.products].sort()
  const categoryIds = [...marks.categories]
  const stockIds = [...marks.stock].filter((id) => isId(id) && !marks.products.has(id))
  const touched = [...productIds, ...stockIds]
  const areListsTouched = marks.attributeValues.size > 0
  const areSynonymsTouched = marks.synonyms.size > 0
  const isSingly = touched.length <= MOST_COMPARED && !areListsTouched && !areSynonymsTouched
  const before = isSingly ? touched.map((id) => view.stateOf(id)) : []
  const ranks = isSingly ? touched.map((id) => view.rankOf(id)) : []
  const [categories, quantities] = await Promise.all([
    categoryIds.length > 0 ? listCategories(db, categoryIds) : [],
    stockIds.length > 0 ? quantitiesOf(db, stockIds) : [],
    readProducts(db, view, productIds),
  ])
  if (areListsTouched) view.changes.putLists(await readLists(db))
  if (areSynonymsTouched) view.changes.putSynonyms(await readSynonyms(db))
  const categoryOf = new Map(categories.map((category) => [category.id, category]))
  for (const id of categoryIds) view.changes.putCategory(id, categoryOf.get(id))
  view.changes.putQuantities(quantities)
  if (!isSingly) return undefined
  const after = touched.map((id) => view.stateOf(id))
  return {
    subjects: [
      ...(categoryIds.length > 0 ? ['categories'] : []),
      ...touched.flatMap((id, at) => changedByProduct(id, before[at], after[at])),
      ...touched.flatMap((id, at) => (view.rankOf(id) === ranks[at] ? [] : changedByRank(after[at]))),
    ],
    harmless: categoryIds.length === 0 && after.every((json, at) => isHarmless(before[at], json)),
  }
}

/**
 * Takes over whatever changed since, where nobody said what: the versions of all rows are compared, and those products read that
 * have another one. The view can be shown meanwhile.
 */
export async function readChanged(db: Db, view: CatalogView): Promise<void> {
  view.changes.putLists(await readLists(db))
  view.changes.putSynonyms(await readSynonyms(db))
  const categories = await listCategories(db)
  const there = new Set(categories.map(({ id }) => id))
  for (const category of categories) view.changes.putCategory(category.id, category)
  for (const id of view.categoryIds()) if (!there.has(id)) view.changes.putCategory(id, undefined)
  await db.transaction(async (tx) => {
    let after: string | undefined
    for await (const rows of activeVersionsInSteps(tx, VERSIONS_AT_A_TIME)) {
      const upTo = rows.length < VERSIONS_AT_A_TIME ? undefined : rows.at(-1)?.id
      await readProducts(tx, view, view.changes.outdated({ after, upTo }, rows))
      after = upTo
    }
  })
}

async function readProducts(db: Db, view: CatalogView, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += PRODUCTS_AT_A_TIME) {
    const some = ids.slice(from, from + PRODUCTS_AT_A_TIME)
    const rows = await activeProducts(db, some)
    const rowOf = new Map(rows.map((row) => [row.id, row]))
    view.changes.putProducts(new Map(some.map((id) => [id, rowOf.get(id)])))
  }
}
