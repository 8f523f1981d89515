import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { WHOLE_LIST } from '#/platform/http/paging.ts'
import { wishlistEntries } from './wishlist.tables.ts'

export interface WishlistRow {
  readonly id: string
  readonly productId: string
}

/** What the user wishes for, newest first. */
export async function wishlistOf(db: Db, userId: string): Promise<WishlistRow[]> {
  return db
    .select({ id: wishlistEntries.id, productId: wishlistEntries.productId })
    .from(wishlistEntries)
    .where(eq(wishlistEntries.userId, userId))
    .orderBy(desc(wishlistEntries.id))
    .limit(WHOLE_LIST)
}

/** A product that is gone breaks `wishlist_entries_product_id_products_id_fk`. */
export async function addToWishlist(db: Db, userId: string, productId: string): Promise<void> {
  await db.insert(wishlistEntries).values({ id: newId(), userId, productId }).onConflictDoNothing()
}

export async function removeFromWishlist(db: Db, userId: string, productId: string): Promise<void> {
  await db
    .delete(wishlistEntries)
    .where(and(eq(wishlistEntries.userId, userId), eq(wishlistEntries.productId, productId)))
}
