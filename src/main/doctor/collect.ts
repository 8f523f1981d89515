/** Looks at all that the doctor judges. Nothing here throws: what cannot be looked at is an answer, too. */
import { mkdir, statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { createTransport } from 'nodemailer'
import type { Config } from '#/platform/config/config.ts'
import { openDatabase } from '#/platform/db/database.ts'
import { listenForDatabaseNotices } from '#/platform/db/databaseNotices.ts'
import { visitEmbeddedDatabase } from '#/platform/db/embedded/visit.ts'
import { newId } from '#/platform/db/ids.ts'
import { oneClient } from '#/platform/db/oneClient.ts'
import { oneSession } from '#/platform/db/oneSession.ts'
import { replicaAsOf } from '#/platform/db/replica.ts'
import { OWNER_ONLY } from '#/platform/disk/ownerOnly.ts'
import { folderStore } from '#/platform/media/folderStore.ts'
import { s3Store } from '#/platform/media/s3Store.ts'
import type { Answer, DatabaseFacts, DoctorFacts, ReplicaFacts } from './doctor.rules.ts'

/** Nobody is waited for longer, ms. */
const TIMEOUT_MS = 10_000
const SETTINGS = [
  'server_encoding',
  'fsync',
  'full_page_writes',
  'synchronous_commit',
  'autovacuum',
  'max_connections',
]

/**
 * Everything that the doctor judges; the database of the data folder is started for it if nobody runs it.
 * @param log hears of that start
 */
export async function collect(config: Config, log: (line: string) => void): Promise<DoctorFacts> {
  const { readUrl } = config
  const { smtpUrl } = config.mail
  const [disk, database, replica, mail, pictures, certificate] = await Promise.all([
    answer(() => diskOf(config.dataDir)),
    answer(() => databaseOf(config, log)),
    readUrl === undefined ? undefined : answer(() => replicaOf(readUrl)),
    smtpUrl === undefined ? undefined : answer(() => mailOf(smtpUrl)),
    answer(() => picturesOf(config)),
    config.origin.startsWith('https:') ? answer(() => certificateOf(new URL(config.origin))) : undefined,
  ])
  const { production, trustedProxies, workers } = config
  const origin = config.originIsSet ? config.origin : undefined
  return {
    now: new Date(),
    production,
    origin,
    trustedProxies,
    workers,
    disk,
    database,
    replica,
    mail,
    pictures,
    certificate,
  }
}

async function answer<T>(look: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { is: await look() }
  } catch (error) {
    const said = error instanceof Error ? error.message || error.name : String(error)
    return { problem: /[.!?]$/.test(said) ? said : `${said}.` }
  }
}

async function diskOf(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

async function databaseOf(config: Config, log: (line: string) => void): Promise<DatabaseFacts> {
  const { databaseUrl, directUrl } = config
  if (databaseUrl && directUrl) await receiveThrough(databaseUrl, directUrl)
  if (databaseUrl) return factsAt(directUrl ?? databaseUrl)
  const visit = await visitEmbeddedDatabase(config.dataDir, log)
  if (!visit) throw new Error(`There is no shop in ${config.dataDir} yet: \`npm start\` makes it.`)
  try {
    return await factsAt(visit.url)
  } finally {
    await visit.end()
  }
}

/** @throws where what is written through the pooler is not heard at the database itself */
async function receiveThrough(databaseUrl: string, directUrl: string): Promise<void> {
  const writer = oneClient(databaseUrl, { application_name: 'zari doctor' }, TIMEOUT_MS)
  try {
    await writer.connect()
    const write = ({ channel, message }: { channel: string; message: string }) =>
      writer.query('select pg_notify($1, $2)', [channel, message])
    await (await listenForDatabaseNotices(directUrl, undefined, { write })).close()
  } finally {
    await writer.end().catch(() => undefined)
  }
}

async function factsAt(url: string): Promise<DatabaseFacts> {
  const client = await oneSession(url, { application_name: 'zari doctor' }, TIMEOUT_MS)
  try {
    const asked = Date.now()
    const { rows } = await client.query('select clock_timestamp() as now')
    // The database read its clock somewhere between question and answer.
    const here = (asked + Date.now()) / 2
    const settings = await client.query<{ name: string; value: string }>(
      "select name, current_setting(name) as value from pg_settings where name = any($1) or name = 'server_version_num'",
      [SETTINGS],
    )
    const { server_version_num, ...others } = Object.fromEntries(
      settings.rows.map(({ name, value }) => [name, value]),
    )
    const known = await client.query("select to_regclass('launch_marks') is not null as is")
    const marks = known.rows[0].is
      ? await client.query("select marked_at from launch_marks where key = 'backup' and value <> ''")
      : undefined
    return {
      version: Number(server_version_num),
      settings: others,
      clockAheadMs: here - rows[0].now.getTime(),
      lastBackupAt: marks?.rows[0]?.marked_at,
    }
  } finally {
    await client.end()
  }
}

async function replicaOf(url: string): Promise<ReplicaFacts> {
  const db = openDatabase(url, { max: 1 })
  try {
    return { asOf: await replicaAsOf(db) }
  } finally {
    await db.$client.end()
  }
}

/** Greets the server and logs in; no mail is sent. */
async function mailOf(url: string): Promise<true> {
  const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const transport = createTransport({ url, ...limits })
  try {
    return await transport.verify()
  } finally {
    transport.close()
  }
}

async function picturesOf({ media }: Config): Promise<true> {
  if (!media.s3) await mkdir(media.folder, { recursive: true, mode: OWNER_ONLY.folder })
  const store = media.s3 ? s3Store(media.s3, () => true) : folderStore(media.folder)
  const key = `doctor.${newId()}.part`
  const put = Buffer.from(key)
  await store.put(key, put)
  try {
    const got = await store.get(key)
    if (!got || !put.equals(got)) throw new Error('The store gave back something else than it was given.')
    return true
  } finally {
    await store.delete(key)
  }
}

function certificateOf({ hostname, port }: URL): Promise<{ until: Date; distrust: string | undefined }> {
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    // What is wrong with it is told, not refused: nothing is sent on this connection.
    const socket = connect({
      host,
      port: Number(port || 443),
      servername: isIP(host) ? '' : host,
      rejectUnauthorized: false,
    })
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`${hostname} does not answer.`)))
    socket.on('error', reject)
    socket.on('secureConnect', () => {
      const until = new Date(socket.getPeerCertificate().valid_to)
      const distrust = socket.authorized ? undefined : String(socket.authorizationError)
      socket.destroy()
      resolve({ until, distrust })
    })
  })
}
