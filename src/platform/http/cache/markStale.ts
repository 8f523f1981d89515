import { LRUCache } from 'lru-cache'
import { type CachedResponse, sizeOf } from '../cachedResponse.ts'
import { staleText } from '../staleness.rules.ts'

const MOST_BYTES = 16 * 1024 * 1024

const timeIn = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
})

/**
 * A page that says since when it may be out of date: to its scripts, which show it (OfflineCallout.tsx), and in words to those who
 * run none.
 */
export function markStale(html: string, since: number): string {
  const words = `<p style="margin:0;padding:.75rem 1rem;text-align:center;background:#2b1527;color:#fbf7ef">${staleText(timeIn.format(since))}</p>`
  return html
    .replace('<html', `<html data-stale-since="${since}"`)
    .replace(/<body[^>]*>/, (body) => `${body}<noscript>${words}</noscript>`)
}

const marked = new LRUCache<CachedResponse, { readonly since: number; readonly page: CachedResponse }>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ page }) => sizeOf(page),
})

/** The same page, marked; it is compressed once, as any other. */
export function stalePage(answer: CachedResponse, since: number): CachedResponse {
  const known = marked.get(answer)
  if (known?.since === since) return known.page
  const body = Buffer.from(markStale(answer.body.toString(), since))
  const page = { ...answer, body, encoded: new Map() }
  marked.set(answer, { since, page })
  return page
}
