import { PASSWORD_RESET_QUEUE, sendPasswordReset } from '#/features/accounts/passwordReset.ts'
import { IMPORT_QUEUE, type ImportJob, runImport } from '#/features/catalog/import/run.ts'
import { watchImports } from '#/features/catalog/import/watch.ts'
import { CARD_CHECK_QUEUE, type CardCheck, checkCardPayment } from '#/features/orders/card/card.reports.ts'
import { watchRefunds } from '#/features/orders/refunds/watching.ts'
import { keepSales } from '#/features/sales/sales.keeping.ts'
import type { Services } from '#/platform/http/env.ts'
import { MAIL_QUEUE, type MailJob, type TextJob } from '#/platform/mail/kinds.ts'
import { sendMail } from './mails.ts'

/** Mails of one process in a second, each on a connection of its own to the mail server. */
const MAILS_A_SECOND = 5

/**
 * Starts doing what handlers left for later: mails, password resets, payments and refunds nobody spoke of, imports, the
 * figures of the days.
 * @returns how to stop what is not a job
 */
export async function startAfterwork(services: Services): Promise<() => Promise<void>> {
  const tried = countMails(services)
  const sendAndCount = async (job: MailJob | TextJob) => {
    try {
      const isSent = await sendMail(services, job)
      tried(isSent ? 'sent' : 'needless')
      if (!isSent) services.log.info({ kind: job.kind }, 'a mail has nobody to go to any more')
    } catch (error) {
      tried('failed')
      throw error
    }
  }
  await services.jobs.work(MAIL_QUEUE, sendAndCount, { perSecond: MAILS_A_SECOND })
  await services.jobs.work<{ email: string }>(PASSWORD_RESET_QUEUE, ({ email }) =>
    sendPasswordReset(services, email),
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
    help: 'Tries to send a mail, by what became of them; a failed one is tried again, a needless one had nobody to go to',
    label: 'result',
    kinds: ['sent', 'needless', 'failed'],
  })
