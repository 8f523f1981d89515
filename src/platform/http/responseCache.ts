import { LRUCache } from 'lru-cache'
import { type Language, MAIN_LANGUAGE } from '../language/languages.rules.ts'
import { type Audience, audiences } from './audience.rules.ts'
import { type CachedResponse, responsesUpTo, sizeOf } from './cachedResponse.ts'
import { Subjects } from './subjects.ts'

/** Pages lie packed: some 2,500 of them. */
const MOST_BYTES = 32 * 1024 * 1024
/** Of pages with a query, of which there are as many as anybody can think of: they push out each other, and no page without one. */
const MOST_ASKED_BYTES = 8 * 1024 * 1024
const MOST_OFFERED_BYTES = 8 * 1024 * 1024
/** Longer addresses are nobody's but their sender's, characters. */
const LONGEST_PATH = 1_000
/** So long after a harmless change what it ended may be given to those who would wait, ms: other processes hear of it no sooner. */
const LINGERS_MS = 200
const MOST_LINGERING = 50
/** Of an address with several answers another one is made after this long at the earliest, ms. */
const PAUSE_MS = 200

export interface CacheTerms {
  /** How long a response may be cached although nothing changes, ms; 0: without a limit. */
  readonly mostMs?: number
  /** How many responses of this address are cached and given in turn, where each visit is to get another one; else 1. */
  readonly variants?: number
}

/** What another process made. */
export interface OfferedAnswer {
  readonly answer: CachedResponse
  readonly terms: CacheTerms
  /** Whether this process would make the same of all that it knows now. */
  isTrue(): Promise<boolean>
}

/** An address with several answers. */
interface Turn {
  readonly keys: readonly string[]
  last: number
  /** When another one was last asked for, ms. */
  addedAt: number
}

/** Told what changed, by the words of answers that show it. */
export type EndedListener = (subjects: readonly string[] | 'everything') => void

/**
 * An address whose answer is in a language, as a key. That of the main language is the address itself, no other one begins like an
 * address. Pages need no such key: their addresses name their language.
 */
export const inLanguageOf = (url: string, language: Language): string =>
  language === MAIN_LANGUAGE ? url : `${language}:${url}`

/** What an answer is cached under: for whom, and its address. No address has a blank in it. */
export const cacheKey = (audience: Audience, url: string): string => `${audience} ${url}`

/** The address in such a key, without its query. */
export const addressIn = (key: string): string => key.split(' ')[1]?.split('?')[0] ?? ''

/**
 * Whole answers by audience and address, as long as nothing changes that they show. Whoever changes such a thing, or
 * hears of a change, calls `drop`.
 */
