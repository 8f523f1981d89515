import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { moreLanguages } from '#/platform/language/languages.rules.ts'
import { products } from '../tables/catalog.tables.ts'
import type { NameWords } from './productNames.ts'

/**
 * What a product is called in further languages, as a column of a statement. The rest that is written of it, such as its
 * description, stays where it is: bags and orders show names.
 * @param words the column of the table, or of an alias of it
 */
export function nameWords(words: SQLWrapper = products.words): SQL<NameWords> {
  const names = moreLanguages.map((language) => {
    const code = sql.raw(`'${language}'`)
    return sql`${code}, jsonb_build_object('name', ${words} -> ${code} -> 'name')`
  })
  return sql<NameWords>`case when ${words} is not null then jsonb_strip_nulls(jsonb_build_object(${sql.join(names, sql`, `)})) end`
}
