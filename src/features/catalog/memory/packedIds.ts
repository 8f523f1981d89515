import { isUuid } from '#/platform/typed/uuid.rules.ts'
import { HashTable } from './hashTable.ts'
import type { NextPart, Parts } from './parts.ts'
import { withRoomFor } from './withRoomFor.ts'

/** An id is stored as so many numbers of 32 bits. */
const QUARTERS = 4
/** Characters of an id as a text. */
const TEXT_LENGTH = 36
/** Where the two digits of each byte stand in the text of an id. */
const PLACES = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34]
const DIGITS = Buffer.from('0123456789abcdef')
/** The character code of the last digit, behind which letters follow. */
const NINE = 0x39

/** Spreads what is alike over all hashes: 2^32 divided by the golden ratio (Knuth, The Art of Computer Programming, 6.4). */
const SPREAD = 0x9e3779b1

/** The value of a hexadecimal digit, 0 to 15, by its character code; letters in either case. */
const digitValue = (code: number): number => (code & 0xf) + (code > NINE ? 9 : 0)

/** Written over by each id that is read. To cut a text into pieces takes ten times as long as these loops, and a list names 24 ids. */
const scratch = new Uint32Array(QUARTERS)

/** @param id a UUID @returns its quarters, until the next one is read */
function quartersOf(id: string): Uint32Array {
  for (let byte = 0; byte < PLACES.length; byte += 1) {
    const place = PLACES[byte] ?? 0
    const value = (digitValue(id.charCodeAt(place)) << 4) | digitValue(id.charCodeAt(place + 1))
    const quarter = byte >>> 2
    scratch[quarter] = ((scratch[quarter] ?? 0) << 8) | value
  }
  return scratch
}

function hashOf(quarters: Uint32Array): number {
  let hash = 0
  for (let quarter = 0; quarter < QUARTERS; quarter += 1)
    hash = Math.imul(hash ^ (quarters[quarter] ?? 0), SPREAD)
  return hash >>> 0
}

/** The ids of products, each under a small number, and the number of each: 33 bytes outside of the heap with 100,000, where texts and a map take 120. */
export class PackedIds {
  #quarters = new Uint32Array(0)
  #length = 0
  readonly #numbers = new HashTable()
  /** Written over by each text that is made. */
  readonly #text = Buffer.alloc(TEXT_LENGTH, '-')

  load(next: NextPart): void {
    this.#length = next()
    this.#quarters = next()
    this.#numbers.load(next)
  }

  *parts(): Parts {
    yield* [this.#length, this.#quarters]
    yield* this.#numbers.parts()
  }

  /** Behind the highest number that any had. */
  get length(): number {
    return this.#length
  }

  /** The number of an id, in letters of either case; undefined for one that is not there, and for what is no id. */
  numberOf(id: string): number | undefined {
    if (!isUuid(id)) return undefined
    const quarters = quartersOf(id)
    return this.#numbers.find(hashOf(quarters), (number) => this.#isAt(number, quarters))
  }

  /** In small letters. That of one that was taken out as well, until another one has its number; empty for a number that none had. */
  get(number: number): string {
    if (number >= this.#length) return ''
    const text = this.#text
    for (let byte = 0; byte < PLACES.length; byte += 1) {
      const quarter = this.#quarters[QUARTERS * number + (byte >>> 2)] ?? 0
      const value = quarter >>> (24 - 8 * (byte & 3))
      const place = PLACES[byte] ?? 0
      text[place] = DIGITS[(value >>> 4) & 0xf] ?? 0
      text[place + 1] = DIGITS[value & 0xf] ?? 0
    }
    return text.toString('latin1')
  }

  /** As their texts are compared: below zero where the first comes first. */
  compare(one: number, other: number): number {
    for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
      const apart =
        (this.#quarters[QUARTERS * one + quarter] ?? 0) - (this.#quarters[QUARTERS * other + quarter] ?? 0)
      if (apart !== 0) return apart
    }
    return 0
  }

  /** Stores an id that is not there under a number that has none. */
  set(number: number, id: string): void {
    const quarters = quartersOf(id)
    this.#quarters = withRoomFor(this.#quarters, QUARTERS * number + QUARTERS - 1)
    this.#quarters.set(quarters, QUARTERS * number)
    this.#length = Math.max(this.#length, number + 1)
    this.#numbers.add(hashOf(quarters), number)
  }

  delete(number: number): void {
    this.#numbers.delete(
      hashOf(this.#quarters.subarray(QUARTERS * number, QUARTERS * number + QUARTERS)),
      number,
    )
  }

  #isAt(number: number, quarters: Uint32Array): boolean {
    for (let quarter = 0; quarter < QUARTERS; quarter += 1)
      if (this.#quarters[QUARTERS * number + quarter] !== quarters[quarter]) return false
    return true
  }
}
