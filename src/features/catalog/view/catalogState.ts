import { RepeatedResponses } from '#/platform/http/repeatedResponses.ts'
import type { NextPart, Parts } from '../memory/parts.ts'
import { ProductSearch } from '../search/productSearch.ts'
import { CategoryLists } from './categoryLists.ts'
import { Narrowing } from './narrowing.ts'
import { PackedProducts } from './packedProducts.ts'
import { ProductJson } from './productJson.ts'
import { ProductPages } from './productPages.ts'
import { Selections } from './selections.ts'
import { Swatches } from './swatches.ts'

const MOST_ANSWER_BYTES = 8 * 1024 * 1024

/** What the catalogue in memory is made of: each of its indexes beside those that it asks. */
export class CatalogState {
  /** Active products whatever their category. */
  readonly products = new PackedProducts()
  readonly lists = new CategoryLists(this.products)
  readonly swatches = new Swatches()
  readonly json = new ProductJson(this.products, this.lists, this.swatches)
  readonly narrowing = new Narrowing(this.products, this.lists, this.swatches)
  readonly pages = new ProductPages(this)
  readonly selections = new Selections(this.lists, this.narrowing)
  readonly search = new ProductSearch({
    categories: () => this.lists.named(),
    named: (text, make) => this.narrowing.named(text, make),
    onSale: () => (this.lists.isAllOnSale ? undefined : this.lists.onSale),
    priced: (least, most) => this.lists.all.priced(least, most),
    newestOf: (products, limit) => this.lists.all.newestOf(products, limit),
  })
  /** Serialised answers of this very state. */
  readonly answers = new RepeatedResponses(MOST_ANSWER_BYTES)

  /** Becomes what gave out the parts, beside the shopkeeper's lists and synonyms. Call on a new one. */
  load(next: NextPart): void {
    this.products.load(next)
    this.lists.load(next)
    this.narrowing.load(next)
    this.search.index.load(next)
    this.forget()
  }

  /** All that it is made of beside the shopkeeper's lists and synonyms. Call when it is complete; nothing may change until the last. */
  *parts(): Parts {
    yield* this.products.parts()
    yield* this.lists.parts()
    yield* this.narrowing.parts()
    yield* this.search.index.parts()
  }

  /** Something changed: what was made of it is another thing now. @param isFoundSame whether searches find the same as before */
  forget(isFoundSame = false): void {
    this.answers.clear()
    this.narrowing.forget()
    this.selections.forget()
    if (!isFoundSame) this.search.forget()
  }
}
