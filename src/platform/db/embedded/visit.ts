import { lstat, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterExists } from './cluster.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { EmbeddedDatabaseError } from './problem.ts'
import { findServer, whenReady } from './process.ts'
import { readSecret } from './secret.ts'

/** The database of a data folder, for as long as somebody needs it. */
export interface Visit {
  /** postgres:// URL of database `zari`, as its owner */
  readonly url: string
  /** true when nobody else ran it */
  readonly started: boolean
  /** Ends the database if it was started for this visit. */
  end(): Promise<void>
}

/** A shop that starts or stops at this very moment is in the way only so long, ms. */
const TIMEOUT = 30_000
/** A start that fails so often fails for a reason of its own. */
const MOST_STARTS = 3

/**
 * Reaches the database of a data folder: the running one, whosever it is, or one that is started for the visit. Undefined
 * when the folder holds none. Throws EmbeddedDatabaseError.
 */
export async function visitEmbeddedDatabase(
  dataDir: string,
  log: (line: string) => void,
): Promise<Visit | undefined> {
  const inside = join(dataDir, 'postgres')
  if (!(await holdsDatabase(inside))) return undefined
  const deadline = Date.now() + TIMEOUT
  for (let tries = 1; ; tries += 1) {
    const running = await findRunning(dataDir, await realpath(inside).catch(() => inside))
    if (running) return { url: running, started: false, end: async () => undefined }
    try {
      const { url, stop } = await startEmbeddedDatabase({ dataDir, log })
      return { url, started: true, end: stop }
    } catch (error) {
      if (!(error instanceof EmbeddedDatabaseError) || Date.now() > deadline) throw error
      // Another visit that ends just now may take away what this one was about to use.
      const isCrossed = error.problem === 'start-failed' && tries < MOST_STARTS
      if (error.problem !== 'another-server' && !isCrossed) throw error
    }
  }
}

/** A link counts even where it leads nowhere: the start says what is wrong with it. */
async function holdsDatabase(inside: string): Promise<boolean> {
  const entry = await lstat(inside).catch(() => undefined)
  return entry !== undefined && (entry.isSymbolicLink() || clusterExists(inside))
}

async function findRunning(dataDir: string, cluster: string): Promise<string | undefined> {
  const server = await findServer(cluster)
  const state = server && (await whenReady(cluster, server))
  if (!state || 'words' in state) return undefined
  const secret = await readSecret(join(dataDir, 'postgres-secret.json'))
  return secret && `postgres://zari:${secret.zari}@127.0.0.1:${state.port}/zari`
}
