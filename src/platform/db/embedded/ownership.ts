/**
 * Who owns a running database: the server that holds an advisory lock on a connection of its own. PostgreSQL drops the
 * lock the moment that server dies, however it dies, so an orphaned database is told from a used one without guessing.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { isLiving } from './living.ts'
import { codeOf, EmbeddedDatabaseError } from './problem.ts'
import { POLL } from './process.ts'
import type { Secret } from './secret.ts'
import { FINGERPRINT } from './settings.ts'

/** 'ZARI' in ASCII; the lock lives in the database `postgres`, where nothing of the shop does. */
const LOCK = 0x5a415249
/** PostgreSQL needs a moment to notice that an owner was killed, ms. */
const GRACE_FOR_THE_DEAD = 3_000
const GRACE_FOR_THE_LIVING = 300
const APPLICATION = 'zari server, process '

export interface Claim {
  /** What the server was started with. */
  fingerprint: string
  /** Settles when the connection, and with it the lock, is gone. */
  lost: Promise<void>
  /** Makes role and database of the shop if they are not there yet. */
  makeShopDatabase(secret: Secret): Promise<void>
  release(): Promise<void>
}

/**
 * Claims the database at `port`. Undefined when it cannot be talked to at the moment (stopping, recovering). Throws
 * `another-server` when somebody living owns it.
 */
export async function claimDatabase(
  folder: string,
  port: number,
  secret: Secret,
): Promise<Claim | undefined> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: secret.postgres,
    database: 'postgres',
    application_name: `${APPLICATION}${process.pid}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve)
    client.on('error', () => resolve())
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ fingerprint: string | null }>(
      'select current_setting($1, true) as fingerprint',
      [FINGERPRINT],
    )
    await acquire(client, folder)
    return {
      fingerprint: rows[0]?.fingerprint ?? '',
      lost,
      makeShopDatabase: (own) => makeShopDatabase(client, own),
      release: () => client.end().catch(() => undefined),
    }
  } catch (error) {
    await client.end().catch(() => undefined)
    if (error instanceof EmbeddedDatabaseError) throw error
    if (codeOf(error) === '28P01') {
      throw new EmbeddedDatabaseError(
        'no-permission',
        `The database does not accept the passwords in ${folder}/postgres-secret.json. Restore that file, or end the database (its process number is the first line of ${folder}/postgres/postmaster.pid), delete the file and start again: new passwords are made then.`,
        { cause: error },
      )
    }
    if (isPassing(error)) return undefined
    throw error
  }
}

async function acquire(client: Client, folder: string): Promise<void> {
  const start = Date.now()
  for (;;) {
    const answer = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (answer.rows[0]?.mine) return
    const pid = await findOwner(client)
    const grace = pid !== undefined && isLiving(pid) ? GRACE_FOR_THE_LIVING : GRACE_FOR_THE_DEAD
    if (Date.now() - start > grace) {
      throw new EmbeddedDatabaseError(
        'another-server',
        `Another Zari server${pid === undefined ? '' : ` (process ${pid})`} is already running on the data folder ${folder}. Stop it first, or give this one its own folder with DATA_DIR.`,
      )
    }
    await pause(POLL)
  }
}

async function findOwner(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1`,
    [LOCK],
  )
  const name = rows[0]?.application_name
  return name?.startsWith(APPLICATION) ? Number(name.slice(APPLICATION.length)) : undefined
}

/** The shop's role owns its database and may make more (tests, restores), but is no superuser. */
async function makeShopDatabase(client: Client, secret: Secret): Promise<void> {
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = 'zari') as role,
            exists (select from pg_database where datname = 'zari') as database`,
  )
  if (!rows[0]?.role) {
    await client.query(`create role zari login createdb password ${client.escapeLiteral(secret.zari)}`)
  }
  if (!rows[0]?.database) await client.query('create database zari owner zari')
}

/** Refused or cut connections, "starting up", "shutting down", "too many clients". */
function isPassing(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  const cut = error instanceof Error && /connection terminated/i.test(error.message)
  return cut || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '53300'].includes(code) || code.startsWith('57P')
}
