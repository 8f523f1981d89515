import { currentLanguage } from '#/platform/language/current.ts'
import { inWords } from '#/platform/language/ownWords.rules.ts'
import { bodyIn } from './bodies.rules.ts'
import { summaryOf } from './body.rules.ts'
import type { FooterPage, ListedPage, ManagedPage } from './content.schema.ts'
import type { ListedRow } from './content.store.ts'
import type { PageRow } from './content.tables.ts'

export const presentListed = (row: ListedRow): ListedPage => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  visible: row.visible,
  inFooter: row.inFooter,
  updatedAt: row.updatedAt.toISOString(),
})

/** In English, with what is written beside it. */
export const presentManaged = (row: PageRow): ManagedPage => ({
  ...presentListed(row),
  body: row.body,
  ...(row.words && { words: row.words }),
  ...(row.bodies && { bodies: row.bodies }),
})

/** As shoppers get it in the language that is spoken at the moment, without its products. */
export function presentPage(row: PageRow) {
  const language = currentLanguage()
  const { title, description } = inWords(
    { title: row.title, description: row.description },
    row.words,
    language,
  )
  const body = bodyIn(row, language)
  return { slug: row.slug, title, description: description || summaryOf(body), body }
}

export const presentFooterPage = ({ slug, title, words }: ListedRow): FooterPage =>
  inWords({ slug, title }, words, currentLanguage())
