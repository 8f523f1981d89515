import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import { type AlertFacts, fellLow, type StockFall } from './alerts.rules.ts'
import { hasAlertSince, type RaisedAlert } from './alerts.store.ts'

/** The queue of the jobs that write alerts down and mail them. */
export const ALERT_QUEUE = 'alerts'

export interface AlertJob {
  readonly alerts: readonly RaisedAlert[]
}

/** While something keeps failing, one alert in this time, ms. */
const FAILING_AGAIN_MS = 60 * 60_000

/**
 * Tells the admins of something within the transaction in which it happens: one row for a job, so that nobody who wants
 * the same product waits for more. The job writes the alert down for the open admin pages and mails it.
 */
export async function raiseAlerts(jobs: Jobs, tx: Db, facts: readonly AlertFacts[]): Promise<void> {
  if (facts.length === 0) return
  const job: AlertJob = { alerts: facts.map((fact) => ({ id: newId(), ...fact })) }
  await jobs.send(tx, ALERT_QUEUE, job)
}

/** What a new order is to the admins: itself, and the products that it brought to `threshold` pieces or fewer. */
export function alertsOfOrder(
  order: { readonly id: string; readonly number: number; readonly totalPaise: number },
  falls: readonly StockFall[],
  threshold: number,
): AlertFacts[] {
  const { id, number, totalPaise } = order
  return [
    { kind: 'orderPlaced', subjectId: id, label: String(number), amount: totalPaise },
    ...fellLow(falls, threshold).map(({ productId, name, after }) => ({
      kind: 'stockLow' as const,
      subjectId: productId,
      label: name,
      amount: Math.max(0, after),
    })),
  ]
}

/** A job failed several times: the admins are told, once an hour for each queue as long as it goes on. */
export async function raiseFailure(jobs: Jobs, db: Db, queue: string, now: Date): Promise<void> {
  const kind = queue === 'mail' ? 'mailFailed' : 'jobFailed'
  const since = new Date(now.getTime() - FAILING_AGAIN_MS)
  if (await hasAlertSince(db, kind, queue, since)) return
  await raiseAlerts(jobs, db, [{ kind, subjectId: null, label: queue, amount: null }])
}
