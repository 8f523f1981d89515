import type { CatalogServices } from '#/features/catalog/catalog.cache.ts'
import { cached } from '#/platform/cache/cached.ts'
import type { Services } from '#/platform/http/env.ts'
import { alarm, type Clock, systemClock } from '#/platform/time/clock.ts'
import { nextChange } from '#/platform/time/shownDates.ts'
import { stateOf } from './collections.rules.ts'
import { listCollections } from './collections.store.ts'
import type { CollectionRow } from './collections.tables.ts'

/** What pages say that they show of collections: which ones there are, and of one alone everything. */
export const COLLECTIONS = 'collections'
export const collectionWord = (id: string): string => `collection:${id}`

export interface KnownCollections {
  /** All of them, the newest first. */
  readonly all: readonly CollectionRow[]
  /** Those that shoppers see. */
  readonly shown: readonly CollectionRow[]
  /** Which reading it is: another one has another number. */
  readonly version: number
  /** When one begins or ends although nobody changes anything, ms since 1970. */
  readonly holdsUntil: number
}

/** The one that shoppers see at an address, or saw there before it moved. */
export const shownAtSlug = ({ shown }: KnownCollections, slug: string): CollectionRow | undefined =>
  shown.find((row) => row.slug === slug) ?? shown.find(({ formerSlugs }) => formerSlugs.includes(slug))

export interface Collections {
  current(): Promise<KnownCollections>
  /** Call after a write of this process was committed: what is read from now on shows it. */
  changed(id: string): void
}

export interface CollectionsServices extends CatalogServices {
  /** The collections as this process knows them. */
  readonly collections: Collections
}

/**
 * The collections of this process: read once, and again after any process changed one, or one of them began or ended. Pages
 * that show it end with it.
 */
export function openCollections(
  { db, databaseNotices, responseCache }: Services,
  clock: Clock = systemClock,
): Collections {
  let version = 0
  let known: readonly CollectionRow[] = []
  /** When it was read, ms since 1970. */
  let readAt = 0
  const isShown = (row: CollectionRow, at: number) => stateOf(row, at) === 'shown'

  const rows = cached(
    databaseNotices,
    COLLECTIONS,
    async (): Promise<KnownCollections> => {
      const now = clock.now()
      const all = await listCollections(db)
      version += 1
      known = all
      readAt = now
      const shown = all.filter((row) => isShown(row, now))
      const holdsUntil = nextChange(
        all.filter(({ visible }) => visible),
        now,
      )
      return { all, shown, version, holdsUntil }
    },
    { until: ({ holdsUntil }) => holdsUntil, now: clock.now },
  )

  const drop = (ids: readonly string[]) => {
    rows.forget()
    // guard: cache-follows-collections
    responseCache.drop([COLLECTIONS, ...ids.map(collectionWord)])
  }
  const dropAt = alarm(clock, () => {
    const now = clock.now()
    const turned = known.filter((row) => isShown(row, readAt) !== isShown(row, now))
    drop(turned.map(({ id }) => id))
  })
  databaseNotices.on(COLLECTIONS, (payload) =>
    drop(payload === '*' ? known.map(({ id }) => id) : payload.split(',')),
  )

  return {
    async current() {
      const now = await rows.get()
      if (databaseNotices.staleSince === undefined) dropAt(now.holdsUntil)
      return now
    },
    changed: (id) => drop([id]),
  }
}
