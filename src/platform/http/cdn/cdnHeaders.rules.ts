/** Stands on every answer that a cache in front may store: by it all of them end at once. */
export const EVERYTHING = 'everything'

/** How long a cache in front may give an answer without asking, seconds; a change of what it shows takes it away long before. */
const FRESH_S = 300
/** The same of an address that is to be another page at each visit. */
const FRESH_IN_TURN_S = 5
/** And how long afterwards, while it asks for a new one. */
const STALE_S = 60
/** Words of one answer, or of one purge: headers in front end at 8 KB. An answer that shows more is not stored there. */
const MOST_BYTES = 6_000
/** Words of one purge: Cloudflare takes no more. */
const MOST_WORDS = 100

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

/** The words of each request that takes back `words`. A word that no header takes is sent as everything. */
export function purgesOf(words: readonly string[]): string[][] {
  const purges: string[][] = []
  let bytes = 0
  for (const word of words) {
    if (word.length > MOST_BYTES) return [[EVERYTHING]]
    bytes += word.length + 1
    const last = purges.at(-1)
    // guard: purge-fits-header
    if (last && bytes <= MOST_BYTES && last.length < MOST_WORDS) last.push(word)
    else {
      purges.push([word])
      bytes = word.length
    }
  }
  return purges
}
