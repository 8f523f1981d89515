import { accountMails } from '#/features/accounts/accounts.mails.tsx'
import { alertMails } from '#/features/alerts/alerts.mails.tsx'
import { orderMails } from '#/features/orders/mails/orders.mails.tsx'
import { restockMails } from '#/features/restock/restock.mails.tsx'
import { senderName } from '#/features/shop/sample.rules.ts'
import { shopMails } from '#/features/shop/shop.mails.tsx'
import { readSettings } from '#/features/shop/shop.store.ts'
import type { Services } from '#/platform/http/env.ts'
import type { MailJob, MailKinds, TextJob } from '#/platform/mail/jobs/kinds.ts'

const kinds: MailKinds = { ...accountMails, ...shopMails, ...alertMails, ...orderMails, ...restockMails }

/**
 * Reads what a mail says now and sends it.
 * @returns false when there was nobody to send it to any more
 * @throws when the kind is unknown or the mail server does not take it: the job is tried again
 */
export async function sendMail(services: Services, job: MailJob | TextJob): Promise<boolean> {
  const kind = kinds[job.kind]
  if (!kind) throw new Error(`No mail of kind ${job.kind}`)
  const ids = 'ids' in job ? job.ids : await kind.idsOf?.(services, job)
  const mail = ids && (await kind.load(services, ids))
  if (!mail?.to) return false
  try {
    const settings = await readSettings(services.db)
    const { email, address } = settings
    const name = senderName(settings)
    const { subject, body } = kind.write(mail.data, { name, email, address, origin: services.config.origin })
    // With the first mail, not with the start: it brings formatters along that are never used.
    const { render, toPlainText } = await import('@react-email/render')
    const html = await render(body)
    const from = email ? { from: { name, address: email } } : {}
    await services.mailer.deliver({ to: mail.to, ...from, subject, html, text: toPlainText(html) })
  } catch (error) {
    await mail.notSent?.()
    throw error
  }
  return true
}
