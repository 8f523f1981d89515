import { findLanguage, type Reader } from '#/features/accounts/accounts.store.ts'
import type { Db } from '#/platform/db/database.ts'
import { type Language, MAIN_LANGUAGE, spokenOr } from '#/platform/language/languages.rules.ts'
import { readSettings } from './shop.store.ts'

/**
 * In which language something is written that somebody reads elsewhere than on a page: a mail, a document.
 * @param readers whose language it is; of several the first one who has an account, whether they ever chose one or not
 */
export async function readersLanguage(db: Db, ...readers: readonly Reader[]): Promise<Language> {
  const { languages } = await readSettings(db)
  // Nobody is asked about where there is nothing to choose.
  if (languages.length === 0) return MAIN_LANGUAGE
  for (const reader of readers) {
    const language = await findLanguage(db, reader)
    if (language !== undefined) return spokenOr(language, languages)
  }
  return MAIN_LANGUAGE
}
