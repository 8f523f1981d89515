import { LRUCache } from 'lru-cache'
import { type Audience, audiences } from './audience.rules.ts'
import { type CachedResponse, responsesUpTo } from './cachedResponse.ts'

const MOST_BYTES = 32 * 1024 * 1024
/** Longer addresses are nobody's but their sender's, characters. */
const LONGEST_PATH = 1_000

export interface CacheTerms {
  /** How long a response may be cached although nothing changes, ms; 0: without a limit. */
  readonly mostMs?: number
  /** How many responses of this address are cached and given in turn, where each visit is to get another one; else 1. */
  readonly variants?: number
}

/** What an answer is cached under: for whom, and its address. No address has a blank in it. */
export const cacheKey = (audience: Audience, url: string): string => `${audience} ${url}`

/**
 * Whole answers by audience and address, as long as nothing changes that everybody may see. Whoever changes
 * such a thing, or hears of a change, calls `clear`.
 */
export class ResponseCache {
  readonly #answers = responsesUpTo(MOST_BYTES)
  /** Of the addresses with several answers: how many, and which one was given last. */
  readonly #turns = new LRUCache<string, { readonly variants: number; last: number }>({ max: 100 })
  readonly #isInformed: () => boolean
  #edition = 0
  /** How many were found, for the metrics. */
  found = 0

  /** @param isInformed whether changes made elsewhere are heard at the moment; otherwise nothing is cached */
  constructor(isInformed: () => boolean) {
    this.#isInformed = isInformed
  }

  /** Which state of the shop is current: read it before an answer is made. */
  get edition(): number {
    return this.#edition
  }

  clear(): void {
    this.#edition += 1
    this.#answers.clear()
    this.#turns.clear()
  }

  /** Caches a response that was made of the state `edition`, unless that has passed. */
  set(edition: number, path: string, answer: CachedResponse, terms: CacheTerms = {}): void {
    // guard: cache-edition
    if (edition !== this.#edition || !this.#isInformed() || path.length > LONGEST_PATH) return
    const { mostMs: ttl = 0, variants = 1 } = terms
    if (variants > 1 && !this.#turns.has(path)) this.#turns.set(path, { variants, last: 0 })
    // Those that are there may just be compressed.
    const free = keysOf(path, variants).find((key) => !this.#answers.has(key))
    if (free) this.#answers.set(free, answer, { ttl })
  }

  /** Whether any audience was answered this address. */
  knows(url: string): boolean {
    return audiences.some((audience) => this.#answers.has(cacheKey(audience, url)))
  }

  /** Of several answers the next one; undefined as long as there is room for another. */
  get(path: string): CachedResponse | undefined {
    // guard: cache-informed
    const answer = this.#isInformed() ? this.#answers.get(this.#nextKey(path)) : undefined
    if (answer) this.found += 1
    return answer
  }

  #nextKey(path: string): string {
    const turn = this.#turns.get(path)
    if (!turn) return path
    turn.last = (turn.last + 1) % turn.variants
    return keyOf(path, turn.last)
  }
}

const keyOf = (path: string, variant: number): string => (variant === 0 ? path : `${path} ${variant}`)

const keysOf = (path: string, variants: number): string[] =>
  Array.from({ length: variants }, (_, variant) => keyOf(path, variant))
