import { accountMails } from '#/features/accounts/accounts.mails.tsx'
import { alertMails } from '#/features/alerts/alerts.mails.tsx'
import { codMails } from '#/features/cod/cod.mails.tsx'
import { giftCardMails } from '#/features/credit/giftCard.mails.tsx'
import { orderMailsWith } from '#/features/orders/mails/orders.mails.tsx'
import { receiptMails } from '#/features/receipts/receipts.mails.tsx'
import { restockMails } from '#/features/restock/restock.mails.tsx'
import { reviewMails } from '#/features/reviews/reviews.mails.tsx'
import { writeMail } from '#/features/shop/mails/writeMail.ts'
import { readersLanguage } from '#/features/shop/readersLanguage.ts'
import { shopMails } from '#/features/shop/shop.mails.tsx'
import type { Services } from '#/platform/http/env.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import type { MailJob, MailKinds, TextJob } from '#/platform/mail/jobs/kinds.ts'
import { encloseInOrderMail } from './enclosed.ts'
import { readerOf } from './readerOf.ts'

/** Every mail that the shop writes. */
export const mailKinds: MailKinds = {
  ...accountMails,
  ...shopMails,
  ...alertMails,
  ...orderMailsWith(encloseInOrderMail),
  ...giftCardMails,
  ...codMails,
  ...receiptMails,
  ...restockMails,
  ...reviewMails,
}

/**
 * Reads what a mail says now and sends it, in the language of its reader.
 * @returns false when there was nobody to send it to any more
 * @throws when the kind is unknown or the mail server does not take it: the job is tried again
 */
export async function sendMail(services: Services, job: MailJob | TextJob): Promise<boolean> {
  const kind = mailKinds[job.kind]
  if (!kind) throw new Error(`No mail of kind ${job.kind}`)
  const ids = 'ids' in job ? job.ids : await kind.idsOf?.(services, job)
  if (!ids) return false
  const known = await readerOf(services.db, ids)
  const language = known && (await readersLanguage(services.db, known))
  // What is read for it may hold words, such as days, and links.
  const mail = await inLanguage(language ?? MAIN_LANGUAGE, () => kind.load(services, ids))
  if (!mail?.to) return false
  try {
    const spoken = language ?? mail.language ?? (await readersLanguage(services.db, { email: mail.to }))
    const written = await writeMail(services, mailKinds, job.kind, mail.data, spoken)
    await services.mailer.deliver({ to: mail.to, ...written })
  } catch (error) {
    await mail.notSent?.()
    throw error
  }
  return true
}
