import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { failures } from '#/platform/http/failure.ts'
import type { SeenValues } from '#/platform/http/seen.schema.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import { sendReviewMail } from './reviews.mails.tsx'
import * as store from './reviews.store.ts'

/**
 * Says something to a review, for everybody to read; nothing at all takes it back. Its author is mailed about the first answer.
 * With the review's words and stars in `seen`, an answer to others than stand there by now is refused.
 * @throws Failure not_found, changed_meanwhile
 */
export function answerReview(
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  actor: Actor,
  id: string,
  { answer, seen }: { readonly answer: string; readonly seen?: SeenValues },
): Promise<store.ReviewRow> {
  return db.transaction(async (tx) => {
    const review = await store.lockReview(tx, id)
    if (!review) throw failures.not_found()
    const before = { answer: review.answer }
    const { comment, rating } = review
    // guard: answer-seen
    refuseClashes({ ...before, comment, rating }, { ...seenOf(seen), answer }, seen)
    if (answer === review.answer) return review
    // guard: answer-mailed-once
    const isMailed = answer !== '' && !review.answerMailed && review.userId !== null
    const answered = await store.writeAnswer(tx, id, {
      answer,
      answerMailed: review.answerMailed || isMailed,
    })
    await auditChange(tx, actor, 'review.answer', id, { before, after: { answer } })
    if (isMailed) await sendReviewMail(jobs, tx, 'review.answered', { reviewId: id })
    return answered
  })
}

/** What the answer is to; nobody who answers changes it. */
const seenOf = (seen: SeenValues) => ({ comment: seen?.comment, rating: seen?.rating })
