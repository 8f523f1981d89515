import type { NextPart, Parts } from './parts.ts'
import { Records } from './records.ts'
import { RAW, WordCodes, wordsOf } from './wordCodes.ts'

/** Bytes that one length says. */
const MOST_RAW = 255
const KILOBYTE = 1_024

/**
 * Texts, each under the number of a product. Goods are described by the same words again and again: a word that is known is two
 * bytes (wordCodes.ts), other letters of ASCII are one byte each, and anything else stands behind its length. What is written of
 * 100,000 products takes two fifths of its letters so, and 1.5 µs to read.
 */
export class Texts {
  readonly #codes = new WordCodes()
  readonly #records = new Records((length) => new Uint8Array(length))
  /** Room for the longest text, be it packed or not. */
  #room = Buffer.alloc(KILOBYTE)

  load(next: NextPart): void {
    this.#room = Buffer.alloc(next())
    this.#codes.load(next)
    this.#records.load(next)
  }

  *parts(): Parts {
    yield this.#room.length
    yield* this.#codes.parts()
    yield* this.#records.parts()
  }

  /** Empty where there is none. */
  get(number: number): string {
    const { units, start, end } = this.#records.whereIs(number)
    const room = this.#room
    let length = 0
    for (let at = start; at < end; ) {
      const first = units[at] ?? 0
      if (first === RAW) {
        const raw = units.subarray(at + 2, at + 2 + (units[at + 1] ?? 0))
        room.set(raw, length)
        length += raw.length
        at += 2 + raw.length
      } else if (first < 0x80) {
        room[length] = first
        length += 1
        at += 1
      } else {
        length = this.#codes.write(first, units[at + 1] ?? 0, room, length)
        at += 2
      }
    }
    return room.toString('utf8', 0, length)
  }

  set(number: number, text: string): void {
    // A byte takes three at the most: one that is no ASCII, alone behind its length.
    const most = 3 * Buffer.byteLength(text)
    if (this.#room.length < most) this.#room = Buffer.alloc(Math.max(most, 2 * this.#room.length))
    const packed = this.#room
    let length = 0
    for (const word of wordsOf(text)) {
      const code = this.#codes.of(word)
      if (code !== undefined) length = packed.writeUInt16BE(code, length)
      else if (Buffer.byteLength(word) === word.length) length += packed.write(word, length, 'latin1')
      else length = writeRaw(Buffer.from(word), packed, length)
    }
    this.#records.set(number, packed.subarray(0, length))
  }

  delete(number: number): void {
    this.#records.delete(number)
  }
}

/** @returns where it ends */
function writeRaw(bytes: Uint8Array, into: Uint8Array, start: number): number {
  let at = start
  for (let from = 0; from < bytes.length; from += MOST_RAW) {
    const raw = bytes.subarray(from, from + MOST_RAW)
    into[at] = RAW
    into[at + 1] = raw.length
    into.set(raw, at + 2)
    at += 2 + raw.length
  }
  return at
}
