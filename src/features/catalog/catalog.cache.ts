import type { Services } from '#/platform/http/env.ts'
import { findProduct } from './stores/catalog.store.ts'
import type { CatalogView } from './view/catalogView.ts'
import {
  type Changed,
  type Marks,
  noMarks,
  readCatalog,
  readChanged,
  readMarked,
} from './view/readCatalog.ts'
import type { SavedCatalog } from './view/savedCatalog.ts'
import { saveBeside } from './view/savingBeside.ts'

/** Without notices from the database, and after they were missed, nothing older than this is shown, ms. */
const TRUSTED_MS = 1_000
/** From this age on it is read again while what is known is still shown, ms. */
const DOUBT_AFTER_MS = 500

export interface Changes {
  readonly products?: readonly string[]
  readonly categories?: readonly string[]
  /** Products of which only the quantity changed. */
  readonly stock?: readonly string[]
  /** Attributes whose lists of values changed. */
  readonly attributeValues?: readonly string[]
  readonly synonyms?: readonly string[]
}

/** The catalogue as this process shows it. For display only: what counts at checkout is read from the database. */
export interface Catalog {
  current(): Promise<CatalogView>
  /** The same for who searches: lists are answered a moment sooner after a start. */
  searchable(): Promise<CatalogView>
  /**
   * Whether a product is on sale. One that is not known here is looked for in the database: another process may have
   * added it a moment ago.
   */
  has(idOrSlug: string): Promise<boolean>
  /** Call after a write of this process was committed: when this resolves, `current()` shows it. */
  changed(changes: Changes): Promise<void>
  /** How often changes were taken over, and when last (ms); undefined while nobody asked for anything. */
  state(): { readonly version: number; readonly takenOverAt: number } | undefined
}

/** For rooms that show what is on sale. */
export interface CatalogServices extends Services {
  readonly catalog: Catalog
}

/** The catalogue of this process; all rooms share it. @param saved where a start finds the one of before */
export function openCatalog(services: Services, saved?: SavedCatalog): Catalog {
  const { db, databaseNotices, log, responseCache } = services
  let view: CatalogView | undefined
  /** When all that the view holds was last known to be right, ms since 1970. */
  let rightAt = 0
  /** Something may have changed since, and nobody said what; `doubts` counts how often that became so. */
  let isDoubtful = false
  let doubts = 0
  let version = 0
  let takenOverAt = 0
  let asked = false
  let marks = noMarks()
  let running: Promise<unknown> = Promise.resolve()
  let waiting: Promise<CatalogView> | undefined
  let catchingUp: Promise<CatalogView> | undefined

  /** @returns the catalogue, and what of it changed; undefined where it may be anything */
  const read = async (todo: Marks, isAll: boolean): Promise<[CatalogView, Changed | undefined]> => {
    if (!view) return [await readCatalog(db, saved), undefined]
    if (!isAll) return [view, await readMarked(db, view, todo)]
    await readChanged(db, view)
    return [view, undefined]
  }

  const doubt = () => {
    isDoubtful = true
    doubts += 1
  }

  const work = async () => {
    await saving?.end()
    let changed: Changed | undefined
    const isFirst = !view
    const [startedAt, startDoubts, todo, isAll] = [Date.now(), doubts, marks, isDoubtful || !view]
    marks = noMarks()
    try {
      ;[view, changed] = await read(todo, isAll)
    } catch (error) {
      // What was to be read is not known any more.
      doubt()
      // Without notices nothing that was cached counts, until they come again: then it is dropped.
      if (databaseNotices.connected) responseCache.clear()
      throw error
    }
    if (isAll) rightAt = startedAt
    if (doubts === startDoubts) isDoubtful = false
    if (changed) {
      // guard: cache-follows-catalog
      responseCache.drop(changed.subjects, changed)
    } else responseCache.clear()
    version += 1
    takenOverAt = Date.now()
    if (isFirst && saving && !view.isComplete) view.changes.searchable().then(refreshBeside)
    saving?.begin(view)
    return view
  }

  /** Resolves after a round of reading that began after this call; calls that come together share one round. */
  const refresh = (): Promise<CatalogView> => {
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined
        const round = work()
        running = round
        return round
      })
    return waiting
  }

  const refreshBeside = (): Promise<CatalogView> => {
    const round = refresh()
    round.catch((error) => log.warn({ err: error }, 'the catalogue could not be read again'))
    return round
  }
  const saving = saved && saveBeside(db, saved, refreshBeside)

  /** One round for all who come until it is over. */
  const catchUp = (): Promise<CatalogView> => {
    if (catchingUp) return catchingUp
    const end = () => {
      catchingUp = undefined
    }
    catchingUp = refreshBeside()
    catchingUp.then(end, end)
    return catchingUp
  }

  const markAll = (kind: keyof Marks, ids: readonly string[] | undefined) => {
    for (const id of ids ?? []) marks[kind].add(id)
  }
  for (const kind of ['products', 'categories', 'stock', 'attributeValues', 'synonyms'] as const) {
    databaseNotices.on(kind, (payload) => {
      // Nobody has asked for anything yet: the first one will read all of it.
      if (!asked) return
      if (payload === '*') {
        doubt()
        responseCache.clear()
      } else markAll(kind, payload.split(','))
      refreshBeside()
    })
  }

  const current = async () => {
    asked = true
    if (!databaseNotices.connected) doubt()
    // guard: stale-catalog-shown
    if (view && databaseNotices.staleSince !== undefined) return view
    if (view && !isDoubtful) {
      rightAt = Date.now()
      return view
    }
    const age = Date.now() - rightAt
    if (view && age < DOUBT_AFTER_MS) return view
    const readAgain = catchUp()
    // guard: catalog-not-shown-in-doubt
    return view && age < TRUSTED_MS ? view : readAgain
  }

  const searchable = async () => {
    await (await current()).changes.searchable()
    // Something may have changed while it was waited for.
    return current()
  }

  const changed = async (changes: Changes) => {
    if (!asked) return
    markAll('products', changes.products)
    markAll('categories', changes.categories)
    markAll('stock', changes.stock)
    markAll('attributeValues', changes.attributeValues)
    markAll('synonyms', changes.synonyms)
    // The write is done whatever happens here; a failed reading shows itself to the next reader.
    await refresh().catch(() => undefined)
  }

  const has = async (idOrSlug: string) => {
    if ((await current()).has(idOrSlug)) return true
    const live = await findProduct(db, idOrSlug)
    if (!live?.status) return false
    await changed({ products: [live.id], categories: live.category ? [live.category._id] : [] })
    return (await current()).has(live.id)
  }

  const state = () => (view ? { version, takenOverAt } : undefined)

  return { current, searchable, has, changed, state }
}
