import type { AttributeLists } from '../attributes/attributeLists.rules.ts'
import type { NextPart, Parts } from '../memory/parts.ts'
import type { SearchedTexts } from '../search/productWords.rules.ts'
import type { CategoryRow } from '../tables/catalog.tables.ts'
import type { CatalogParts } from './catalogParts.ts'
import { namesOf, sameNames, searchedTexts } from './searchedTexts.ts'
import type { IdRange } from './sortedProducts.ts'
import type { ProductVersion, Quantities, RowVersion } from './versions.store.ts'

/** How the catalogue in memory follows the database: every change is taken over by all of its parts together. */
export class CatalogChanges {
  readonly #parts: CatalogParts
  #whenSearchable: PromiseWithResolvers<void> | undefined
  /** How many products were taken over since it was saved. */
  unsaved = 0

  constructor(parts: CatalogParts) {
    this.#parts = parts
  }

  /** Becomes what gave out the parts. Call on a new one. */
  load(next: NextPart): void {
    this.#parts.products.load(next)
    this.#parts.lists.load(next)
    this.#parts.narrowing.load(next)
    this.#parts.search.index.load(next)
    this.#changed()
    this.unsaved = 0
  }

  /** All that it is made of beside the shopkeeper's lists and synonyms. Call when it is complete; nothing may change until the last. */
  *parts(): Parts {
    yield* this.#parts.products.parts()
    yield* this.#parts.lists.parts()
    yield* this.#parts.narrowing.parts()
    yield* this.#parts.search.index.parts()
  }

  /** The rows are all that there are with these ids: which products are new, gone, or known in another version? */
  outdated(range: IdRange, rows: readonly RowVersion[]): string[] {
    const isThere = new Set(rows.map(({ id }) => id))
    const gone = this.#parts.lists.all.idsIn(range).filter((id) => !isThere.has(id))
    return [...gone, ...rows.filter((row) => !this.#parts.products.isVersion(row)).map(({ id }) => id)]
  }

  putLists(lists: AttributeLists): void {
    this.#parts.swatches.put(lists)
    this.#parts.search.putNames(sameNames(lists))
    // guard: swatches-follow-lists
    this.#parts.json.forgetAll()
    this.#changed()
  }

  /** Takes over what means the same in queries: groups of words. */
  putSynonyms(groups: readonly (readonly string[])[]): void {
    this.#parts.search.putSynonyms(groups)
    this.#changed()
  }

  /** Takes over a category as it is now; undefined when it is gone. Its products come and go with its status. */
  putCategory(id: string, category: CategoryRow | undefined): void {
    this.#parts.lists.putCategory(id, category)
    this.#parts.json.forgetAll()
    this.#changed()
  }

  /**
   * Takes over products by their ids as they are now; undefined for one that is no longer active.
   * @param areSearched whether searches find them at once, or after `indexSome`; lists have them at once
   */
  putProducts(rows: ReadonlyMap<string, ProductVersion | undefined>, areSearched = true): void {
    const changed = [...rows].filter(([id, row]) =>
      row ? !this.#parts.products.isVersion(row) : this.#parts.products.numberOf(id) !== undefined,
    )
    if (changed.length === 0) return
    this.unsaved += changed.length
    this.#parts.lists.remove(changed.flatMap(([id]) => this.#parts.products.numberOf(id) ?? []))
    this.#parts.lists.add(
      changed.flatMap(([id, row]) => (row ? this.#put(row, areSearched) : this.#delete(id))),
    )
    this.#changed()
  }

  putQuantities(rows: readonly Quantities[]): void {
    const changed = rows.filter((row) => this.#parts.products.setQuantities(row))
    for (const { id } of changed) {
      const number = this.#parts.products.numberOf(id) ?? 0
      this.#parts.narrowing.setValues(number)
      this.#parts.json.forget(number)
    }
    this.unsaved += changed.length
    if (changed.length > 0) this.#changed(true)
  }

  /** Takes in the words of some products of the first reading, for searches. @returns whether there are more */
  indexSome(count: number): boolean {
    const { index } = this.#parts.search
    for (const number of index.waiting(count)) index.putNow(number, this.#textsOf(number))
    if (!index.isComplete) return true
    this.#changed()
    this.#whenSearchable?.resolve()
    return false
  }

  /** Resolves once searches find all products. */
  async searchable(): Promise<void> {
    if (this.#parts.search.index.isComplete) return
    this.#whenSearchable ??= Promise.withResolvers()
    await this.#whenSearchable.promise
  }

  #put(row: ProductVersion, isSearched: boolean): number {
    const known = this.#parts.products.numberOf(row.id)
    const before = known === undefined ? undefined : this.#textsOf(known)
    if (known !== undefined) this.#parts.json.forget(known)
    const number = this.#parts.products.put(row)
    this.#parts.json.forget(number)
    this.#parts.narrowing.set(number, namesOf(row))
    if (!isSearched) this.#parts.search.index.putLater(number)
    this.#parts.search.index.change(number, before, searchedTexts(row))
    return number
  }

  #delete(id: string): number[] {
    const number = this.#parts.products.numberOf(id)
    if (number === undefined) return []
    this.#parts.narrowing.delete(number)
    this.#parts.search.index.change(number, this.#textsOf(number), undefined)
    this.#parts.json.forget(number)
    this.#parts.products.delete(number)
    return []
  }

  /** What is searched of a product as it is known. */
  #textsOf(number: number): SearchedTexts {
    const json = this.#parts.products.wordsJson(number)
    const words = json ? JSON.parse(json) : null
    return searchedTexts({ ...JSON.parse(this.#parts.products.json(number, 'null', '')), words })
  }

  /** @param isFoundSame whether searches find the same as before */
  #changed(isFoundSame = false): void {
    this.#parts.answers.clear()
    this.#parts.narrowing.forget()
    this.#parts.selections.forget()
    if (!isFoundSame) this.#parts.search.forget()
  }
}
