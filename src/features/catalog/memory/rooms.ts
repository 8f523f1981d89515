import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { copyInto, takeAway } from './bits.ts'
import { intersect } from './intersect.ts'

/**
 * Sets for the steps of one piece of work, written into again by the next: new ones of 12 KB for each step of each question wait
 * outside of the heap for a collector that sees a reference. Nothing of them may be left when the work is done.
 */
export class Rooms {
  readonly #rooms: NumberSet[] = []
  #taken = 0

  /** The next piece of work: what the one before wrote is over. */
  begin(): void {
    this.#taken = 0
  }

  /** The numbers that are in both. */
  both(one: NumberSet, other: NumberSet): NumberSet {
    return intersect(this.#take(), [one, other])
  }

  /** Those of the first that are not in the other. */
  butNot(one: NumberSet, other: NumberSet): NumberSet {
    const room = this.#take()
    copyInto(room, one)
    takeAway(room, other)
    return room
  }

  #take(): NumberSet {
    const room = this.#rooms[this.#taken] ?? new NumberSet()
    this.#rooms[this.#taken] = room
    this.#taken += 1
    return room
  }
}
