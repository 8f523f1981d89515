import { type NamedProduct, withLocalizedName } from '#/features/catalog/names/productNames.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Services } from '#/platform/http/env.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import { type MailKinds, type MailShop, mailKind, seller, sendMailJob } from '#/platform/mail/jobs/kinds.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { MailButton, MailHeading, MailText } from '#/ui/mail/MailText.tsx'
import { findAnswer } from './answers.store.ts'
import { m } from './messages/reviews.messages.ts'
import { REVIEWS_ID } from './reviews.rules.ts'

interface ReviewIds {
  readonly reviewId: string
}

/** A review of a product, and what the shop says to it. */
interface AnswerMail extends NamedProduct {
  readonly slug: string
  readonly comment: string
  readonly answer: string
}

const sampleAnswer: AnswerMail = {
  name: 'Chikankari Kurta in Ivory',
  slug: 'chikankari-kurta-in-ivory',
  comment: 'Lovely work. The sleeves were a little tight on me.',
  answer: 'Thank you for telling us. The next size up has two centimetres more in the sleeve.',
}

const writeAnswered = ({ slug, comment, answer, ...named }: AnswerMail, shop: MailShop) => ({
  subject: m.mailSubject({ product: withLocalizedName(named).name }),
  body: (
    <MailFrame
      sender={shop}
      preview={m.mailPreview({ shop: shop.name })}
      title={m.mailTitle()}
      footer={m.mailFooter({ seller: seller(shop) })}
    >
      <MailHeading>{m.youWroteAbout({ product: withLocalizedName(named).name })}</MailHeading>
      <MailText>{comment}</MailText>
      <MailHeading>{m.ourAnswer()}</MailHeading>
      <MailText>{answer}</MailText>
      <MailButton href={`${shop.origin}/details/${slug}#${REVIEWS_ID}`}>{m.seeOnPage()}</MailButton>
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
