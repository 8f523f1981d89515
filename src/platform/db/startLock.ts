import { endedWithMachine, oneClient } from './oneClient.ts'

/** 'start' */
const START_LOCK = 0x73746172

/** The session that holds the lock; it holds nothing else. */
export const START_NAME = 'zari start'

/**
 * Does `work` in one process at a time of all machines on this database. The lock lasts as long as its transaction, so that it
 * goes with whoever dies, also with a machine that loses its power, and a pooler in between gives it to nobody else.
 * @param onWait called when somebody else is at it
 */
export async function oneStartAtATime<T>(
  url: string,
  work: () => Promise<T>,
  onWait: () => void,
): Promise<T> {
  const client = oneClient(url, { application_name: START_NAME })
  try {
    await client.connect()
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    // guard: start-lock-let-go
    await client.query(endedWithMachine(true))
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      START_LOCK,
    ])
    if (!rows[0]?.mine) {
      onWait()
      await client.query('set local statement_timeout = 0')
      // guard: one-start-at-a-time
      await client.query('select pg_advisory_xact_lock($1)', [START_LOCK])
    }
    return await work()
  } finally {
    await client.end().catch(() => undefined)
  }
}
