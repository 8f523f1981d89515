import { z } from 'zod'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { isSeen } from '#/platform/typed/visible.rules.ts'
import { m } from './messages/reviews.messages.ts'
import { fits } from './reviews.rules.ts'

export const reviewSchema = z.object({
  _id: z.string(),
  productId: z.string(),
  /** The e-mail is there for admins only. */
  user: z.object({ name: z.string(), email: z.string().optional() }),
  comment: z.string(),
  rating: z.number().int(),
  createdAt: z.string(),
  /** By the orders: it was delivered to its author, in this size (empty where there are none). */
  purchased: z.boolean(),
  size: z.string(),
  fit: z.enum(fits).nullable(),
  /** Addresses of pictures, at most four. */
  photos: z.array(z.string()),
  /** What the shop says to it. */
  answer: z.object({ text: z.string(), createdAt: z.string() }).nullable(),
})
export type Review = z.infer<typeof reviewSchema>

/** A review on the admin's page, with the product it is about. */
export const adminReviewSchema = reviewSchema.extend({
  product: z.object({ _id: z.string(), name: z.string() }),
})
export type AdminReview = z.infer<typeof adminReviewSchema>

const reviewSortKeys = ['createdAt', '-createdAt', 'rating', '-rating'] as const

/** How the admin's list is searched (comment, author, product), narrowed and ordered; newest first unless ordered. */
export const adminReviewQuery = z.object({
  q: z.string().trim().max(100).optional(),
  rating: z.coerce.number('rating is 1 to 5').int().min(1).max(5).optional(),
  order: z.enum(reviewSortKeys, `order is one of ${reviewSortKeys.join(', ')}`).optional(),
  limit: z.coerce.number('limit is a whole number from 1 to 100').int().min(1).max(100).optional(),
  page: z.coerce.number('page is a whole number').int().min(1).max(100_000).optional(),
})
export type AdminReviewQuery = z.output<typeof adminReviewQuery>

/** The comment and rating of the form; the author is the session's user, whatever is sent. */
export const reviewFormSchema = z.object({
  comment: z
    .string({ error: () => m.commentMissing() })
    .trim()
    .min(1, { error: () => m.commentMissing(), abort: true })
    .max(2_000, { error: () => m.atMost2000() })
    .refine(isSeen, { error: () => m.commentMissing() }),
  rating: z
    .number({ error: () => m.ratingMissing() })
    .int({ error: () => m.ratingMissing() })
    .min(1, { error: () => m.ratingMissing() })
    .max(5, { error: () => m.ratingMissing() }),
})

export const writeReviewSchema = reviewFormSchema.extend({
  productId: z.string('productId is required.').max(60),
  fit: z
    .enum(fits, `fit is ${fits.join(', ')} or null.`)
    .nullable()
    .optional(),
  /** Whether the photos of the review whose place it takes go; they stay unless said. */
  dropPhotos: z.boolean('dropPhotos is true or false.').optional(),
})

/** An empty answer takes it back. */
export const answerReviewSchema = z.object({
  answer: z
    .string({ error: () => m.answerMissing() })
    .trim()
    .max(2_000, { error: () => m.atMost2000() }),
  seen: seenSchema,
})

export const removePhotoSchema = z.object({ photo: z.string('photo is the address of one.').max(500) })
