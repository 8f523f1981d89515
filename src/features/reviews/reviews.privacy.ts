import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { reviews } from './reviews.tables.ts'

/** Reviews stay for other shoppers, without a name, an e-mail or a photo. */
export const reviewData: PersonalData = {
  part: 'reviews',
  collect: (db, { id }) =>
    db
      .select({
        productId: reviews.productId,
        shownName: reviews.authorName,
        comment: reviews.comment,
        rating: reviews.rating,
        fit: reviews.fit,
        photos: reviews.photos,
        answer: reviews.answer,
        createdAt: reviews.createdAt,
      })
      .from(reviews)
      .where(eq(reviews.userId, id))
      .orderBy(desc(reviews.createdAt)),
  async erase(tx, { id }) {
    await tx
      .update(reviews)
      // guard: review-email-erased
      .set({ authorName: 'A former customer', authorEmail: '', userId: null, photos: [] })
      .where(eq(reviews.userId, id))
  },
}
