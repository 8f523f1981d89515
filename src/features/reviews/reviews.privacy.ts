import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { reviews } from './reviews.tables.ts'

/** Reviews stay for other shoppers, without a name or an e-mail. */
export const reviewData: PersonalData = {
  part: 'reviews',
  collect: (db, { id }) =>
    db
      .select({
        productId: reviews.productId,
        shownName: reviews.authorName,
        comment: reviews.comment,
        rating: reviews.rating,
        createdAt: reviews.createdAt,
      })
      .from(reviews)
      .where(eq(reviews.userId, id))
      .orderBy(desc(reviews.createdAt)),
  async erase(tx, { id }) {
    await tx
      .update(reviews)
      // guard: review-email-erased
      .set({ authorName: 'A former customer', authorEmail: '', userId: null })
      .where(eq(reviews.userId, id))
  },
}
