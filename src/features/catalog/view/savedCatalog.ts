import { glob, mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#/platform/db/database.ts'
import { OWNER_ONLY } from '#/platform/disk/ownerOnly.ts'
import type { Log } from '#/platform/log/log.ts'
import type { Parts } from '../memory/parts.ts'
import { type Lineage, readLineage, wentOn } from '../saved/lineage.store.ts'
import { readFirst, readParts, writeParts } from '../saved/partsFile.ts'
import { CatalogView } from './catalogView.ts'

/** Fewer products are read as soon. */
const LEAST_SAVED = 5_000
/** What changed since is read at the next start: it is written again when one product in so many did. */
const ONE_IN = 50
/** After a try there is none for so long, ms, unless most of what there is came since: who imports a whole shop may start it again at once. */
const PAUSE_MS = 10 * 60_000

/** Of what the file was made. */
interface Origin extends Lineage {
  /** Another program may make other things of the same rows. */
  readonly program: string
  /** How many products it holds. */
  readonly size: number
}

/** The catalogue of a large shop in a file, so that a start need not read all of it from the database. */
export interface SavedCatalog {
  /** As it was when it was written; undefined where there is none that can be compared with what the database has now. */
  load(db: Db): Promise<CatalogView | undefined>
  /**
   * Writes it, where that is worth it. Nothing of the view may change until it is done, or given up: then nothing is saved.
   * @returns after how many ms it should be called again, if nothing changes before; undefined where all that is worth it is saved
   */
  save(db: Db, view: CatalogView, givenUp: AbortSignal): Promise<number | undefined>
}

export interface SavedAt {
  readonly folder: string
  readonly program: string
  readonly log: Log
}

/** Whether it was written a short while ago, and after that moment (ms since 1970). */
const isRecent = async (path: string, after = 0): Promise<boolean> => {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
  return mtimeMs > after && Date.now() - mtimeMs < PAUSE_MS
}

function* withOrigin(origin: Origin, view: CatalogView, givenUp: AbortSignal): Parts {
  yield origin
  for (const part of view.parts()) {
    yield part
    // guard: saved-catalog-given-up
    givenUp.throwIfAborted()
  }
}

export function savedCatalog({ folder, program, log }: SavedAt): SavedCatalog {
  const path = join(folder, 'products')
  let triedAt = Number.NEGATIVE_INFINITY
  /** When this process wrote it last, by the clock of the disk, ms since 1970. */
  let writtenAt = 0

  const load = async (db: Db) => {
    try {
      const now = await readLineage(db)
      return readParts(path, (next) => {
        const origin = next<Origin>()
        // guard: saved-catalog-same-program
        if (origin.program !== program || !wentOn(origin, now)) return undefined
        const view = new CatalogView()
        view.load(next)
        return view
      })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        log.warn({ err: error }, 'the saved catalogue is not used')
      }
      return undefined
    }
  }

  /** Another process may have been quicker. */
  const wasWritten = async (view: CatalogView) => {
    if (!(await isRecent(path, writtenAt))) return false
    const origin = readFirst<Origin>(path)
    // guard: saved-catalog-holds-most
    return origin.program === program && origin.size > view.size / 2
  }

  const write = async (db: Db, view: CatalogView, givenUp: AbortSignal) => {
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
    // Of processes that ended in the middle.
    for await (const left of glob(`${path}.*`)) if (!(await isRecent(left))) await rm(left, { force: true })
    const origin: Origin = { ...(await readLineage(db)), program, size: view.size }
    const beside = `${path}.${process.pid}`
    try {
      await writeParts(beside, withOrigin(origin, view, givenUp))
      writtenAt = (await stat(beside)).mtimeMs
      await rename(beside, path)
    } finally {
      await rm(beside, { force: true })
    }
  }

  const save = async (db: Db, view: CatalogView, givenUp: AbortSignal) => {
    const isWorth = view.size >= LEAST_SAVED && view.changes.unsaved > view.size / ONE_IN
    if (!isWorth || !view.isComplete) return undefined
    const pause = triedAt + PAUSE_MS - performance.now()
    // guard: saved-catalog-pause
    if (pause > 0 && view.changes.unsaved <= view.size / 2) return pause
    triedAt = performance.now()
    try {
      if (!(await wasWritten(view))) await write(db, view, givenUp)
      view.changes.unsaved = 0
    } catch (error) {
      log.warn({ err: error }, 'the catalogue could not be saved')
    }
    return undefined
  }

  return { load, save }
}
