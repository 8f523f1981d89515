import { LRUCache } from 'lru-cache'
import { answersUpTo, type KeptAnswer } from './keptAnswer.ts'

const MOST_BYTES = 32 * 1024 * 1024
/** Longer addresses are nobody's but their sender's, characters. */
const LONGEST_PATH = 1_000

export interface KeepingTerms {
  /** How long an answer may be kept although nothing changes, ms; 0: without a limit. */
  readonly mostMs?: number
  /** How many answers of this address are kept and given in turn, where each visit is to get another one; else 1. */
  readonly drawings?: number
}

/**
 * Whole answers to visitors without a session, as long as nothing changes that everybody may see. Whoever changes
 * such a thing, or hears of a change, calls `forget`.
 */
export class PublicAnswers {
  readonly #answers = answersUpTo(MOST_BYTES)
  /** Of the addresses with several answers: how many, and which one was given last. */
  readonly #turns = new LRUCache<string, { readonly drawings: number; last: number }>({ max: 100 })
  readonly #isInformed: () => boolean
  #edition = 0
  /** How many were found, for the metrics. */
  found = 0

  /** @param isInformed whether changes made elsewhere are heard at the moment; otherwise nothing is kept */
  constructor(isInformed: () => boolean) {
    this.#isInformed = isInformed
  }

  /** Which state of the shop is current: read it before an answer is made. */
  get edition(): number {
    return this.#edition
  }

  forget(): void {
    this.#edition += 1
    this.#answers.clear()
    this.#turns.clear()
  }

  /** Keeps an answer that was made of the state `edition`, unless that has passed. */
  keep(edition: number, path: string, answer: KeptAnswer, terms: KeepingTerms = {}): void {
    // guard: cache-edition
    if (edition !== this.#edition || !this.#isInformed() || path.length > LONGEST_PATH) return
    const { mostMs: ttl = 0, drawings = 1 } = terms
    if (drawings > 1 && !this.#turns.has(path)) this.#turns.set(path, { drawings, last: 0 })
    // Those that are there may just be compressed.
    const free = keysOf(path, drawings).find((key) => !this.#answers.has(key))
    if (free) this.#answers.set(free, answer, { ttl })
  }

  /** Of several answers the next one; undefined as long as there is room for another. */
  find(path: string): KeptAnswer | undefined {
    // guard: cache-informed
    const answer = this.#isInformed() ? this.#answers.get(this.#nextKey(path)) : undefined
    if (answer) this.found += 1
    return answer
  }

  #nextKey(path: string): string {
    const turn = this.#turns.get(path)
    if (!turn) return path
    turn.last = (turn.last + 1) % turn.drawings
    return keyOf(path, turn.last)
  }
}

/** No address has a blank in it. */
const keyOf = (path: string, drawing: number): string => (drawing === 0 ? path : `${path} ${drawing}`)

const keysOf = (path: string, drawings: number): string[] =>
  Array.from({ length: drawings }, (_, drawing) => keyOf(path, drawing))
