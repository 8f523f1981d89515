import type { Db } from '#/platform/db/database.ts'
import { isId } from '#/platform/db/ids.ts'
import type { Services } from '#/platform/http/env.ts'
import { activeProducts, activeProductsAfter, findProduct, quantitiesOf } from './catalog.store.ts'
import { CatalogView } from './catalogView.ts'
import { listCategories } from './categories.store.ts'

/** Without notices from the database nothing older than this is shown, ms. */
const TRUSTED_UNCONNECTED_MS = 1_000
/** Rows read at a time, so that reading a large catalogue does not stop everything else. */
const STEP = 500

export interface Changes {
  readonly products?: readonly string[]
  readonly categories?: readonly string[]
  /** Products of which only the quantity changed. */
  readonly stock?: readonly string[]
}

/** The catalogue as this process shows it. For display only: what counts at checkout is read from the database. */
export interface Catalog {
  current(): Promise<CatalogView>
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

/** The catalogue of this process; all rooms share it. */
export function openCatalog(services: Services): Catalog {
  const { db, databaseNotices, log, responseCache } = services
  let view: CatalogView | undefined
  let readAt = 0
  let version = 0
  let takenOverAt = 0
  /** Counts how often all that was known became doubtful; a reading that began before does not count afterwards. */
  let epoch = 0
  let asked = false
  let dirty = { products: new Set<string>(), categories: new Set<string>(), stock: new Set<string>() }
  let running: Promise<unknown> = Promise.resolve()
  let waiting: Promise<CatalogView> | undefined

  const doubtAll = () => {
    view = undefined
    responseCache.clear()
    epoch += 1
  }

  const load = async () => {
    const [startedAt, startEpoch] = [Date.now(), epoch]
    const loaded = await readCatalog(db)
    if (epoch === startEpoch) {
      view = loaded
      readAt = startedAt
      responseCache.clear()
    }
    return loaded
  }

  const takeOver = async () => {
    const todo = dirty
    dirty = { products: new Set(), categories: new Set(), stock: new Set() }
    if (!view) return load()
    const known = view
    try {
      await patch(db, known, todo)
      // guard: cache-follows-catalog
      responseCache.clear()
    } catch (error) {
      // What could not be read is not known any more: the next reader starts anew.
      doubtAll()
      throw error
    }
    return known
  }

  const work = async () => {
    const known = await takeOver()
    version += 1
    takenOverAt = Date.now()
    return known
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

  const receive = (mark: (payload: string) => void) => (payload: string) => {
    // Nobody has asked for anything yet: the first one will read all of it.
    if (!asked) return
    if (payload === '*') doubtAll()
    else mark(payload)
    refresh().catch((error) => log.warn({ err: error }, 'the catalogue could not be read again'))
  }
  const markAll = (ids: readonly string[] | undefined, marks: Set<string>) => {
    for (const id of ids ?? []) marks.add(id)
  }
  databaseNotices.on(
    'products',
    receive((id) => dirty.products.add(id)),
  )
  databaseNotices.on(
    'categories',
    receive((id) => dirty.categories.add(id)),
  )
  databaseNotices.on(
    'stock',
    receive((ids) => markAll(ids.split(','), dirty.stock)),
  )

  const current = async () => {
    asked = true
    if (view && !databaseNotices.connected && Date.now() - readAt > TRUSTED_UNCONNECTED_MS) doubtAll()
    return view ?? refresh()
  }

  const changed = async (changes: Changes) => {
    if (!asked) return
    markAll(changes.products, dirty.products)
    markAll(changes.categories, dirty.categories)
    markAll(changes.stock, dirty.stock)
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

  return { current, has, changed, state }
}

async function readCatalog(db: Db): Promise<CatalogView> {
  const view = new CatalogView()
  for (const category of await listCategories(db)) view.putCategory(category.id, category)
  for (let last: string | undefined; ; ) {
    const rows = await activeProductsAfter(db, last, STEP)
    view.putProducts(new Map(rows.map((row) => [row.id, row])))
    if (rows.length < STEP) return view
    last = rows.at(-1)?.id
  }
}

type Marks = Record<'products' | 'categories' | 'stock', ReadonlySet<string>>

async function patch(db: Db, view: CatalogView, marks: Marks): Promise<void> {
  const productIds = [...marks.products]
  const categoryIds = [...marks.categories]
  const stockIds = [...marks.stock].filter((id) => isId(id) && !marks.products.has(id))
  const [categories, products, quantities] = await Promise.all([
    categoryIds.length > 0 ? listCategories(db, categoryIds) : [],
    productIds.length > 0 ? activeProducts(db, productIds) : [],
    stockIds.length > 0 ? quantitiesOf(db, stockIds) : [],
  ])
  const categoryOf = new Map(categories.map((category) => [category.id, category]))
  for (const id of categoryIds) view.putCategory(id, categoryOf.get(id))
  const productOf = new Map(products.map((product) => [product.id, product]))
  view.putProducts(new Map(productIds.map((id) => [id, productOf.get(id)])))
  view.putQuantities(quantities)
}
