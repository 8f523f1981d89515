import { asc, eq, or } from 'drizzle-orm'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { restockWishes } from './restock.tables.ts'

/** What somebody waits for, also as a visitor with the same address; it goes with the account. */
export const restockData: PersonalData = {
  part: 'restockWishes',
  collect: (db, { id, email }) =>
    db
      .select({
        productId: products.id,
        name: products.name,
        size: restockWishes.size,
        language: restockWishes.language,
        since: restockWishes.createdAt,
        confirmedAt: restockWishes.confirmedAt,
        mailedAt: restockWishes.sentAt,
      })
      .from(restockWishes)
      .innerJoin(products, eq(products.id, restockWishes.productId))
      .where(or(eq(restockWishes.userId, id), eq(restockWishes.email, email.toLowerCase())))
      .orderBy(asc(restockWishes.id)),
  async erase(tx, { id, email }) {
    // guard: restock-wishes-erased
    await tx
      .delete(restockWishes)
      .where(or(eq(restockWishes.userId, id), eq(restockWishes.email, email.toLowerCase())))
  },
}
