/** What `npm run doctor` makes of what it found: facts in, sentences out. */
import { MOST_BEHIND_MS } from '#/platform/db/replica.rules.ts'
import { DAY_MS } from '#/platform/time/spans.rules.ts'

const GIGABYTE = 1_000_000_000

/** What a check came to: an answer, or why there is none, in words. */
export type Answer<T> = { readonly is: T } | { readonly problem: string }

/** What is known of the database. */
export interface DatabaseFacts {
  /** As PostgreSQL counts: 180001 is 18.1. */
  readonly version: number
  /** Settings by their name, as `show` tells them. */
  readonly settings: Readonly<Record<string, string>>
  /** How far this machine's clock is ahead of the database's, ms. */
  readonly clockAheadMs: number
  /** Undefined: none was ever made. */
  readonly lastBackupAt: Date | undefined
}

/** What is known of the replica of DATABASE_READ_URL. */
export interface ReplicaFacts {
  /** Up to when it has taken over what was committed; undefined of a server that follows nobody. */
  readonly asOf: Date | undefined
}

/** All that was looked at. Undefined: there was nothing to look at. */
export interface DoctorFacts {
  readonly now: Date
  /** A shop at work, as NODE_ENV says, of which more is expected than of a trial. */
  readonly production: boolean
  /** Undefined where ORIGIN is not set. */
  readonly origin: string | undefined
  readonly trustedProxies: number
  /** Processes of the shop on this machine. */
  readonly workers: number
  /** Of the disk that DATA_DIR lies on, bytes. */
  readonly disk: Answer<{ readonly free: number; readonly total: number }>
  readonly database: Answer<DatabaseFacts>
  /** Undefined without DATABASE_READ_URL. */
  readonly replica: Answer<ReplicaFacts> | undefined
  /** Whether the mail server takes the shop's log-in; undefined without SMTP_URL. */
  readonly mail: Answer<true> | undefined
  /** Whether the store of pictures gave back what was put into it. */
  readonly pictures: Answer<true>
  /** The certificate of an https ORIGIN: whether browsers trust it, and its last moment. */
  readonly certificate: Answer<{ readonly until: Date; readonly distrust: string | undefined }> | undefined
}

/** `bad` is to be mended before customers suffer, `advice` may wait. */
export type State = 'good' | 'advice' | 'bad'

export interface Finding {
  readonly about: string
  readonly state: State
  /** What is so, and what to do unless it is good. */
  readonly says: string
}

/** Oldest version of PostgreSQL that the shop runs on. */
const OLDEST_VERSION = 15
/** Connections of one process at most: its pool, and one that hears what others change. */
const CONNECTIONS = 12
/** Tokens, codes and holds end by the clock, ms. */
const CLOCK_OFF_MS = 5_000
/** A backup is due each night; one that failed twice is noticed, ms. */
const BACKUP_MS = 2 * DAY_MS
/** Certificates are usually renewed a month ahead, days. */
const CERTIFICATE_DAYS = 14

/** @returns one finding at least about each thing, in the order in which they are told */
export function findingsOf(facts: DoctorFacts): Finding[] {
  const { disk, database, replica, mail, pictures, certificate } = facts
  return [
    ...addressOf(facts),
    'problem' in disk
      ? bad('Disk', `${disk.problem} Make the folder of DATA_DIR, or name another.`)
      : diskOf(disk.is),
    ...('problem' in database
      ? [bad('Database', `${database.problem} Look at DATABASE_URL and whether the database runs.`)]
      : databaseOf(facts, database.is)),
    ...(replica ? [replicaOf(facts.now, replica)] : []),
    mailOf(facts, mail),
    'problem' in pictures
      ? bad(
          'Pictures',
          `${pictures.problem} Pictures cannot be stored: look at the rights of DATA_DIR/media, or at S3_....`,
        )
      : good('Pictures', 'The store takes pictures and gives them back.'),
    ...(certificate ? [certificateOf(facts.now, certificate)] : []),
  ]
}

/** 1 when something is bad. */
export const exitCodeOf = (findings: readonly Finding[]): 0 | 1 =>
  findings.some(({ state }) => state === 'bad') ? 1 : 0

const good = (about: string, says: string): Finding => ({ about, state: 'good', says })
const advice = (about: string, says: string): Finding => ({ about, state: 'advice', says })
const bad = (about: string, says: string): Finding => ({ about, state: 'bad', says })

function addressOf({ origin, production, trustedProxies }: DoctorFacts): Finding[] {
  const lacking = production ? bad : advice
  if (!origin)
    return [
      lacking(
        'Address',
        'ORIGIN is not set: links in mails lead to this machine. Set it to the public address.',
      ),
    ]
  if (!origin.startsWith('https:'))
    return [
      lacking(
        'Address',
        `${origin} is not encrypted: passwords can be read on their way. Put a proxy with a certificate in front and set ORIGIN to https.`,
      ),
    ]
  if (trustedProxies === 0)
    return [
      advice(
        'Address',
        `${origin} is https, which a proxy serves, and TRUSTED_PROXIES is 0: all visitors share the limits of one. Set it to 1.`,
      ),
    ]
  return [good('Address', `${origin}.`)]
}

