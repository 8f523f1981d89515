import { desc, eq } from 'drizzle-orm'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { wishlistEntries } from './wishlist.tables.ts'

/** The wishlist goes with the account. */
export const wishlistData: PersonalData = {
  part: 'wishlist',
  collect: (db, { id }) =>
    db
      .select({ productId: products.id, name: products.name, since: wishlistEntries.createdAt })
      .from(wishlistEntries)
      .innerJoin(products, eq(products.id, wishlistEntries.productId))
      .where(eq(wishlistEntries.userId, id))
      .orderBy(desc(wishlistEntries.createdAt)),
  erase: async () => undefined,
}
