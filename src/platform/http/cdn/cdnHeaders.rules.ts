/** Stands on every answer that a cache in front may store: by it all of them end at once. */
export const EVERYTHING = 'everything'

/** How long a cache in front may give an answer without asking, seconds; a change of what it shows takes it away long before. */
const FRESH_S = 300
/** The same of an address that is to be another page at each visit. */
const FRESH_IN_TURN_S = 5
/** And how long afterwards, while it asks for a new one. */
const STALE_S = 60
/** Words of one answer: headers in front end at 8 KB. An answer that shows more is not stored there. */
const MOST_BYTES = 6_000

/**
 * What tells a cache in front, and nobody else, that it may store an answer, and by which words that answer is taken back. `Cache-Control` stays as it is: browsers,
 * and caches that nobody can tell of a change, go on asking each time.
 * @param shows what the answer shows; undefined: anything
 */
export function cdnHeaders(shows: readonly string[] | undefined, isInTurn: boolean): Record<string, string> {
  // guard: unsaid-not-in-front
  if (!shows) return {}
  const words = [EVERYTHING, ...new Set(shows)]
  if (words.join().length > MOST_BYTES) return {}
  return {
    'cdn-cache-control': `max-age=${isInTurn ? FRESH_IN_TURN_S : FRESH_S}, stale-while-revalidate=${STALE_S}`,
    // As Varnish (xkey) and Fastly read it, and as Cloudflare does.
    'surrogate-key': words.join(' '),
    'cache-tag': words.join(),
  }
}
