import { setTimeout } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import {
  type ConstructorOptions,
  fromDrizzle,
  type JobResult,
  type Db as JobStore,
  type JobWithMetadata,
  PgBoss,
} from 'pg-boss'
import type { Database, Db } from '../db/database.ts'
import { describeError } from '../log/describeError.ts'
import type { Log } from '../log/log.ts'
import { inSpan, type SpanStart, type Tracing } from '../tracing/tracing.ts'

export interface WorkOptions {
  readonly perSecond?: number
  /** Called when a job has failed `FAILING_AFTER` times and at each failure after: somebody should know. */
  readonly onFailing?: () => Promise<void>
}

/** Work that is done after the answer: kept in the database, so that a crash loses none of it. */
export interface Jobs {
  /** Enqueues within `tx`: the job exists exactly when the transaction commits. `afterSeconds` holds it back that long. */
  send(tx: Db, queue: string, data: object, options?: { readonly afterSeconds?: number }): Promise<void>
  /** The same as a part of another statement: a job for each element of `data`, a JSON array or null. */
  insertion(queue: string, data: SQL): Promise<SQL>
  /**
   * Does the jobs of a queue in this process, `perSecond` of them every second; each succeeds or fails by itself, and a
   * failed one is tried again with growing pauses.
   */
  work<Data extends object>(
    queue: string,
    handle: (data: Data) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>
  /**
   * Does `handle` once in every minute, in whichever process of the shop comes first. What fails is told in the log; the
   * next minute is its next try.
   */
  everyMinute(queue: string, handle: () => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

/** Tries and the first pause between them, in seconds; the pauses double up to an hour. */
const RETRIES = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 }

/** After so many failures a job is not just unlucky; about half a minute after the first. */
const FAILING_AFTER = 3

const sharedPool = (db: Database): JobStore => ({
  executeSql: (text, values) => db.$client.query(text, values),
})

/**
 * How long a job is looked at after it was done, in seconds, and one that failed at least once: whoever runs the shop
 * may want to know of a mail that never went out.
 */
const RETENTION_S = { done: 3_600, failed: 7 * 86_400 }

/** How often jobs that were kept long enough are deleted, in seconds. */
const SWEEP = 600

/** How often a process looks whether the work of a minute waits, in seconds. */
const MINUTE_POLL = 5

/** How long jobs under way may take when the process stops; what is not done by then is tried again, ms. */
const UNDER_WAY_MS = 5_000

const retainLonger = (db: Database, queue: string, id: string) =>
  db.execute(
    sql`update pgboss.job set deletion_seconds = ${RETENTION_S.failed} where name = ${queue} and id = ${id}`,
  )

/**
 * Makes the tables and queues of the jobs, and the schedule of those of every minute; called once per start, before any
 * process works.
 */
export async function prepareJobs(
  db: Database,
  queues: readonly string[],
  everyMinute: readonly string[],
): Promise<void> {
  const boss = new PgBoss({ db: sharedPool(db), supervise: false, schedule: false })
  await boss.start()
  for (const queue of queues) {
    const options = { ...RETRIES, deleteAfterSeconds: RETENTION_S.done }
    await boss.createQueue(queue, options)
    // A shop that was there before has its queues, and done jobs that it meant to keep longer.
    await boss.updateQueue(queue, options)
  }
  for (const queue of everyMinute) {
    // One waits at the most: minutes that nobody worked are not made up for.
    await boss.createQueue(queue, { policy: 'short', retryLimit: 0, deleteAfterSeconds: SWEEP })
    await boss.schedule(queue, '* * * * *')
  }
  for (const { name } of await boss.getSchedules()) {
    if (!everyMinute.includes(name)) await boss.unschedule(name)
  }
  await db.execute(
    sql`update pgboss.job set deletion_seconds = ${RETENTION_S.done} where state = 'completed' and deletion_seconds > ${RETENTION_S.done}`,
  )
  await boss.stop({ graceful: false })
}

const jobSpan = (queue: string, id?: string): SpanStart => ({
  name: `job ${queue}`,
  kind: 'consumer',
  facts: { 'messaging.destination.name': queue, ...(id && { 'messaging.message.id': id }) },
})

export async function openJobs(db: Database, log: Log, tracing?: Tracing): Promise<Jobs> {
  const open = async (options: ConstructorOptions): Promise<PgBoss> => {
    const boss = new PgBoss({ db: sharedPool(db), migrate: false, ...options })
    boss.on('error', (error) => log.warn({ err: error }, 'jobs have trouble with the database'))
    return boss.start()
  }
  const boss = await open({ schedule: false, maintenanceIntervalSeconds: SWEEP })
  const insertions = new Map<string, Promise<string>>()
  /** The statement by which jobs come into a queue, as the library would send it; `$1` are the jobs. */
  const insertionOf = (queue: string): Promise<string> => {
    const known =
      insertions.get(queue) ??
      new Promise<string>((found, failed) => {
        const noDatabase: JobStore = {
          executeSql: async (text) => {
            found(text)
            return { rows: [] }
          },
        }
        boss.insert(queue, [{}], { db: noDatabase }).catch(failed)
      })
    insertions.set(queue, known)
    known.catch(() => insertions.delete(queue))
    return known
  }
  /** Tells the minutes, together with those of the other processes: only where something is done every minute. */
  let clock: Promise<PgBoss> | undefined
  /** Whose jobs this process does. */
  const queues: string[] = []
  return {
    async send(tx, queue, data, { afterSeconds = 0 } = {}) {
      await boss.send(queue, data, { db: fromDrizzle(tx, sql), startAfter: afterSeconds })
    },
    async insertion(queue, data) {
      const [before = '', after = ''] = (await insertionOf(queue)).split('$1')
      const jobs = sql`(select json_agg(json_build_object('data', one)) from json_array_elements(${data}) as one)`
      return sql`${sql.raw(before)}${jobs}${sql.raw(after)}`
    },
    async work<Data extends object>(
      queue: string,
      handle: (data: Data) => Promise<void>,
      { perSecond = 1, onFailing }: WorkOptions = {},
    ) {
      const doOne = async ({ id, data, retryCount }: JobWithMetadata<Data>): Promise<JobResult> => {
        // guard: job-tried-again
        try {
          await inSpan(tracing, jobSpan(queue, id), () => handle(data))
          return { id, status: 'completed' }
        } catch (error) {
          log.warn({ err: error, queue, job: id }, 'a job failed and is tried again later')
          await retainLonger(db, queue, id).catch(() => undefined)
          if (retryCount + 1 >= FAILING_AFTER) await onFailing?.().catch(() => undefined)
          const { type, message } = describeError(error)
          return { id, status: 'failed', output: { message: `${type}: ${message}` } }
        }
      }
      // One batch a second, also when more is waiting: a rush of orders must not compete with its own mails.
      const pace = {
        pollingIntervalSeconds: 1,
        batchSize: perSecond,
        perJobResults: true as const,
        includeMetadata: true as const,
      }
      queues.push(queue)
      await boss.work(queue, pace, (jobs: JobWithMetadata<Data>[]) => Promise.all(jobs.map(doOne)))
    },
    async everyMinute(queue, handle) {
      clock ??= open({ schedule: true, supervise: false })
      await clock
      queues.push(queue)
      await boss.work(queue, { pollingIntervalSeconds: MINUTE_POLL }, async () => {
        await inSpan(tracing, jobSpan(queue), async () => handle()).catch((error) =>
          log.warn({ err: error, queue }, 'the work of a minute failed'),
        )
      })
    },
    async close() {
      // Not left to the library, which looks only every half second whether they are done.
      const done = Promise.all(queues.map((queue) => boss.offWork(queue)))
      await Promise.race([done, setTimeout(UNDER_WAY_MS, undefined, { ref: false })])
      const stops = { graceful: false }
      await (await clock)?.stop(stops)
      await boss.stop(stops)
    },
  }
}
