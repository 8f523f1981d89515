import { findAdminIds } from '#/features/accounts/accounts.store.ts'
import { readSettings } from '#/features/shop/shop.store.ts'
import type { Services } from '#/platform/http/env.ts'
import { sendAlertMail } from './alerts.mails.tsx'
import { deleteAlertsBefore, insertAlerts, takeUnmailed } from './alerts.store.ts'
import type { AlertJob } from './raiseAlerts.actions.ts'

/** Alerts in one mail; in a rush the rest stands in the next one. */
const MOST_IN_A_MAIL = 50
/** How long alerts are listed, ms. */
const LISTED_FOR_MS = 90 * 86_400_000

/**
 * Writes the alerts of a job down and mails each admin what nobody was mailed about yet. What came in at the same time
 * goes into one mail; a job that is done twice writes and mails once.
 */
export async function deliverAlerts(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  job: AlertJob,
  now: Date,
): Promise<void> {
  await insertAlerts(db, job.alerts)
  await db.transaction(async (tx) => {
    const taken = await takeUnmailed(tx, MOST_IN_A_MAIL)
    // When mails do not go out, a mail about it would only wait behind them.
    const mailed = taken.filter(({ kind }) => kind !== 'mailFailed')
    const { alertMails } = await readSettings(tx)
    if (mailed.length === 0 || !alertMails) return
    const alertIds = mailed.map(({ id }) => id)
    for (const userId of await findAdminIds(tx)) await sendAlertMail(jobs, tx, { userId, alertIds })
  })
  await deleteAlertsBefore(db, new Date(now.getTime() - LISTED_FOR_MS))
}
