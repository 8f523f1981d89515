import { render, toPlainText } from '@react-email/render'
import { accountMails } from '#/features/accounts/accounts.mails.tsx'
import { PASSWORD_RESET_QUEUE, sendPasswordReset } from '#/features/accounts/passwordReset.ts'
import { IMPORT_QUEUE, type ImportJob, runImport } from '#/features/catalog/import/run.ts'
import { watchImports } from '#/features/catalog/import/watch.ts'
import { CARD_CHECK_QUEUE, type CardCheck, checkCardPayment } from '#/features/orders/card/card.reports.ts'
import { orderMails } from '#/features/orders/orders.mails.tsx'
import { watchRefunds } from '#/features/orders/refunds/watching.ts'
import { keepSales } from '#/features/sales/sales.keeping.ts'
import { readSettings } from '#/features/shop/shop.store.ts'
import type { Services } from '#/platform/http/env.ts'
import { MAIL_QUEUE, type MailJob, type MailKinds } from '#/platform/mail/kinds.ts'

/** Mails of one process in a second, each on a connection of its own to the mail server. */
const MAILS_A_SECOND = 5

const mails: MailKinds = { ...accountMails, ...orderMails }

/**
 * Starts doing what handlers left for later: mails, password resets, payments and refunds nobody spoke of, imports, the
 * figures of the days.
 * @returns how to stop what is not a job
 */
export async function startAfterwork(services: Services): Promise<() => Promise<void>> {
  const tried = countMails(services)
  const sendAndCount = async (job: MailJob) => {
    try {
      await sendMail(services, job)
      tried('sent')
    } catch (error) {
      tried('failed')
      throw error
    }
  }
  await services.jobs.work(MAIL_QUEUE, sendAndCount, { perSecond: MAILS_A_SECOND })
  await services.jobs.work<{ email: string }>(PASSWORD_RESET_QUEUE, ({ email }) =>
    sendPasswordReset(services, email, sendAndCount),
  )
  await services.jobs.work<CardCheck>(CARD_CHECK_QUEUE, (check) => checkCardPayment(services, check))
  await services.jobs.work<ImportJob>(IMPORT_QUEUE, (job) => runImport(services, job))
  const stopWatching = watchImports(services)
  const stopKeeping = keepSales(services)
  const stopLooking = watchRefunds(services)
  return async () => {
    stopWatching()
    await stopKeeping()
    await stopLooking()
  }
}

const countMails = ({ metrics }: Services) =>
  metrics.counter({
    name: 'zari_mails_total',
    help: 'Tries to send a mail, by what became of them; a failed one is tried again',
    label: 'result',
    kinds: ['sent', 'failed'],
  })

/** @throws when the mail server does not take it: the job is tried again */
export async function sendMail(services: Services, { kind, to, data }: MailJob): Promise<void> {
  // Who erased the account has no address any more.
  if (to === '') return
  const write = mails[kind]
  if (!write) throw new Error(`No mail of kind ${kind}`)
  const { name, email, address } = await readSettings(services.db)
  const { subject, body } = write(data, { name, email, address, origin: services.config.origin })
  const html = await render(body)
  await services.mailer.deliver({ to, subject, html, text: toPlainText(html) })
}
