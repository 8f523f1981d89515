import type { TranslatedField } from '#/features/shop/words/translated.rules.ts'
import type { WordsOf } from '#/platform/language/ownWords.rules.ts'
import { type AttributeKey, listAttributes } from '../attributes/attributes.rules.ts'
import { wordsIn as valuesIn } from '../attributes/kinds.rules.ts'
import { typeOf } from '../rules/productType.rules.ts'
import type { Product } from '../schema/catalog.schema.ts'
import { labelsOf } from './localized.ts'

/** What a language says of a product. */
export interface SaidOfProduct {
  readonly words: WordsOf<TranslatedField<'product'>> | undefined
  /** What a value of a list is called. */
  readonly localizedValue: (value: string) => string
  /** What its category is called; undefined for its name. */
  readonly category: string | undefined
  /** The name of another product by its id; undefined where it has none in this language. */
  readonly nameOf: (id: string) => string | undefined
}

/** Those whose values are called by words of a language. */
const worded: readonly AttributeKey[] = [...listAttributes().map(({ key }) => key), 'countryOfOrigin']

/**
 * The JSON of a product in a language: its own words laid over it, field by field. Its values and the name of its category, which
 * filters and addresses say, stay; what they are called stands beside them, with the type that only its English name says.
 */
export function presentIn(
  product: Product,
  { words = {}, localizedValue, category, nameOf }: SaidOfProduct,
): string {
  const name = words.name || product.name
  const hasOwnTitle = product.title !== product.name
  const type = typeOf(product)
  const values = worded.flatMap((key) => valuesIn(product[key]))
  const labels = labelsOf(type ? [type, ...values] : values, localizedValue)
  return JSON.stringify({
    ...product,
    name,
    title: words.title || (hasOwnTitle ? product.title : name),
    description: words.description || product.description,
    setContents: words.setContents || product.setContents,
    ...(product.category && category && { category: { ...product.category, label: category } }),
    ...(type && { type }),
    ...(labels && { labels }),
    ...(product.colours && {
      colours: product.colours.map((colour) => ({ ...colour, name: nameOf(colour.id) || colour.name })),
    }),
  } satisfies Product)
}
