import { LRUCache } from 'lru-cache'
import { type CachedResponse, responsesUpTo } from './cachedResponse.ts'

/** Questions of which it is known that they were asked before, some 150 bytes each. */
const REMEMBERED_QUESTIONS = 4_000

/**
 * Answers of one state of things, each kept from the second time on that it was asked for lately. Most questions with a text or a
 * price are never asked again: kept, their answers would grow old before they go, and the collector pauses for what is old.
 */
export class RepeatedResponses {
  readonly #answers: LRUCache<string, CachedResponse>
  readonly #asked = new LRUCache<string, true>({ max: REMEMBERED_QUESTIONS })

  /** @param mostBytes of all answers together */
  constructor(mostBytes: number) {
    this.#answers = responsesUpTo(mostBytes)
  }

  get(key: string): CachedResponse | undefined {
    return this.#answers.get(key)
  }

  /** Takes an answer that was just made. @returns whether it is kept, because somebody asked before */
  add(key: string, answer: CachedResponse): boolean {
    const isRepeated = this.#asked.has(key)
    this.#asked.set(key, true)
    // guard: repeated-answers-kept
    if (isRepeated) this.#answers.set(key, answer)
    return isRepeated
  }

  /** Something changed: no answer holds any more. What is asked again and again is kept at once in the new state. */
  clear(): void {
    this.#answers.clear()
  }
}
