import type { Context, MiddlewareHandler } from 'hono'
import { type CachedResponse, cachedResponse } from '#/platform/http/cache/cachedResponse.ts'
import { keyOf, sendCached } from '#/platform/http/cache/sendCached.ts'
import type { HttpEnv, Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { pageOf, setListHeaders, WHOLE_LIST } from '#/platform/http/paging.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { catalogAdminApi } from './admin.handlers.ts'
import { listAdminCategories, listAdminProducts } from './admin.store.ts'
import * as contract from './catalog.contract.ts'
import { cursorOf, type Place, placeOf } from './catalog.cursor.ts'
import type { Category, Product, ProductQuery } from './catalog.schema.ts'
import { catalogOf } from './catalog.snapshot.ts'
import * as store from './catalog.store.ts'
import type { CatalogView, ListFilter } from './catalog.view.ts'
import { categoriesApi } from './categories.handlers.ts'
import * as categories from './categories.store.ts'
import { productsApi } from './products.handlers.ts'
import { jsonOf, pageAfter } from './sortedProducts.ts'

/** Prices are stored in a 32-bit column; a larger bound means the same. */
const MOST_PAISE = 2 ** 31 - 1

/** Rupees of a query to whole paise; a fraction of a paisa is rounded by `round`, away from binary noise. */
const bound = (rupees: number | undefined, round: (paise: number) => number) =>
  rupees === undefined ? undefined : Math.min(MOST_PAISE, round(Number((rupees * 100).toFixed(3))))

function filterOf({ category, type, q, sort, min, max }: ProductQuery): ListFilter {
  const prices = { leastPaise: bound(min, Math.ceil), mostPaise: bound(max, Math.floor) }
  return { category, type, q, sort: sort ?? 'none', ...prices }
}

/** `X-Total-Count`, and `Link` to the page after `last`, names in lower case. */
function listHeaders(
  c: Context,
  total: number,
  limit: number,
  last: Place | undefined,
): Record<string, string> {
  if (!last) return { 'x-total-count': String(total) }
  const next = new URL(c.req.url)
  next.searchParams.set('limit', String(Math.min(limit, 100)))
  next.searchParams.set('cursor', cursorOf(last))
  return { 'x-total-count': String(total), link: `<${next.pathname}${next.search}>; rel="next"` }
}

/** Shoppers read from the catalogue in memory, admins from the database. */
export function catalogApi(services: Services) {
  const { db } = services
  const catalog = catalogOf(services)
  const isAdmin = (c: Context<HttpEnv>) => c.var.caller?.role === 'admin'

  /** Answers what was asked before, word for word, without looking at the question again. */
  const sendKnown: MiddlewareHandler<HttpEnv> = async (c, next) => {
    if (c.req.method !== 'GET' || isAdmin(c)) return next()
    const known = (await catalog.current()).answers.get(keyOf(c))
    return known ? sendCached(c, known) : next()
  }

  const answer = async (c: Context<HttpEnv>, make: (view: CatalogView) => CachedResponse) => {
    const view = await catalog.current()
    const made = make(view)
    view.answers.set(keyOf(c), made)
    return made
  }

  const reads = roomApi()
  for (const path of ['/api/admin/category', '/api/admin/product', '/api/product/*']) {
    reads.use(path, sendKnown)
  }
  return reads
    .openapi(contract.listCategories, async (c) => {
      const query = c.req.valid('query')
      if (isAdmin(c) && query.page !== undefined) {
        const { rows, total } = await listAdminCategories(db, { ...query, ...pageOf(query) })
        setListHeaders(c, total, query)
        return c.json(rows, 200)
      }
      if (isAdmin(c)) return c.json(await categories.listCategories(db), 200)
      const cached = await answer(c, (view) => cachedResponse(JSON.stringify(view.categories())))
      return sendCached<Category[]>(c, cached)
    })
    .openapi(contract.listProducts, async (c) => {
      const query = c.req.valid('query')
      if (isAdmin(c) && query.page !== undefined) {
        const { rows, total } = await listAdminProducts(db, { ...query, ...pageOf(query) })
        setListHeaders(c, total, query)
        return c.json(rows, 200)
      }
      const filter = filterOf(query)
      const limit = query.limit ?? WHOLE_LIST
      const after = query.cursor === undefined ? undefined : placeOf(query.cursor)
      if (isAdmin(c)) {
        const { rows, total } = await store.listProducts(db, { ...filter, after, limit: limit + 1 })
        const page = rows.slice(0, limit)
        const last = rows.length > limit ? page.at(-1) : undefined
        const headers = listHeaders(c, total, limit, last && { id: last._id, paise: paiseOf(last.price) })
        for (const [name, value] of Object.entries(headers)) c.header(name, value)
        return c.json(page, 200)
      }
      const cached = await answer(c, (view) => {
        const list = view.list(filter)
        const { page, more } = pageAfter(list, filter.sort, after, limit)
        const headers = listHeaders(c, list.length, limit, more ? page.at(-1) : undefined)
        return cachedResponse(`[${page.map(jsonOf).join(',')}]`, headers)
      })
      return sendCached<Product[]>(c, cached)
    })
    .openapi(contract.readProduct, async (c) => {
      const { idOrSlug } = c.req.valid('param')
      if (isAdmin(c)) {
        const product = await store.findProductToEdit(db, idOrSlug)
        if (!product) throw failures.not_found()
        return c.json(product, 200)
      }
      if (!(await catalog.find(idOrSlug))) throw failures.not_found()
      const cached = await answer(c, (view) => {
        const entry = view.find(idOrSlug)
        if (!entry) throw failures.not_found()
        return cachedResponse(jsonOf(entry))
      })
      return sendCached<Product>(c, cached)
    })
    .openapi(contract.searchProducts, async (c) => {
      const view = await catalog.current()
      return c.json([...view.search(c.req.valid('query').q)], 200)
    })
    .route('/', categoriesApi(services))
    .route('/', productsApi(services))
    .route('/', catalogAdminApi(services))
}

export type CatalogApi = ReturnType<typeof catalogApi>
