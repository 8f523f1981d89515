import { isUuid } from '#/platform/typed/uuid.rules.ts'
import { HashTable } from './hashTable.ts'
import type { NextPart, Parts } from './parts.ts'
import { withRoomFor } from './withRoomFor.ts'

/** Parts of an id, 32 bits each. */
const PARTS = 4
/** Spreads what is alike over all hashes: 2^32 divided by the golden ratio (Knuth, The Art of Computer Programming, 6.4). */
const SPREAD = 0x9e3779b1

type Id = readonly [number, number, number, number]

/** @param id a UUID */
function partsOf(id: string): Id {
  const part = (digits: string) => Number.parseInt(digits, 16)
  const middle = `${id.slice(9, 13)}${id.slice(14, 18)}${id.slice(19, 23)}${id.slice(24, 28)}`
  return [part(id.slice(0, 8)), part(middle.slice(0, 8)), part(middle.slice(8)), part(id.slice(28))]
}

const hashOf = (parts: Id): number =>
  parts.reduce((hash, part) => (Math.imul(hash, SPREAD) ^ Math.imul(part, SPREAD)) >>> 0, 0)

const digitsOf = (part = 0): string => part.toString(16).padStart(8, '0')

/** The ids of products, each under a small number, and the number of each: 30 bytes outside of the heap, where texts and a map take 120. */
export class PackedIds {
  #parts = new Uint32Array(0)
  #length = 0
  readonly #numbers = new HashTable()

  load(next: NextPart): void {
    this.#length = next()
    this.#parts = next()
    this.#numbers.load(next)
  }

  *parts(): Parts {
    yield* [this.#length, this.#parts]
    yield* this.#numbers.parts()
  }

  /** Behind the highest number that any had. */
  get length(): number {
    return this.#length
  }

  /** The number of an id, in letters of either case; undefined for one that is not there, and for what is no id. */
  numberOf(id: string): number | undefined {
    return isUuid(id) ? this.#find(partsOf(id)) : undefined
  }

  /** In small letters. That of one that was taken out as well, until another one has its number; empty for a number that none had. */
  get(number: number): string {
    if (number >= this.#length) return ''
    const at = PARTS * number
    const [first, second, third, last] = [0, 1, 2, 3].map((part) => digitsOf(this.#parts[at + part]))
    return `${first}-${second?.slice(0, 4)}-${second?.slice(4)}-${third?.slice(0, 4)}-${third?.slice(4)}${last}`
  }

  /** As their texts are compared: below zero where the first comes first. */
  compare(one: number, other: number): number {
    for (let part = 0; part < PARTS; part += 1) {
      const apart = (this.#parts[PARTS * one + part] ?? 0) - (this.#parts[PARTS * other + part] ?? 0)
      if (apart !== 0) return apart
    }
    return 0
  }

  /** Stores an id that is not there under a number that has none. */
  set(number: number, id: string): void {
    const parts = partsOf(id)
    this.#parts = withRoomFor(this.#parts, PARTS * number + PARTS - 1)
    this.#parts.set(parts, PARTS * number)
    this.#length = Math.max(this.#length, number + 1)
    this.#numbers.add(hashOf(parts), number)
  }

  delete(number: number): void {
    const [first = 0, second = 0, third = 0, last = 0] = this.#parts.subarray(PARTS * number)
    this.#numbers.delete(hashOf([first, second, third, last]), number)
  }

  #find(parts: Id): number | undefined {
    return this.#numbers.find(hashOf(parts), (number) =>
      parts.every((part, at) => this.#parts[PARTS * number + at] === part),
    )
  }
}
