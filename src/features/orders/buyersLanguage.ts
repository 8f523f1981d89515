import { readersLanguage } from '#/features/shop/readersLanguage.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Language } from '#/platform/language/languages.rules.ts'

/** In which language somebody who bought something is written to; the main one once the account is gone. */
export const buyersLanguage = (
  db: Db,
  { customerId }: { readonly customerId: string | null },
): Promise<Language> => readersLanguage(db, ...(customerId ? [{ userId: customerId }] : []))
