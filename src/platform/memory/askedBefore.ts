import { crc32 } from 'node:zlib'

/**
 * Which keys were asked for lately. What is kept from the second time on alone does not push out what is asked for again and
 * again, and what nobody asks for again is not grown old by being kept, which is what the collector pauses for.
 *
 * Of a key a mark of four bytes is remembered, in the place that it shares with others: one in a few thousand may be
 * taken for asked before, or forgotten.
 */
export class AskedBefore {
  readonly #marks: Uint32Array

  /** @param size how many keys are remembered, about */
  constructor(size: number) {
    this.#marks = new Uint32Array(size)
  }

  /** Whether it was asked for before. From now on it was. */
  note(key: string): boolean {
    const mark = crc32(key) || 1
    const place = mark % this.#marks.length
    const isAgain = this.#marks[place] === mark
    this.#marks[place] = mark
    return isAgain
  }
}
