import { AskedBefore } from '#/platform/memory/askedBefore.ts'
import type { NextPart, Parts } from './parts.ts'

/** A word with what stands behind it, a number, or what else stands between them. */
const part = /[\p{L}\p{M}]+[^\p{L}\p{M}\p{N}]{0,6}|\p{N}+|[^\p{L}\p{M}\p{N}]+/gu

/** The first byte of a code: above those of ASCII. */
const FIRST = 0x80
/** Stands before the length of bytes that are neither ASCII nor a code. */
export const RAW = 0xff
const MOST_WORDS = (RAW - FIRST) << 8
/** A code is as long as these. */
const TOO_SHORT = 2
/** Words of which it is known that a text had them before. */
const KNOWN_WORDS = 16_384
const KILOBYTE = 1_024

/** The words of a text, in their order. */
export const wordsOf = (text: string): readonly string[] => text.match(part) ?? []

/** Words that texts have again and again, up to 32,512 of them, each under a code of two bytes that it keeps. */
export class WordCodes {
  readonly #codes = new Map<string, number>()
  readonly #seen = new AskedBefore(KNOWN_WORDS)
  /** The bytes of all of them, one after the other, and where each ends. */
  #bytes = new Uint8Array(KILOBYTE)
  readonly #ends = new Uint32Array(MOST_WORDS)

  load(next: NextPart): void {
    for (const word of next<string[]>()) this.#add(word)
  }

  *parts(): Parts {
    yield [...this.#codes.keys()]
  }

  /** The code of a word: from the second time on that it is seen it has one, as long as there are some. */
  of(word: string): number | undefined {
    const known = this.#codes.get(word)
    if (known !== undefined) return known
    if (word.length <= TOO_SHORT || this.#codes.size === MOST_WORDS || !this.#seen.note(word))
      return undefined
    return this.#add(word)
  }

  #add(word: string): number {
    const number = this.#codes.size
    const bytes = Buffer.from(word)
    const start = this.#startOf(number)
    const end = start + bytes.length
    if (end > this.#bytes.length) {
      const more = new Uint8Array(Math.max(end, 2 * this.#bytes.length))
      more.set(this.#bytes)
      this.#bytes = more
    }
    this.#bytes.set(bytes, start)
    this.#ends[number] = end
    const code = (FIRST << 8) + number
    this.#codes.set(word, code)
    return code
  }

  #startOf(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] ?? 0)
  }

  /** Writes the word of a code. @returns where it ends */
  write(first: number, second: number, into: Uint8Array, start: number): number {
    const number = ((first - FIRST) << 8) | second
    const end = this.#ends[number] ?? 0
    let at = start
    for (let from = this.#startOf(number); from < end; from += 1, at += 1) into[at] = this.#bytes[from] ?? 0
    return at
  }
}
