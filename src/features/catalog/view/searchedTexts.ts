import type { TranslatedField } from '#/features/shop/words/translated.rules.ts'
import { moreLanguages } from '#/platform/language/languages.rules.ts'
import { allWordsOf, type OwnWords } from '#/platform/language/ownWords.rules.ts'
import type { AttributeLists } from '../attributes/attributeLists.rules.ts'
import { type AttributeKey, type AttributeValues, filterAttributes } from '../attributes/attributes.rules.ts'
import { wordsIn } from '../attributes/kinds.rules.ts'
import type { SearchedTexts } from '../search/productWords.rules.ts'
import type { ProductVersion } from './versions.store.ts'

interface Described extends AttributeValues {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly words: OwnWords<TranslatedField<'product'>> | null
  readonly variants: readonly { readonly sku: string; readonly barcode: string }[]
}

/** Nobody who looks for cotton wants silk with a cotton lining. */
const aside: readonly AttributeKey[] = ['lining']

/** The same texts in further languages: a page in any language finds what is written in another. */
const inOthers = (words: NonNullable<Described['words']>): NonNullable<SearchedTexts['inOthers']> =>
  moreLanguages.flatMap((language) => {
    const said = words[language]
    if (!said) return []
    const { name = '', title = '', description = '', setContents = '' } = said
    return [{ name, title, description: `${description} ${setContents}`.trim() }]
  })

/** What of a product is searched: its texts, and the attributes that lists can be narrowed to. Of one that is there or not its name. */
export const searchedTexts = (product: Described): SearchedTexts => ({
  name: product.name,
  title: product.title,
  description: `${product.description} ${product.setContents}`,
  attributes: filterAttributes().flatMap(({ key, label, value }) => {
    if (aside.includes(key)) return []
    if (value.is === 'yesNo') return product[key] === true ? [label] : []
    return wordsIn(product[key])
  }),
  ...(product.words && { inOthers: inOthers(product.words) }),
  codes: product.variants.flatMap(({ sku, barcode }) => [sku, barcode].filter(Boolean)),
})

/** Values of lists with what the shopkeeper calls them in further languages: searches take them for the same. */
export const sameNames = (lists: AttributeLists): string[][] =>
  Object.values(lists)
    .flat()
    .flatMap(({ value, words }) => (words ? [[value, ...allWordsOf(words, 'value')]] : []))

/** Its name in each language, with what no name can have between: no query begins in one and ends in the next. */
export const namesOf = ({ name, words }: ProductVersion): string =>
  words ? [name, ...allWordsOf(words, 'name')].join(' \u0000 ') : name
