import { answersUpTo, type KeptAnswer } from './keptAnswer.ts'

const MOST_BYTES = 32 * 1024 * 1024
/** Longer addresses are nobody's but their sender's, characters. */
const LONGEST_PATH = 1_000

/**
 * Whole answers to visitors without a session, as long as nothing changes that everybody may see. Whoever changes
 * such a thing, or hears of a change, calls `forget`.
 */
export class PublicAnswers {
  readonly #answers = answersUpTo(MOST_BYTES)
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
  }

  /** Keeps an answer that was made of the state `edition`, unless that has passed; for at most `mostMs` where it ages. */
  keep(edition: number, path: string, answer: KeptAnswer, mostMs = 0): void {
    if (edition !== this.#edition || !this.#isInformed() || path.length > LONGEST_PATH) return
    // The one that is there may just be compressed.
    if (!this.#answers.has(path)) this.#answers.set(path, answer, { ttl: mostMs })
  }

  find(path: string): KeptAnswer | undefined {
    const answer = this.#isInformed() ? this.#answers.get(path) : undefined
    if (answer) this.found += 1
    return answer
  }
}
