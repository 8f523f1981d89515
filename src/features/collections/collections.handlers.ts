import type { Context } from 'hono'
import type { ShopSort } from '#/features/catalog/facets/address.rules.ts'
import type { Facets } from '#/features/catalog/facets/facets.schema.ts'
import { withProducts } from '#/features/catalog/present/withProducts.ts'
import { placeOf } from '#/features/catalog/rules/list.rules.ts'
import { shownByFacets } from '#/features/catalog/rules/subjects.rules.ts'
import { filterOf } from '#/features/catalog/schema/filterOf.ts'
import { rankedPlaceOf } from '#/features/catalog/search/rankedPage.ts'
import { listSortOf, searchSorts } from '#/features/catalog/search/searchSorts.rules.ts'
import type { CatalogView } from '#/features/catalog/view/catalogView.ts'
import { keyOf, sendAnswered } from '#/platform/http/cache/sendCached.ts'
import { type CachedResponse, cachedResponse } from '#/platform/http/cachedResponse.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { HttpEnv } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { sendJson } from '#/platform/http/sendJson.ts'
import {
  COLLECTIONS,
  type CollectionsServices,
  collectionWord,
  type KnownCollections,
  shownAtSlug,
} from './collections.cache.ts'
import * as contract from './collections.contract.ts'
import { presentAdminCollection, presentCollection, presentListed } from './collections.present.ts'
import type { Collection, CollectionPage, CollectionQuery } from './collections.schema.ts'
import { findCollection } from './collections.store.ts'
import type { CollectionRow } from './collections.tables.ts'
import { firstOf, gatheredOf, ownSort, problemsOf, shownByCollection, shownByWhole } from './gathered.ts'
import { m } from './messages/collections.messages.ts'
import { createCollection, deleteCollection, updateCollection } from './saveCollections.actions.ts'

/** Products on a page, unless it is said. */
const PAGE = 24
/** Products that the form shows of a rule. */
const PREVIEWED = 8

/** @throws Failure invalid for a text that is no cursor of this sort */
function readCursor(cursor: string | undefined, sort: ShopSort | undefined): string | undefined {
  const isPlace = cursor === undefined || (sort ? placeOf(cursor, sort) : rankedPlaceOf(cursor)) !== undefined
  if (isPlace) return cursor
  const message = 'cursor is not one that this collection gave out.'
  throw failures.invalid({ message, errors: [{ field: 'cursor', message }] })
}

/** @throws Failure not_found also for one that is hidden, has not begun or has ended */
function shownBySlug(known: KnownCollections, slug: string): CollectionRow {
  const row = shownAtSlug(known, slug)
  // guard: hidden-collection
  if (!row) throw failures.not_found()
  return row
}

function productsOf(row: CollectionRow, view: CatalogView, query: CollectionQuery): CachedResponse {
  const { sort: asked, limit = PAGE, cursor, ...narrowed } = query
  const of = gatheredOf(row)
  const filter = filterOf(narrowed)
  const sort = asked ? listSortOf(asked) : ownSort(of)
  const after = readCursor(cursor, sort)
  const { json, shown, total, next = null } = view.selected({ of, filter, sort, after, limit })
  const shows = shownByCollection(row, view, { filter, sort: sort ?? 'none', shown })
  return cachedResponse(withProducts(json, { total, next }), shows)
}

/** Shoppers are answered of what is in memory; admins read what they change from the database. */
export function collectionsApi(services: CollectionsServices) {
  const { db, catalog, collections } = services

  /** What was answered of this very state of the catalogue and the collections is answered again. */
  const answer = async <Body>(
    c: Context<HttpEnv>,
    make: (view: CatalogView, known: KnownCollections) => CachedResponse,
  ) => {
    const [view, known] = [await catalog.current(), await collections.current()]
    const key = `${known.version} ${keyOf(c)}`
    return sendAnswered<Body>(
      c,
      view.answers.answered(key, () => make(view, known)),
    )
  }

  return roomApi()
    .openapi(contract.listCollections, (c) =>
      answer<Collection[]>(c, (view, { shown }) => {
        const json = JSON.stringify(shown.map((row) => presentCollection(row, view)))
        const shows = shown.flatMap((row) => shownByWhole(row, view))
        return cachedResponse(json, [...new Set([COLLECTIONS, ...shows])])
      }),
    )
    .openapi(contract.readCollection, (c) =>
      answer<Collection>(c, (view, known) => {
        const row = shownBySlug(known, c.req.valid('param').slug)
        return cachedResponse(JSON.stringify(presentCollection(row, view)), shownByWhole(row, view))
      }),
    )
    .openapi(contract.listCollectionProducts, (c) =>
      answer<CollectionPage>(c, (view, known) => {
        const row = shownBySlug(known, c.req.valid('param').slug)
        return productsOf(row, view, c.req.valid('query'))
      }),
    )
    .openapi(contract.readCollectionFacets, (c) =>
      answer<Facets>(c, (view, known) => {
        const row = shownBySlug(known, c.req.valid('param').slug)
        const facets = view.facetsOfSelected(gatheredOf(row), filterOf(c.req.valid('query')))
        const sorts = searchSorts.filter((sort) => view.differsBy(listSortOf(sort) ?? 'none'))
        return cachedResponse(JSON.stringify({ ...facets, sorts }), [
          ...shownByFacets({}),
          collectionWord(row.id),
        ])
      }),
    )
    .openapi(contract.listAdminCollections, async (c) => {
      const [view, { all }] = [await catalog.current(), await collections.current()]
      return c.json(
        all.map((row) => presentListed(row, view, Date.now())),
        200,
      )
    })
    .openapi(contract.previewCollection, async (c) => {
      const choosing = c.req.valid('json')
      const view = await catalog.current()
      const { json, total } = view.selected({ ...firstOf(choosing), limit: PREVIEWED })
      const problems = problemsOf(choosing, view)
      return sendJson<Pick<CollectionPage, 'products' | 'total'> & { problems: string[] }>(
        c,
        withProducts(json, { total, problems }),
      )
    })
    .openapi(contract.readAdminCollection, async (c) => {
      const row = await findCollection(db, c.req.valid('param')._id)
      if (!row) throw failures.not_found()
      return c.json(presentAdminCollection(row), 200)
    })
    .openapi(contract.createCollection, async (c) => {
      const row = await createCollection(services, callerOf(c), c.req.valid('form'))
      return c.json({ message: m.added(), collection: presentAdminCollection(row) }, 201)
    })
    .openapi(contract.updateCollection, async (c) => {
      const { _id } = c.req.valid('param')
      const row = await updateCollection(services, callerOf(c), _id, c.req.valid('form'))
      return c.json({ message: m.saved(), collection: presentAdminCollection(row) }, 200)
    })
    .openapi(contract.deleteCollection, async (c) => {
      await deleteCollection(services, callerOf(c), c.req.valid('param')._id)
      return c.json({ message: m.deleted() }, 200)
    })
}

export type CollectionsApi = ReturnType<typeof collectionsApi>
