import { LRUCache } from 'lru-cache'
import { currentTag } from '../../language/current.ts'
import { inLanguage } from '../../language/inLanguage.ts'
import { type Language, languageOfTag, MAIN_LANGUAGE } from '../../language/languages.rules.ts'
import { type CachedResponse, sizeOf } from '../cachedResponse.ts'
import { staleText } from '../staleText.ts'

const MOST_BYTES = 16 * 1024 * 1024

/** The hour as people write it, in the language that is spoken. */
const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(currentTag(), {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)

/** The language that a page says it is in, before anything else of a language. */
const languageOf = (html: string): Language =>
  languageOfTag(/ lang="([a-z]{2,3})/.exec(html)?.[1]) ?? MAIN_LANGUAGE

/**
 * A page that says since when it may be out of date: to its scripts, which show it (OfflineCallout.tsx), and in words to those who
 * run none.
 */
export function markStale(html: string, since: number): string {
  const text = inLanguage(languageOf(html), () => staleText(timeOf(since)))
  const words = `<p style="margin:0;padding:.75rem 1rem;text-align:center;background:#2b1527;color:#fbf7ef">${text}</p>`
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
  const { headers, shows } = answer
  const page = { body, headers, encoded: new Map(), ...(shows && { shows }) }
  marked.set(answer, { since, page })
  return page
}
