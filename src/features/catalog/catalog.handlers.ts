import type { Context, MiddlewareHandler } from 'hono'
import { keyOf, pathAndQuery, sendAnswered, sendCached } from '#/platform/http/cache/sendCached.ts'
import { type CachedResponse, cachedResponse } from '#/platform/http/cachedResponse.ts'
import type { HttpEnv } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { pageOf, setListHeaders, WHOLE_LIST } from '#/platform/http/paging.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import type { CatalogServices } from './catalog.cache.ts'
import * as contract from './catalog.contract.ts'
import { catalogReads, listHeaders, readCursor } from './catalog.reads.ts'
import type { Facets } from './facets/facets.schema.ts'
import {
  presentAdminCategory,
  presentCategoryIn,
  presentForEdit,
  presentProduct,
} from './present/catalog.present.ts'
import { shownByProduct } from './rules/subjects.rules.ts'
import type { CategoryQuery } from './schema/admin.schema.ts'
import type { Product } from './schema/catalog.schema.ts'
import type { Category } from './schema/category.schema.ts'
import { filterOf } from './schema/filterOf.ts'
import { variantsOf } from './stock/variantFields.store.ts'
import { findProduct } from './stores/catalog.store.ts'
import { listCategories, listCategoryPage } from './stores/categories.store.ts'
import { listProducts } from './stores/productList.store.ts'
import type { CatalogView } from './view/catalogView.ts'

/** Shoppers read from the catalogue in memory, admins from the database. */
export function catalogApi(services: CatalogServices) {
  const { db, catalog } = services
  const memory = catalogReads(services)
  const isAdmin = (c: Context<HttpEnv>) => c.var.caller?.role === 'admin'

  /** Answers what was asked before, word for word, without looking at the question again. */
  const sendKnown: MiddlewareHandler<HttpEnv> = async (c, next) => {
    if (c.req.method !== 'GET' || isAdmin(c)) return next()
    const known = (await catalog.current()).answers.get(keyOf(c))
    return known ? sendCached(c, known) : next()
  }

  const answer = async <Body>(c: Context<HttpEnv>, make: (view: CatalogView) => CachedResponse) => {
    const view = await catalog.current()
    return sendAnswered<Body>(
      c,
      view.answers.answered(keyOf(c), () => make(view)),
    )
  }

  const listAllCategories = async ({ page, order, ...query }: CategoryQuery) => {
    if (page === undefined) return { rows: await listCategories(db), total: undefined }
    return listCategoryPage(db, { ...query, sort: order, ...pageOf({ ...query, page }) })
  }

  const reads = roomApi()
  for (const path of ['/api/admin/category', '/api/admin/product', '/api/product/*', '/api/facets']) {
    reads.use(path, sendKnown)
  }
  return reads
    .openapi(contract.listCategories, async (c) => {
      const query = c.req.valid('query')
      if (isAdmin(c)) {
        const { rows, total } = await listAllCategories(query)
        if (total !== undefined) setListHeaders(c, total, query)
        return c.json(rows.map(presentAdminCategory), 200)
      }
      const language = currentLanguage()
      return answer<Category[]>(c, (view) => {
        const localizedValue = (value: string) => view.localizedValue(value)
        const categories = view.categories().map((row) => presentCategoryIn(row, language, localizedValue))
        return cachedResponse(JSON.stringify(categories), ['categories'])
      })
    })
    .openapi(contract.listProducts, async (c) => {
      const query = c.req.valid('query')
      const limit = query.limit ?? WHOLE_LIST
      if (isAdmin(c) && query.page !== undefined) {
        const { status, stock, without, order: sort = 'none' } = query
        const filter = { ...filterOf(query), inSlugs: true, status, stock, without }
        const { rows, total } = await listProducts(db, filter, { sort, ...pageOf(query) })
        setListHeaders(c, total, query)
        return c.json(rows.map(presentProduct), 200)
      }
      const filter = filterOf(query)
      const { sort = 'none' } = query
      if (isAdmin(c)) {
        const after = readCursor(query.cursor, sort)
        const { rows, total } = await listProducts(db, filter, { sort, after, limit: limit + 1 })
        const page = rows.slice(0, limit)
        const last = rows.length > limit ? page.at(-1) : undefined
        const place = last && { id: last.id, at: last.at }
        for (const [name, value] of Object.entries(listHeaders(pathAndQuery(c.req), total, limit, place)))
          c.header(name, value)
        const view = await catalog.current()
        return c.json(
          page.map((row) => ({ ...presentProduct(row), ...view.coloursOf(row, true) })),
          200,
        )
      }
      return sendAnswered<Product[]>(c, await memory.products.answer(query, pathAndQuery(c.req)))
    })
    .openapi(contract.readFacets, async (c) => {
      const query = c.req.valid('query')
      return sendAnswered<Facets>(c, await memory.facets.answer(query, pathAndQuery(c.req)))
    })
    .openapi(contract.readProduct, async (c) => {
      const { idOrSlug } = c.req.valid('param')
      if (isAdmin(c)) {
        const product = await findProduct(db, idOrSlug)
        if (!product) throw failures.not_found()
        const colours = (await catalog.current()).coloursOf(product, false)
        const variants = (await variantsOf(db, [product.id])).get(product.id) ?? []
        return c.json({ ...presentForEdit(product, variants), ...colours }, 200)
      }
      if (!(await catalog.has(idOrSlug))) throw failures.not_found()
      return answer<Product>(c, (view) => {
        const json = view.jsonOf(idOrSlug)
        if (json === undefined) throw failures.not_found()
        return cachedResponse(json, shownByProduct(json))
      })
    })
}

export type CatalogApi = ReturnType<typeof catalogApi>
