import type { Context } from 'hono'

/** Without `limit` a list answers everything, up to this many rows (reading of the specification, section 2). */
export const WHOLE_LIST = 1_000

interface PageQuery {
  readonly limit?: number | undefined
  readonly page?: number | undefined
}

export function pageOf(query: PageQuery): { limit: number; offset: number } {
  const limit = query.limit ?? WHOLE_LIST
  return { limit, offset: ((query.page ?? 1) - 1) * limit }
}

/**
 * Says how much there is (`X-Total-Count`) and where the next page is (`Link`).
 * @param isMore there may be more than `total`, uncounted
 */
export function setListHeaders(c: Context, total: number, query: PageQuery, isMore = false): void {
  c.header('X-Total-Count', String(total))
  if (isMore) c.header('X-Total-More', 'true')
  const { limit, offset } = pageOf(query)
  if (offset + limit >= total) return
  const next = new URL(c.req.url)
  next.searchParams.set('limit', String(Math.min(limit, 100)))
  next.searchParams.set('page', String((query.page ?? 1) + 1))
  c.header('Link', `<${next.pathname}${next.search}>; rel="next"`)
}
