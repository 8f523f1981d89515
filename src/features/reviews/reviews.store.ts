import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { AdminReviewQuery } from './reviews.schema.ts'
import { reviews } from './reviews.tables.ts'

export type ReviewRow = typeof reviews.$inferSelect

export interface ReviewOfProduct {
  readonly review: ReviewRow
  readonly product: { _id: string; name: string }
}

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
): Promise<{ rows: ReviewRow[]; total: number }> {
  const about = eq(reviews.productId, productId)
  const rows = await db
    .select()
    .from(reviews)
    .where(about)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
  const isAll = offset === 0 && rows.length < limit
  return { rows, total: isAll ? rows.length : await countReviews(db, about) }
}

type AdminFilter = Page & Pick<AdminReviewQuery, 'q' | 'rating' | 'order'>

function sortBy(order: AdminFilter['order'] = '-createdAt') {
  const column = order.endsWith('rating') ? reviews.rating : reviews.createdAt
  return [order.startsWith('-') ? desc(column) : asc(column), desc(reviews.createdAt), desc(reviews.id)]
}

/** Reviews of all products, newest first unless ordered; `q` looks into comment, author and product name. */
export async function newestReviews(
  db: Db,
  { q, rating, order, limit, offset }: AdminFilter,
): Promise<{ rows: ReviewOfProduct[]; total: number }> {
  const pattern = q && `%${q.replace(/[%_\\]/g, '\\$&')}%`
  const where = and(
    rating === undefined ? undefined : eq(reviews.rating, rating),
    pattern
      ? or(
          ilike(reviews.comment, pattern),
          ilike(reviews.authorName, pattern),
          ilike(reviews.authorEmail, pattern),
          ilike(products.name, pattern),
        )
      : undefined,
  )
  const about = eq(products.id, reviews.productId)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ review: reviews, product: { _id: products.id, name: products.name } })
      .from(reviews)
      .innerJoin(products, about)
      .where(where)
      .orderBy(...sortBy(order))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(reviews).innerJoin(products, about).where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export interface Author {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Another review by the same person takes the place of the first, and keeps its photos unless they are to go. A product that is gone breaks `reviews_product_id_products_id_fk`. */
export async function writeReview(
  db: Db,
  author: Author,
  review: Pick<ReviewRow, 'productId' | 'comment' | 'rating'> &
    Partial<Pick<ReviewRow, 'fit'>> & { readonly dropPhotos?: boolean | undefined },
): Promise<ReviewRow> {
  const { productId, comment, rating, fit = null, dropPhotos = false } = review
  const { id: userId, name: authorName, email: authorEmail } = author
  const [row] = await db
    .insert(reviews)
    .values({ id: newId(), productId, comment, rating, fit, userId, authorName, authorEmail })
    .onConflictDoUpdate({
      target: [reviews.productId, reviews.userId],
      // What the shop answered was said to other words.
      set: {
        ...{ comment, rating, fit, authorName, authorEmail, createdAt: sql`now()` },
        ...{ answer: '', answeredAt: null, answerMailed: false },
        ...(dropPhotos && { photos: [] }),
      },
    })
    .returning()
  if (!row) throw new Error('The review was not written')
  return row
}

/** @returns those that there were */
export async function deleteReviews(db: Db, ids: readonly string[]): Promise<ReviewRow[]> {
  return db
    .delete(reviews)
    .where(inArray(reviews.id, [...ids]))
    .returning()
}

/** Whoever else changes this review waits until the transaction ends. */
export async function lockReview(tx: Db, id: string): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return row
}

/** Writes what the shop says to a review; an empty answer takes it back. */
export async function writeAnswer(
  tx: Db,
  id: string,
  { answer, answerMailed }: Pick<ReviewRow, 'answer' | 'answerMailed'>,
): Promise<ReviewRow> {
  const answeredAt = answer ? sql`now()` : null
  const [row] = await tx
    .update(reviews)
    .set({ answer, answerMailed, answeredAt })
    .where(eq(reviews.id, id))
    .returning()
  if (!row) throw new Error('The answer was not written')
  return row
}
