import { eq } from 'drizzle-orm'
import { users } from '#/features/accounts/accounts.tables.ts'
import { nameWords } from '#/features/catalog/names/names.store.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { reviews } from './reviews.tables.ts'

/** An answer with whom it is for; undefined once there is no answer, no review or nobody any more. */
export async function findAnswer(db: Db, reviewId: string) {
  const [row] = await db
    .select({
      to: users.email,
      name: products.name,
      words: nameWords(),
      slug: products.slug,
      comment: reviews.comment,
      answer: reviews.answer,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, reviewId))
  return row?.answer ? row : undefined
}