export class ResponseCache {
  readonly #subjects = new Subjects()
  readonly #answers = responsesUpTo(MOST_BYTES, (answer, key) => this.#subjects.forget(key, answer.shows))
  /** Pages whose address has a query, filtered lists above all. */
  readonly #asked = responsesUpTo(MOST_ASKED_BYTES, (answer, key) => this.#subjects.forget(key, answer.shows))
  readonly #turns = new LRUCache<string, Turn>({ max: 100 })
  /** What a harmless change ended, and when, ms. */
  readonly #lingering = new LRUCache<string, { answer: CachedResponse; endedAt: number }>({
    max: MOST_LINGERING,
  })
  readonly #rendering = new Map<string, Promise<void>>()
  readonly #offered = new LRUCache<string, OfferedAnswer>({
    maxSize: MOST_OFFERED_BYTES,
    sizeCalculation: ({ answer }) => sizeOf(answer),
  })
  readonly #isInformed: () => boolean
  readonly #isStale: () => boolean
  readonly #onEnded: EndedListener
  /** How many were found, for the metrics. */
  found = 0

  /**
   * @param isInformed whether changes made elsewhere are heard at the moment; otherwise nothing is cached
   * @param isStale whether what was true before is given all the same, because the database is away
   * @param onEnded is told of what must not be given any more, cached here or not
   */
  constructor(
    isInformed: () => boolean,
    isStale: () => boolean = () => false,
    onEnded: EndedListener = () => undefined,
  ) {
    this.#isInformed = isInformed
    this.#isStale = isStale
    this.#onEnded = onEnded
  }

  #mayGive(): boolean {
    return this.#isInformed() || this.#isStale()
  }

  /** Which state of the shop is current: read it before an answer is made. */
  get edition(): number {
    return this.#subjects.edition
  }

  /** Something changed, nobody knows what. */
  clear(): void {
    this.#onEnded('everything')
    this.#subjects.changeAll()
    this.#answers.clear()
    this.#asked.clear()
    this.#lingering.clear()
  }

  /**
   * These changed: what shows any of them, or does not say what it shows, is not given any more. Where that is `harmless`,
   * those who would wait for it while it is made anew get it once more, for a moment.
   */
  drop(subjects: readonly string[], { harmless = false } = {}): void {
    this.#onEnded(subjects)
    const ended = this.#subjects.change(subjects)
    // guard: nothing-lingers
    if (!harmless) this.#lingering.clear()
    for (const key of ended) {
      const answer = harmless && this.#holding(key).get(key)
      if (answer) this.#lingering.set(key, { answer, endedAt: performance.now() })
      // guard: cache-drops-shown
      this.#holding(key).delete(key)
    }
  }

  /**
   * Caches a response that was made of the state `edition`, unless something that it shows has changed since.
   * @returns whether it did
   */
  set(edition: number, path: string, answer: CachedResponse, terms: CacheTerms = {}): boolean {
    // guard: cache-edition
    if (this.#subjects.isOld(edition, answer.shows) || !this.#mayGive() || path.length > LONGEST_PATH)
      return false
    const { mostMs: ttl = 0, variants = 1 } = terms
    const keys = keysOf(path, variants)
    if (variants > 1 && !this.#turns.has(path))
      this.#turns.set(path, { keys, last: 0, addedAt: performance.now() })
    // Those that are there may just be compressed.
    const free = keys.find((key) => !this.#has(key))
    if (!free) return false
    // What is over lies there until it is asked for: as it goes it would take along what is noted of this one.
    // guard: expired-goes-first
    this.#holding(free).delete(free)
    this.#subjects.note(free, answer.shows)
    const isAsked = path.includes('?') && answer.headers['content-type']?.startsWith('text/html')
    // guard: filtered-pages-apart
    const room = isAsked ? this.#asked : this.#answers
    room.set(free, answer, { ttl })
    return true
  }

  /** Another process made this. Nothing is done with it until somebody asks for it here. */
  offer(path: string, offered: OfferedAnswer): void {
    if (!this.#has(path) || this.#turns.has(path)) this.#offered.set(path, offered)
  }

  /** Takes over what another process made, if it is true now and nothing changes while that is found out. */
  #takeOver(path: string): Promise<void> | undefined {
    const offered = this.#offered.get(path)
    if (!offered) return undefined
    this.#offered.delete(path)
    const { edition } = this
    const end = this.begin(path)
    return offered
      .isTrue()
      .then((isTrue) => {
        // guard: offered-is-true
        if (isTrue) this.set(edition, path, offered.answer, offered.terms)
      })
      .catch(() => undefined)
      .finally(end)
  }

  /** Says that an answer is being made. Call what it returns when it is there, or will not be. */
  begin(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#rendering.set(path, promise)
    return () => {
      if (this.#rendering.get(path) === promise) this.#rendering.delete(path)
      resolve()
    }
  }

  /** The answer that is being made or taken over at the moment; undefined when none is, brings undefined when it is not to be cached. */
  whenMade(path: string): Promise<CachedResponse | undefined> | undefined {
    const making = this.#rendering.get(path) ?? this.#takeOver(path)
    return making && this.#whenOver(making, path)
  }

  async #whenOver(making: Promise<void>, path: string): Promise<CachedResponse | undefined> {
    const before = this.#lingers(path)
    if (before) return before
    // guard: rendered-once
    await making
    return this.get(path)
  }

  /** What was given until a moment ago. */
  #lingers(path: string): CachedResponse | undefined {
    const keys = this.#turns.get(path)?.keys ?? [path]
    const known = keys.map((key) => this.#lingering.get(key)).find((entry) => entry !== undefined)
    // guard: lingers-briefly
    const isLate = !known || performance.now() - known.endedAt > LINGERS_MS
    return isLate || !this.#mayGive() ? undefined : known.answer
  }

  /** Whether any audience was answered this address, or is just about to be. */
  knows(url: string): boolean {
    return audiences.some((audience) => {
      const key = cacheKey(audience, url)
      if (this.#isStale() && this.#outlived(key)) return true
      const sources = [this.#answers, this.#asked, this.#turns, this.#rendering, this.#offered]
      return sources.some((source) => source.has(key))
    })
  }

  /** Of several answers the next one; undefined when it is time for another. */
  get(path: string): CachedResponse | undefined {
    const key = this.#nextKey(path)
    // guard: cache-informed
    const answer = this.#isInformed() ? (this.#answers.get(key) ?? this.#asked.get(key)) : this.#outlived(key)
    if (answer) this.found += 1
    return answer
  }

  /** While the database is away also what would have been made anew by now: nobody could. */
  #outlived(key: string): CachedResponse | undefined {
    if (!this.#isStale()) return undefined
    const past = { allowStale: true, noDeleteOnStaleGet: true }
    return this.#asked.get(key, past) ?? this.#answers.get(key, past)
  }

  /** Whether several answers of this address are given in turn. */
  isInTurn(path: string): boolean {
    return this.#turns.has(path)
  }

  #has(key: string): boolean {
    return this.#holding(key).has(key)
  }

  /** Where an answer is, if it is anywhere. */
  #holding(key: string): LRUCache<string, CachedResponse> {
    return this.#asked.has(key) ? this.#asked : this.#answers
  }

  #nextKey(path: string): string {
    const turn = this.#turns.get(path)
    if (!turn) return path
    const there = turn.keys.filter((key) => this.#has(key))
    const now = performance.now()
    // One visitor in a while waits for a new one, so that the first ones after a change do not all have to.
    if (there.length < turn.keys.length && now - turn.addedAt >= PAUSE_MS) {
      turn.addedAt = now
      return ''
    }
    turn.last = (turn.last + 1) % Math.max(1, there.length)
    return there[turn.last] ?? path
  }
}

const keysOf = (path: string, variants: number): string[] =>
  Array.from({ length: variants }, (_, variant) => (variant === 0 ? path : `${path} ${variant}`))