function diskOf({ free, total }: { free: number; total: number }): Finding {
  const says = `${(free / GIGABYTE).toFixed(1)} of ${(total / GIGABYTE).toFixed(1)} GB are free`
  if (free < GIGABYTE)
    return bad('Disk', `${says}: orders stop when it is full. Make room or take a larger disk now.`)
  if (free < 5 * GIGABYTE || free < total / 10)
    return advice('Disk', `${says}. Make room, for instance by moving old backups away.`)
  return good('Disk', `${says}.`)
}

function databaseOf(facts: DoctorFacts, found: DatabaseFacts): Finding[] {
  const { version, settings, clockAheadMs } = found
  const major = Math.floor(version / 10_000)
  const needed = facts.workers * CONNECTIONS
  const unsafe = ['fsync', 'full_page_writes', 'synchronous_commit'].filter(
    (name) => settings[name] === 'off',
  )
  const wrong = [
    ...(major < OLDEST_VERSION
      ? [bad('Database', `PostgreSQL ${major} is too old. Take ${OLDEST_VERSION} or newer.`)]
      : []),
    ...(settings.server_encoding === 'UTF8'
      ? []
      : [
          bad(
            'Database',
            `Its encoding is ${settings.server_encoding}. Make the database anew with encoding UTF8.`,
          ),
        ]),
    ...unsafe.map((name) =>
      bad('Database', `${name} is off: a power cut loses orders that were confirmed. Switch it on.`),
    ),
    ...(settings.autovacuum === 'off'
      ? [bad('Database', 'autovacuum is off: it grows and slows down. Switch it on.')]
      : []),
    ...(Number(settings.max_connections) < needed
      ? [
          advice(
            'Database',
            `max_connections is ${settings.max_connections}, and ${facts.workers} processes may want ${needed}. Raise it or lower WORKERS.`,
          ),
        ]
      : []),
  ]
  const seconds = Math.round(Math.abs(clockAheadMs) / 1_000)
  return [
    ...(wrong.length > 0
      ? wrong
      : [good('Database', `PostgreSQL ${major} with settings that keep what was confirmed.`)]),
    Math.abs(clockAheadMs) > CLOCK_OFF_MS
      ? bad(
          'Clock',
          `This machine is ${seconds} s ${clockAheadMs > 0 ? 'ahead of' : 'behind'} the database. Have both take the time from the network (NTP).`,
        )
      : good('Clock', 'This machine and the database agree.'),
    backupOf(facts, found.lastBackupAt),
  ]
}

function replicaOf(now: Date, replica: NonNullable<DoctorFacts['replica']>): Finding {
  const instead = 'Figures, exports and backups are read at the database itself meanwhile.'
  if ('problem' in replica)
    return advice('Replica', `${replica.problem} Look at DATABASE_READ_URL. ${instead}`)
  const { asOf } = replica.is
  if (!asOf)
    return advice(
      'Replica',
      `The server of DATABASE_READ_URL follows no other, or has taken over nothing yet. Name a standby of the database. ${instead}`,
    )
  const seconds = Math.max(0, Math.round((now.getTime() - asOf.getTime()) / 1_000))
  if (seconds * 1_000 > MOST_BEHIND_MS)
    return advice(
      'Replica',
      `It is ${seconds} s behind. Look whether the shop runs, and whether the replica is connected. ${instead}`,
    )
  return good('Replica', `It follows, ${seconds} s behind at most.`)
}

function backupOf({ now, production }: DoctorFacts, last: Date | undefined): Finding {
  const lacking = production ? bad : advice
  if (!last) return lacking('Backup', 'There is none. Run `npm run backup`, and have it run each night.')
  const age = now.getTime() - last.getTime()
  const hours = Math.floor(age / 3_600_000)
  const span = hours < 48 ? `${hours} hours` : `${Math.floor(age / DAY_MS)} days`
  if (age > BACKUP_MS)
    return lacking(
      'Backup',
      `The newest is ${span} old. Look why the nightly one fails, and run \`npm run backup\`.`,
    )
  return good('Backup', `The newest is ${span} old.`)
}

function mailOf({ production }: DoctorFacts, mail: DoctorFacts['mail']): Finding {
  if (!mail)
    return (production ? bad : advice)(
      'Mail',
      'SMTP_URL is not set: nobody gets a mail, they become files in DATA_DIR/outbox. Set it to your mail server.',
    )
  if ('problem' in mail)
    return bad('Mail', `${mail.problem} Look at host, port, user and password of SMTP_URL.`)
  return good('Mail', 'The mail server answers and takes the log-in.')
}

function certificateOf(now: Date, certificate: NonNullable<DoctorFacts['certificate']>): Finding {
  if ('problem' in certificate)
    return bad(
      'Certificate',
      `${certificate.problem} Look whether the public address leads to the proxy, and whether the proxy runs.`,
    )
  const { until, distrust } = certificate.is
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS)
  if (days < 0) return bad('Certificate', 'It has ended: browsers let nobody in. Renew it at the proxy.')
  if (distrust)
    return bad(
      'Certificate',
      `Browsers do not trust it (${distrust}). Get one for this name from a known authority.`,
    )
  if (days < CERTIFICATE_DAYS)
    return advice('Certificate', `It ends in ${days} days. Look why the proxy has not renewed it.`)
  return good('Certificate', `It lasts for ${days} days.`)
}
