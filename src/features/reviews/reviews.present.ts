import type { Caller } from '#/platform/http/env.ts'
import type { Delivered } from './purchases.ts'
import type { AdminReview, Review } from './reviews.schema.ts'
import type { ReviewOfProduct, ReviewRow } from './reviews.store.ts'

/** A review as `viewer` may see it: the author's e-mail is for admins alone. `delivered` is what its author received. */
export const presentReview = (
  viewer: Pick<Caller, 'role'> | null,
  row: ReviewRow,
  delivered?: Delivered,
): Review => ({
  _id: row.id,
  productId: row.productId,
  user: { name: row.authorName, ...(viewer?.role === 'admin' && { email: row.authorEmail }) },
  comment: row.comment,
  rating: row.rating,
  createdAt: row.createdAt.toISOString(),
  purchased: delivered !== undefined,
  size: delivered?.size ?? '',
  fit: row.fit,
  photos: row.photos,
  answer: row.answer && row.answeredAt ? { text: row.answer, createdAt: row.answeredAt.toISOString() } : null,
})

/** The same for an admin's list of all reviews, with the product it is about. */
export const presentAdminReview = (
  { review, product }: ReviewOfProduct,
  delivered?: Delivered,
): AdminReview => ({
  ...presentReview({ role: 'admin' }, review, delivered),
  product,
})
