import type { AttributeLists } from '../attributes/attributeLists.rules.ts'
import type { SearchedTexts } from '../search/productWords.rules.ts'
import type { CategoryRow } from '../tables/catalog.tables.ts'
import type { CatalogState } from './catalogState.ts'
import { namesOf, sameNames, searchedTexts } from './searchedTexts.ts'
import type { IdRange } from './sortedProducts.ts'
import type { ProductVersion, Quantities, RowVersion } from './versions.store.ts'

/** How the catalogue in memory follows the database: every change is taken over by all of its indexes together. */
export class CatalogChanges {
  readonly #state: CatalogState
  #whenSearchable: PromiseWithResolvers<void> | undefined
  /** How many products were taken over since it was saved. */
  unsaved = 0

  constructor(state: CatalogState) {
    this.#state = state
  }

  /** The rows are all that there are with these ids: which products are new, gone, or known in another version? */
  outdated(range: IdRange, rows: readonly RowVersion[]): string[] {
    const isThere = new Set(rows.map(({ id }) => id))
    const gone = this.#state.lists.all.idsIn(range).filter((id) => !isThere.has(id))
    return [...gone, ...rows.filter((row) => !this.#state.products.isVersion(row)).map(({ id }) => id)]
  }

  putLists(lists: AttributeLists): void {
    this.#state.swatches.put(lists)
    this.#state.search.putNames(sameNames(lists))
    // guard: swatches-follow-lists
    this.#state.json.forgetAll()
    this.#state.forget()
  }

  /** Takes over what means the same in queries: groups of words. */
  putSynonyms(groups: readonly (readonly string[])[]): void {
    this.#state.search.putSynonyms(groups)
    this.#state.forget()
  }

  /** Takes over a category as it is now; undefined when it is gone. Its products come and go with its status. */
  putCategory(id: string, category: CategoryRow | undefined): void {
    this.#state.lists.putCategory(id, category)
    this.#state.json.forgetAll()
    this.#state.forget()
  }

  /**
   * Takes over products by their ids as they are now; undefined for one that is no longer active.
   * @param areSearched whether searches find them at once, or after `indexSome`; lists have them at once
   */
  putProducts(rows: ReadonlyMap<string, ProductVersion | undefined>, areSearched = true): void {
    const changed = [...rows].filter(([id, row]) =>
      row ? !this.#state.products.isVersion(row) : this.#state.products.numberOf(id) !== undefined,
    )
    if (changed.length === 0) return
    this.unsaved += changed.length
    this.#state.lists.remove(changed.flatMap(([id]) => this.#state.products.numberOf(id) ?? []))
    this.#state.lists.add(
      changed.flatMap(([id, row]) => (row ? this.#put(row, areSearched) : this.#delete(id))),
    )
    this.#state.forget()
  }

  putQuantities(rows: readonly Quantities[]): void {
    const changed = rows.filter((row) => this.#state.products.setQuantities(row))
    for (const number of changed.flatMap(({ id }) => this.#state.products.numberOf(id) ?? [])) {
      this.#state.narrowing.setValues(number)
      this.#state.json.forget(number)
    }
    this.unsaved += changed.length
    if (changed.length > 0) this.#state.forget(true)
  }

  /** Takes in the words of some products of the first reading, for searches. @returns whether there are more */
  indexSome(count: number): boolean {
    const { index } = this.#state.search
    for (const number of index.waiting(count)) index.putNow(number, this.#textsOf(number))
    if (!index.isComplete) return true
    this.#state.forget()
    this.#whenSearchable?.resolve()
    return false
  }

  /** Resolves once searches find all products. */
  async searchable(): Promise<void> {
    if (this.#state.search.index.isComplete) return
    this.#whenSearchable ??= Promise.withResolvers()
    await this.#whenSearchable.promise
  }

  #put(row: ProductVersion, isSearched: boolean): number {
    const known = this.#state.products.numberOf(row.id)
    const before = known === undefined ? undefined : this.#textsOf(known)
    if (known !== undefined) this.#state.json.forget(known)
    const number = this.#state.products.put(row)
    this.#state.json.forget(number)
    this.#state.narrowing.set(number, namesOf(row))
    if (!isSearched) this.#state.search.index.putLater(number)
    this.#state.search.index.change(number, before, searchedTexts(row))
    return number
  }

  #delete(id: string): number[] {
    const number = this.#state.products.numberOf(id)
    if (number === undefined) return []
    this.#state.narrowing.delete(number)
    this.#state.search.index.change(number, this.#textsOf(number), undefined)
    this.#state.json.forget(number)
    this.#state.products.delete(number)
    return []
  }

  /** What is searched of a product as it is known. */
  #textsOf(number: number): SearchedTexts {
    const json = this.#state.products.wordsJson(number)
    const words = json ? JSON.parse(json) : null
    return searchedTexts({ ...JSON.parse(this.#state.products.json(number, 'null', '')), words })
  }
}
