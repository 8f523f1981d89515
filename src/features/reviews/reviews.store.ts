import { count, desc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { products } from '../catalog/catalog.tables.ts'
import type { AdminReview, Review } from './reviews.schema.ts'
import { reviews } from './reviews.tables.ts'

type ReviewRow = typeof reviews.$inferSelect

/** A review as the API shows it, the author's e-mail included: readers who are no admins must not get that. */
const present = (row: ReviewRow): Review => ({
  _id: row.id,
  productId: row.productId,
  user: { name: row.authorName, email: row.authorEmail },
  comment: row.comment,
  rating: row.rating,
  createdAt: row.createdAt.toISOString(),
})

interface Page {
  readonly limit: number
  readonly offset: number
}

const countReviews = async (db: Db, where?: SQL) =>
  (await db.select({ total: count() }).from(reviews).where(where))[0]?.total ?? 0

/** Reviews of one product, newest first. */
export async function reviewsOf(
  db: Db,
  productId: string,
  { limit, offset }: Page,
): Promise<{ rows: Review[]; total: number }> {
  const about = eq(reviews.productId, productId)
  const rows = await db
    .select()
    .from(reviews)
    .where(about)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
  const isAll = offset === 0 && rows.length < limit
  return { rows: rows.map(present), total: isAll ? rows.length : await countReviews(db, about) }
}

/** Reviews of all products, newest first. */
export async function newestReviews(
  db: Db,
  { limit, offset }: Page,
): Promise<{ rows: AdminReview[]; total: number }> {
  const [rows, total] = await Promise.all([
    db
      .select({ review: reviews, product: { _id: products.id, name: products.name } })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(limit)
      .offset(offset),
    countReviews(db),
  ])
  return { rows: rows.map(({ review, product }) => ({ ...present(review), product })), total }
}

export interface Author {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** A product that is gone breaks `reviews_product_id_products_id_fk`. */
export async function insertReview(
  db: Db,
  author: Author,
  review: Pick<ReviewRow, 'productId' | 'comment' | 'rating'>,
): Promise<Review> {
  const { productId, comment, rating } = review
  const { id: userId, name: authorName, email: authorEmail } = author
  const [row] = await db
    .insert(reviews)
    .values({ id: newId(), productId, comment, rating, userId, authorName, authorEmail })
    .returning()
  if (!row) throw new Error('The review was not written')
  return present(row)
}

export async function deleteReview(db: Db, id: string): Promise<boolean> {
  const gone = await db.delete(reviews).where(eq(reviews.id, id)).returning({ id: reviews.id })
  return gone.length > 0
}
