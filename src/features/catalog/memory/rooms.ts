import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { copyInto, putAll, takeAway } from './bits.ts'
import { intersect } from './intersect.ts'
import type { Sets } from './sets.ts'

/** More are not held until the next piece of work: 2.5 MB where there are 100,000 products. */
const MOST_HELD = 200

/**
 * Sets for the steps of one piece of work, written into again by the next: new ones of 12 KB for each step of each question wait
 * outside of the heap for a collector that sees a reference. Nothing of them may be left when the work is done.
 */
export class Rooms implements Sets {
  readonly #rooms: NumberSet[] = []
  #taken = 0

  /** The next piece of work: what the one before wrote is over. */
  begin(): void {
    this.#taken = 0
  }

  empty(end: number): NumberSet {
    const room = this.#take()
    const length = (end + 31) >>> 5
    if (room.words.length === length) room.words.fill(0)
    else room.words = new Uint32Array(length)
    return room
  }

  both(one: NumberSet, other: NumberSet): NumberSet {
    return this.allOf([one, other])
  }

  /** The numbers that are in all of the sets. @param sets one or more */
  allOf(sets: readonly NumberSet[]): NumberSet {
    return intersect(this.#take(), sets)
  }

  anyOf(sets: readonly NumberSet[]): NumberSet {
    const [only, ...others] = sets
    if (only && others.length === 0) return only
    const room = this.empty(32 * Math.max(0, ...sets.map(({ words }) => words.length)))
    for (const set of sets) putAll(room, set)
    return room
  }

  butNot(one: NumberSet, other: NumberSet): NumberSet {
    const room = this.#take()
    copyInto(room, one)
    takeAway(room, other)
    return room
  }

  #take(): NumberSet {
    const room = this.#rooms[this.#taken] ?? new NumberSet()
    if (this.#taken < MOST_HELD) this.#rooms[this.#taken] = room
    this.#taken += 1
    return room
  }
}
