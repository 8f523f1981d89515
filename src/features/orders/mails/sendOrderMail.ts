/** Order mails as those see them who change an order: a job, and nothing of how it reads. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import { insertMailJobs, sendMailJob } from '#/platform/mail/jobs/kinds.ts'
import type { OrderMailIds } from './load.ts'
import type { MailKind } from './mailed.ts'

/** Enqueues the mail about a step of an order within `tx`. */
export const sendOrderMail = (jobs: Jobs, tx: Db, kind: MailKind, ids: OrderMailIds): Promise<void> =>
  sendMailJob(jobs, tx, { kind: `order.${kind}`, ids })

/** Enqueues the mails that tell customers of their new orders; part of the statement that writes these as `placed`. */
export const insertPlacedMails = (jobs: Jobs, orderIds: readonly string[]): Promise<SQL> =>
  insertMailJobs(
    jobs,
    orderIds.map((orderId) => ({ kind: 'order.placed', ids: { orderId } })),
    // guard: mail-with-order
    sql`exists (select from placed)`,
  )
