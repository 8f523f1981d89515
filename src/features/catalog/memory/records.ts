import type { NextPart, Parts } from './parts.ts'
import { withRoomFor } from './withRoomFor.ts'

type Units = Uint8Array | Uint32Array

const CHUNK = 2 ** 20

type RecordsState = [chunks: number, wasted: number[], empty: number[], current: number, used: number]

/**
 * Packed texts (packedTexts.ts), or rows of numbers, each under the number of a product. They lie in few long arrays: as many arrays as
 * records would take more room than what is in them.
 */
export class Records<Kind extends Units> {
  readonly #create: (length: number) => Kind
  /** Units in one of the long arrays. */
  readonly #size: number
  #chunks: Kind[] = []
  /** Units of each chunk that hold nothing any more. */
  #wasted: number[] = []
  /** Chunks without records. */
  #empty: number[] = []
  #current = -1
  #used = 0
  #chunkOf = new Uint16Array(0)
  #startOf = new Uint32Array(0)
  #lengthOf = new Uint32Array(0)

  /** @param create an array of so many units */
  constructor(create: (length: number) => Kind, size = CHUNK) {
    this.#create = create
    this.#size = size
  }

  *parts(): Parts {
    yield [this.#chunks.length, this.#wasted, this.#empty, this.#current, this.#used] satisfies RecordsState
    yield* this.#chunks
    yield* [this.#chunkOf, this.#startOf, this.#lengthOf]
  }

  load(next: NextPart): void {
    const [count, ...state] = next<RecordsState>()
    ;[this.#wasted, this.#empty, this.#current, this.#used] = state
    this.#chunks = Array.from({ length: count }, () => next<Kind>())
    this.#chunkOf = next()
    this.#startOf = next()
    this.#lengthOf = next()
  }

  /** Where a record lies: in which long array, from where and up to where. To be used at once: a later change may move it. */
  whereIs(number: number): { readonly units: Kind; readonly start: number; readonly end: number } {
    const start = this.#startOf[number] ?? 0
    const units = this.#chunks[this.#chunkOf[number] ?? 0] ?? this.#create(0)
    return { units, start, end: start + (this.#lengthOf[number] ?? 0) }
  }

  /** What is stored under the number, to be read at once as well. */
  get(number: number): Kind {
    const { units, start, end } = this.whereIs(number)
    return units.subarray(start, end) as Kind
  }

  set(number: number, record: Kind): void {
    this.delete(number)
    this.#append(number, record)
  }

  delete(number: number): void {
    const length = this.#lengthOf[number] ?? 0
    if (length === 0) return
    const chunk = this.#chunkOf[number] ?? 0
    this.#lengthOf[number] = 0
    this.#wasted[chunk] = (this.#wasted[chunk] ?? 0) + length
    if (chunk !== this.#current && this.#wasted[chunk] > this.#size / 2) this.#clear(chunk)
  }

  #append(number: number, record: Kind): void {
    const room = this.#chunks[this.#current]?.length ?? 0
    if (this.#used + record.length > room) this.#begin(record.length, room - this.#used)
    this.#chunks[this.#current]?.set(record, this.#used)
    this.#chunkOf = withRoomFor(this.#chunkOf, number)
    this.#startOf = withRoomFor(this.#startOf, number)
    this.#lengthOf = withRoomFor(this.#lengthOf, number)
    this.#chunkOf[number] = this.#current
    this.#startOf[number] = this.#used
    this.#lengthOf[number] = record.length
    this.#used += record.length
  }

  /** Goes on in another chunk, an empty one or a new one; what is left of the current one stays unused. */
  #begin(length: number, left: number): void {
    if (this.#current >= 0) this.#wasted[this.#current] = (this.#wasted[this.#current] ?? 0) + left
    this.#current = (length <= this.#size ? this.#empty.pop() : undefined) ?? this.#chunks.length
    this.#chunks[this.#current] ??= this.#create(Math.max(this.#size, length))
    this.#wasted[this.#current] = 0
    this.#used = 0
  }

  /** Moves what a chunk still holds, so that its room can be used again. */
  #clear(chunk: number): void {
    for (let number = 0; number < this.#lengthOf.length; number += 1) {
      if (this.#chunkOf[number] !== chunk || this.#lengthOf[number] === 0) continue
      this.#append(number, this.get(number).slice() as Kind)
    }
    this.#empty.push(chunk)
  }
}
