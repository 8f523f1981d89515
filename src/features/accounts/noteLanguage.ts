import type { Services } from '#/platform/http/env.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { type Language, MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { setFirstLanguage, type UserRow } from './accounts.store.ts'

/** What a page says of its reader's language: nothing where it is the main one, in which everybody begins. */
export function languageOfPage(): Language | null {
  const language = currentLanguage()
  return language === MAIN_LANGUAGE ? null : language
}

/** Writes to whoever never chose a language in that of the page on which they log in. @returns the user as it is now */
export async function noteLanguage({ db }: Pick<Services, 'db'>, user: UserRow): Promise<UserRow> {
  const language = languageOfPage()
  if (language === null || user.language !== null) return user
  return (await setFirstLanguage(db, user.id, language)) ?? user
}
