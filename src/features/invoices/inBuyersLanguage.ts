import { buyerOf } from '#/features/orders/orders.store.ts'
import { readersLanguage } from '#/features/shop/readersLanguage.ts'
import type { Db } from '#/platform/db/database.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'

/** Writes a document of an order in the language of its buyer, whoever has it printed. */
export async function inBuyersLanguage<Result>(
  db: Db,
  orderId: string,
  write: () => Promise<Result>,
): Promise<Result> {
  const userId = await buyerOf(db, orderId)
  // guard: documents-in-buyers-language
  return inLanguage(await readersLanguage(db, ...(userId ? [{ userId }] : [])), write)
}
