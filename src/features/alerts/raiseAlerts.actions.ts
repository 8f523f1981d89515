import { type SQL, sql } from 'drizzle-orm'
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

const withId = (fact: AlertFacts): RaisedAlert => ({ id: newId(), ...fact })

/**
 * Tells the admins of something within the transaction in which it happens: one row for a job, so that nobody who wants
 * the same product waits for more. The job writes the alert down for the open admin pages and mails it.
 */
export async function raiseAlerts(jobs: Jobs, tx: Db, facts: readonly AlertFacts[]): Promise<void> {
  if (facts.length === 0) return
  const job: AlertJob = { alerts: facts.map(withId) }
  await jobs.send(tx, ALERT_QUEUE, job)
}

/**
 * The same as a part of the statement that writes new orders as `placed` (id, number): only there are their numbers known,
 * which are the labels of what is told of them.
 */
export const insertAlertsOfPlaced = (jobs: Jobs, facts: readonly AlertFacts[]): Promise<SQL> =>
  jobs.insertion(
    ALERT_QUEUE,
    sql`(
      select json_build_array(json_build_object('alerts', json_agg(
        alert || jsonb_build_object('label', coalesce(placed.number::text, alert ->> 'label')) order by at
      )))
      from jsonb_array_elements(${JSON.stringify(facts.map(withId))}::jsonb) with ordinality as raised (alert, at)
      left join placed on placed.id = (alert ->> 'subjectId')::uuid
      where exists (select from placed) having count(*) > 0
    )`,
  )

/**
 * What a new order is to the admins: itself, and the products that it brought to `threshold` pieces or fewer. Its number
 * is its label once it is written.
 */
export function alertsOfOrder(
  order: { readonly id: string; readonly totalPaise: number },
  falls: readonly StockFall[],
  threshold: number,
): AlertFacts[] {
  const { id, totalPaise } = order
  return [
    { kind: 'orderPlaced', subjectId: id, label: '', amount: totalPaise },
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
