import { desc, gte, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { GOOD_STARS } from './reviews.rules.ts'
import type { ReviewRow } from './reviews.store.ts'
import { reviews } from './reviews.tables.ts'

/** Only so many of the newest good ones are looked at: they are found by the index of their time. */
const MOST_LOOKED_AT = 300

export type BestReview = Pick<ReviewRow, 'id' | 'productId' | 'authorName' | 'rating' | 'comment' | 'photos'>

/** The newest good reviews: those with photos first, then by their stars, then by their time. */
export async function listBestReviews(db: Db): Promise<BestReview[]> {
  const newest = db
    .select()
    .from(reviews)
    .where(gte(reviews.rating, GOOD_STARS))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(MOST_LOOKED_AT)
    .as('newest')
  return db
    .select({
      ...{ id: newest.id, productId: newest.productId, authorName: newest.authorName },
      ...{ rating: newest.rating, comment: newest.comment, photos: newest.photos },
    })
    .from(newest)
    .orderBy(
      sql`cardinality(${newest.photos}) = 0`,
      desc(newest.rating),
      desc(newest.createdAt),
      desc(newest.id),
    )
}
