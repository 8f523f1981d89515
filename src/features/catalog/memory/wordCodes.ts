import { LRUCache } from 'lru-cache'
import { fromSlices, inSlices, type NextPart, type Parts } from './parts.ts'
import { withRoomFor } from './withRoomFor.ts'

/** A word with what stands behind it, a number, or what else stands between them. */
const piece = /[\p{L}\p{M}]+[^\p{L}\p{M}\p{N}]{0,6}|\p{N}+|[^\p{L}\p{M}\p{N}]+/gu

/** The first byte of a code: above those of ASCII. */
export const FIRST_CODE = 0x80
/** Stands before the length of bytes that are neither ASCII nor a code. */
export const RAW = 0xff
const MOST_WORDS = (RAW - FIRST_CODE) << 8
/** So many letters or fewer get no code: in ASCII it would save nothing. */
const TOO_SHORT = 2
/** Of so many words that came last it is known whose text had them. */
const KNOWN_WORDS = 4_096

/** The words of a text, and what stands between them, in their order. */
export const piecesOf = (text: string): readonly string[] => text.match(piece) ?? []

/**
 * A dictionary of words that several products have in common, up to 32,512 of them, each under a code of two bytes that it keeps, after a
 * restart as well. What one product alone says, however often it is changed, is none of them.
 */
export class WordCodes {
  readonly #codes = new Map<string, number>()
  /** Which product had a word first. */
  readonly #seenIn = new LRUCache<string, string>({ max: KNOWN_WORDS })
  /** The bytes of all of them, one after the other, and where each ends. */
  #bytes = new Uint8Array(0)
  readonly #ends = new Uint32Array(MOST_WORDS)

  load(next: NextPart): void {
    for (const word of fromSlices<string>(next)) this.#add(word)
  }

  *parts(): Parts {
    yield* inSlices(this.#codes.keys())
  }

  /** The code of a word; undefined where only this product had it so far, or no code is left. @param of the id of the product */
  codeOf(word: string, of: string): number | undefined {
    const known = this.#codes.get(word)
    if (known !== undefined) return known
    if (word.length <= TOO_SHORT || this.#codes.size === MOST_WORDS) return undefined
    const first = this.#seenIn.get(word)
    // guard: words-of-several
    if (first !== undefined && first !== of) return this.#add(word)
    this.#seenIn.set(word, of)
    return undefined
  }

  #add(word: string): number {
    this.#seenIn.delete(word)
    const number = this.#codes.size
    const bytes = Buffer.from(word)
    const start = this.#startOf(number)
    const end = start + bytes.length
    this.#bytes = withRoomFor(this.#bytes, end - 1)
    this.#bytes.set(bytes, start)
    this.#ends[number] = end
    const code = (FIRST_CODE << 8) + number
    this.#codes.set(word, code)
    return code
  }

  #startOf(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] ?? 0)
  }

  /** Writes the word of a code. @returns where it ends */
  write(code: number, into: Uint8Array, start: number): number {
    const number = code - (FIRST_CODE << 8)
    const end = this.#ends[number] ?? 0
    let at = start
    for (let from = this.#startOf(number); from < end; from += 1, at += 1) into[at] = this.#bytes[from] ?? 0
    return at
  }
}
