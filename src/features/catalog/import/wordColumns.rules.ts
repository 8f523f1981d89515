import { type TranslatedField, translatedFields } from '#/features/shop/words/translated.rules.ts'
import { type MoreLanguage, moreLanguages } from '#/platform/language/languages.rules.ts'
import { type OwnWords, wordsIn } from '#/platform/language/ownWords.rules.ts'

/** Columns for what is written of a product in further languages: `name.hi`, `description.hi`. */

type ProductField = TranslatedField<'product'>
export type WordColumn = `${ProductField}.${MoreLanguage}`

export const wordColumn = (field: ProductField, language: MoreLanguage): WordColumn => `${field}.${language}`

const columns = moreLanguages.flatMap((language) =>
  translatedFields('product').map((field) => ({ key: wordColumn(field, language), field, language })),
)

/** In the order in which exports have them. */
export const wordColumns: readonly WordColumn[] = columns.map(({ key }) => key)

const columnOf = (key: string) => columns.find((column) => column.key === key)

export const isOfWords = (key: string): key is WordColumn => columnOf(key) !== undefined

/** The cells of a row for these columns, as the product form would send them; undefined where the file has none. */
export function readWords(cells: Readonly<Partial<Record<WordColumn, string>>>): OwnWords | undefined {
  const read: Partial<Record<MoreLanguage, Record<string, string>>> = {}
  for (const [key, text] of Object.entries(cells)) {
    const column = columnOf(key)
    if (column) read[column.language] = { ...read[column.language], [column.field]: text }
  }
  return Object.keys(read).length > 0 ? read : undefined
}

/** What a product says in such a column. */
export function wordCell(words: OwnWords<ProductField> | null, key: WordColumn): string {
  const column = columnOf(key)
  return (column && wordsIn(words, column.language)?.[column.field]) ?? ''
}

/** The column of a field such as `words.hi.name`; undefined for any other. */
export function columnOfWords(path: readonly PropertyKey[]): WordColumn | undefined {
  const [first, language, field] = path.map(String)
  const key = `${field}.${language}`
  return first === 'words' && isOfWords(key) ? key : undefined
}
