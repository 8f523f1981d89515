import type { LRUCache } from 'lru-cache'
import { AskedBefore } from '../memory/askedBefore.ts'
import { type Answered, type CachedResponse, responsesUpTo } from './cachedResponse.ts'

/** Questions of which it is known that they were asked before. */
const REMEMBERED_QUESTIONS = 4_096
/** Longer ones are nobody's but their sender's, characters. */
const LONGEST_QUESTION = 1_000

/**
 * Answers of one state of things, each kept from the second time on that it was asked for lately. Most questions with a text or a
 * price are never asked again: kept, their answers would grow old before they go, and the collector pauses for what is old.
 */
export class RepeatedResponses {
  readonly #answers: LRUCache<string, CachedResponse>
  readonly #asked = new AskedBefore(REMEMBERED_QUESTIONS)

  /** @param mostBytes of all answers together */
  constructor(mostBytes: number) {
    this.#answers = responsesUpTo(mostBytes)
  }

  get(key: string): CachedResponse | undefined {
    return this.#answers.get(key)
  }

  /** The answer that is kept, else a new one, which is kept where `add` says so. */
  answered(key: string, make: () => CachedResponse): Answered {
    const known = this.get(key)
    if (known) return { answer: known, isCached: true }
    const answer = make()
    return { answer, isCached: this.add(key, answer) }
  }

  /** Takes an answer that was just made. @returns whether it is kept: somebody asked before, and there is room for it */
  add(key: string, answer: CachedResponse): boolean {
    // guard: long-questions-forgotten
    if (key.length > LONGEST_QUESTION) return false
    // guard: repeated-answers-kept
    if (this.#asked.note(key)) this.#answers.set(key, answer)
    return this.#answers.has(key)
  }

  /** Something changed: no answer holds any more. What was asked before is kept at once in the new state. */
  clear(): void {
    this.#answers.clear()
  }
}
