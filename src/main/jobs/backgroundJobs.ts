import { PASSWORD_RESET_QUEUE, sendPasswordReset } from '#/features/accounts/resetPassword.actions.ts'
import { deliverAlerts } from '#/features/alerts/alerts.jobs.ts'
import { ALERT_QUEUE, type AlertJob, raiseFailure } from '#/features/alerts/raiseAlerts.actions.ts'
import { resumeStalled } from '#/features/catalog/import/resumeImports.jobs.ts'
import { IMPORT_QUEUE, type ImportJob, runImport } from '#/features/catalog/import/runImport.actions.ts'
import { fillPalettesAfterChanges } from '#/features/catalog/related/fillPalettes.jobs.ts'
import { runCashDeadlines } from '#/features/cod/cashDeadlines.jobs.ts'
import { sumOrderDays } from '#/features/orders/pages.store.ts'
import { CARD_CHECK_QUEUE, type CardCheck, checkCardPayment } from '#/features/payments/card/card.webhooks.ts'
import { sendGiftCards } from '#/features/payments/gifts/sendGiftCards.jobs.ts'
import { findDueReductions } from '#/features/prices/findReductions.jobs.ts'
import { runSales } from '#/features/prices/sales/runSales.actions.ts'
import { forgetMails } from '#/features/receipts/mails/bankMails.store.ts'
import { pollCodes } from '#/features/receipts/pollCodes.jobs.ts'
import { tidyReceipts } from '#/features/receipts/tidyReceipts.jobs.ts'
import { pollRefunds } from '#/features/refunds/pollProvider.jobs.ts'
import { inviteWaiting } from '#/features/restock/inviteWaiting.actions.ts'
import { discardPhotos } from '#/features/reviews/discardPhotos.jobs.ts'
import { rankProducts } from '#/features/sales/rankProducts.store.ts'
import { recount } from '#/features/sales/recount.store.ts'
import { openPace } from '#/platform/jobs/pace.ts'
import { MAIL_QUEUE, type MailJob, type TextJob } from '#/platform/mail/jobs/kinds.ts'
import type { DemoPicturesJob } from '../../../demo/laterPictures.ts'
import type { AppServices } from '../services/services.ts'
import { sendMail } from './mails.ts'
import { everyMinute, type queues } from './queues.ts'

/** Mails that one process takes on at a time, each on a connection of its own to the mail server. */
const MAILS_AT_ONCE = 25
/** Jobs of alerts in a second: each holds what one request raised. */
const ALERTS_A_SECOND = 10

/**
 * Starts doing what handlers left for later: mails, alerts, password resets, payments and refunds nobody spoke of, imports, the
 * figures and the orders of the days, how products do. It ends with the jobs of the process.
 */
export async function startBackgroundJobs(services: AppServices): Promise<void> {
  const tried = countMails(services)
  const { perSecond } = services.config.mail
  const mailTurn = openPace(services.db, 'mail', perSecond)
  const sendAndCount = async (job: MailJob | TextJob) => {
    // guard: mail-pace
    await mailTurn()
    try {
      const isSent = await sendMail(services, job)
      tried(isSent ? 'sent' : 'needless')
      if (!isSent) services.log.info({ kind: job.kind }, 'a mail has nobody to go to any more')
    } catch (error) {
      tried('failed')
      throw error
    }
  }
  /** Whatever keeps failing, the admins are told. */
  const work = <Data extends object>(
    // A queue that the start does not make is refused by its type.
    queue: (typeof queues)[number],
    handle: (data: Data) => Promise<void>,
    perSecond?: number,
  ) =>
    services.jobs.work(queue, handle, {
      ...(perSecond && { perSecond }),
      onFailing: () => raiseFailure(services.jobs, services.db, queue, new Date()),
    })
  await work(MAIL_QUEUE, sendAndCount, Math.min(perSecond, MAILS_AT_ONCE))
  await work<AlertJob>(ALERT_QUEUE, (job) => deliverAlerts(services, job, new Date()), ALERTS_A_SECOND)
  await work<{ email: string }>(PASSWORD_RESET_QUEUE, ({ email }) => sendPasswordReset(services, email))
  await work<CardCheck>(CARD_CHECK_QUEUE, (check) => checkCardPayment(services, check))
  await work<ImportJob>(IMPORT_QUEUE, (job) => runImport(services, job))
  await work<DemoPicturesJob>('demo-pictures', async (job) => {
    // The words and cloths of the sample stay out of the memory of a shop that is not one.
    const { weaveLaterPictures } = await import('../../../demo/laterPictures.ts')
    await weaveLaterPictures(services.db, services.config.media, job)
  })
  const recurring: Record<(typeof everyMinute)[number], () => Promise<unknown>> = {
    'resume-imports': () => resumeStalled(services),
    'count-sales': () => recount(services.db),
    'check-refunds': () => pollRefunds(services),
    'sum-order-days': () => sumOrderDays(services.db),
    'rank-products': () => rankProducts(services.db),
    'invite-waiting': () => inviteWaiting(services),
    'fill-palettes': fillPalettesAfterChanges(services),
    'discard-photos': () => discardPhotos(services),
    'run-sales': () => runSales(services),
    'find-reductions': () => findDueReductions(services),
    'match-receipts': async () => {
      await tidyReceipts(services)
      await forgetMails(services.db)
    },
    'run-cash-deadlines': () => runCashDeadlines(services),
    'send-gift-cards': () => sendGiftCards(services),
    'poll-upi-codes': () => pollCodes(services),
  }
  for (const queue of everyMinute) await services.jobs.everyMinute(queue, recurring[queue])
}

const countMails = ({ metrics }: AppServices) =>
  metrics.counter({
    name: 'zari_mails_total',
    // not a message: for those who run the shop
    help: 'Tries to send a mail, by what became of them; a failed one is tried again, a needless one had nobody to go to',
    label: 'result',
    kinds: ['sent', 'needless', 'failed'],
  })
