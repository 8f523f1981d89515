import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { codeKey, LEAST_CODE } from '#/features/search/codes.rules.ts'
import { firstNot } from '../memory/firstNot.ts'
import { fromSlices, inSlices, type NextPart, type Parts } from '../memory/parts.ts'

/** Of the codes that begin with a text so many are looked at. */
const MOST_BEGUN = 1_000

type CodeOf = [key: string, ...products: number[]]

/** Which products have a SKU or a barcode, of any of their sizes: found by all of it and by its beginning. */
export class ProductCodes {
  readonly #products = new Map<string, Set<number>>()
  /** All codes in their order; made when somebody asks for a beginning after a new one came. */
  #sorted: readonly string[] | undefined

  load(next: NextPart): void {
    for (const [key, ...products] of fromSlices<CodeOf>(next)) this.#products.set(key, new Set(products))
  }

  *parts(): Parts {
    yield* inSlices(Array.from(this.#products, ([key, products]): CodeOf => [key, ...products]))
  }

  /** Takes over the codes that a product has now, of those that it had. */
  replace(product: number, before: readonly string[], after: readonly string[]): void {
    for (const key of before.map(codeKey)) this.#products.get(key)?.delete(product)
    for (const key of after.map(codeKey)) {
      if (key.length < LEAST_CODE) continue
      const products = this.#products.get(key)
      if (products) products.add(product)
      else {
        this.#products.set(key, new Set([product]))
        this.#sorted = undefined
      }
    }
  }

  /** @param key as `codeKey` makes it */
  exactly(key: string): NumberSet {
    return new NumberSet(this.#products.get(key) ?? [])
  }

  beginningWith(key: string): NumberSet {
    const found = new NumberSet()
    if (key.length < LEAST_CODE) return found
    this.#sorted ??= [...this.#products.keys()].sort()
    const sorted = this.#sorted
    const from = firstNot(sorted.length, (position) => (sorted[position] ?? '') < key)
    for (const code of sorted.slice(from, from + MOST_BEGUN)) {
      if (!code.startsWith(key)) break
      for (const product of this.#products.get(code) ?? []) found.add(product)
    }
    return found
  }
}
