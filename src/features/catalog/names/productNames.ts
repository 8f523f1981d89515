import { currentLanguage } from '#/platform/language/current.ts'
import { type OwnWords, wordsIn } from '#/platform/language/ownWords.rules.ts'

/** What a product is called in further languages; null where nothing is written. */
export type NameWords = OwnWords<'name'> | null

/** A product with its name in English, and in further languages. */
export interface NamedProduct {
  readonly name: string
  readonly words?: NameWords | undefined
}

/** A product of which it is known what it is called now. */
export interface KnownProduct extends NamedProduct {
  readonly id: string
}

/** What was bought, and what it was called in English then. */
export interface OrderedAs {
  readonly productId: string
  readonly name: string
}

/** A product under its name in the language that is spoken; under the English one where none is written. */
export function withLocalizedName<Product extends NamedProduct>(product: Product): Product {
  const name = wordsIn(product.words, currentLanguage())?.name
  return name ? { ...product, name } : product
}

/**
 * What was bought, as it is called in the language that is spoken. What has another English name by now, or is gone, is called as it
 * was: nobody finds another piece in an order than was bought.
 * @param known what products are called now, those without words left out or not
 */
export function localizedOrderedName({ productId, name }: OrderedAs, known: readonly KnownProduct[]): string {
  const now = known.find(({ id }) => id === productId)
  // guard: ordered-names-stay
  return now?.name === name ? withLocalizedName(now).name : name
}
