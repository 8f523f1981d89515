import type { Db } from '#/platform/db/database.ts'
import type { Services } from '#/platform/http/env.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import { type MailKinds, type MailShop, mailKind, seller, sendMailJob } from '#/platform/mail/jobs/kinds.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { MailButton, MailHeading, MailText } from '#/ui/mail/MailText.tsx'
import { findAnswer } from './answers.store.ts'
import { REVIEWS_ID } from './reviews.rules.ts'

interface ReviewIds {
  readonly reviewId: string
}

interface AnswerMail {
  readonly product: string
  readonly slug: string
  readonly comment: string
  readonly answer: string
}

const sampleAnswer: AnswerMail = {
  product: 'Chikankari Kurta in Ivory',
  slug: 'chikankari-kurta-in-ivory',
  comment: 'Lovely work. The sleeves were a little tight on me.',
  answer: 'Thank you for telling us. The next size up has two centimetres more in the sleeve.',
}

const writeAnswered = ({ product, slug, comment, answer }: AnswerMail, shop: MailShop) => ({
  subject: `An answer to your review of ${product}`,
  body: (
    <MailFrame
      sender={shop}
      preview={`${shop.name} answered what you wrote.`}
      title="We answered your review"
      footer={`You receive this one mail because you reviewed a product at ${seller(shop)}.`}
    >
      <MailHeading>You wrote about {product}</MailHeading>
      <MailText>{comment}</MailText>
      <MailHeading>Our answer</MailHeading>
      <MailText>{answer}</MailText>
      <MailButton href={`${shop.origin}/details/${slug}#${REVIEWS_ID}`}>See it on the page</MailButton>
    </MailFrame>
  ),
})

export const reviewMails = {
  'review.answered': mailKind<ReviewIds, AnswerMail>({
    async load({ db }: Services, { reviewId }) {
      const found = await findAnswer(db, reviewId)
      if (!found) return null
      const { to, ...data } = found
      return { to, data }
    },
    write: writeAnswered,
    shown: { label: 'Answer to a review', sample: sampleAnswer },
  }),
} satisfies MailKinds

/** Enqueues one of this room's mails within `tx`. */
export const sendReviewMail = (
  jobs: Jobs,
  tx: Db,
  kind: keyof typeof reviewMails,
  ids: ReviewIds,
): Promise<void> => sendMailJob(jobs, tx, { kind, ids })
