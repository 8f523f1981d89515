import type { NextPart, Parts } from './parts.ts'

/** The table grows before more than this share of its places is taken, %: the fuller it is, the more places a search looks at. */
const MOST_FILLED_PERCENT = 70
/** How many times as many places it has then. */
const GROWTH = 1.6
/** Places of an empty table. */
const FIRST_PLACES = 64

/**
 * Numbers by the hash of what stands under them, which lies elsewhere, in one long array: 11 to 18 bytes for each, 15 with 100,000. A `Map` of 100,000 texts takes
 * 3.7 MB, the texts as much again and more, and the collector looks at each of them.
 */
export class HashTable {
  /** Places of two: the hash, and the number, one higher; 0 where there is none. */
  #places = new Uint32Array(2 * FIRST_PLACES)
  #size = 0

  load(next: NextPart): void {
    this.#size = next()
    this.#places = next()
  }

  *parts(): Parts {
    yield* [this.#size, this.#places]
  }

  /** @param hash 32 bits @param isMeant whether that is what stands under a number: others may have the same hash */
  find(hash: number, isMeant: (number: number) => boolean): number | undefined {
    for (let place = this.#home(hash); this.#places[place + 1] !== 0; place = this.#after(place)) {
      const number = (this.#places[place + 1] ?? 0) - 1
      if (this.#places[place] === hash && isMeant(number)) return number
    }
    return undefined
  }

  /** Adds a number that is not there. */
  add(hash: number, number: number): void {
    if (100 * (this.#size + 1) > (MOST_FILLED_PERCENT * this.#places.length) / 2) this.#grow()
    this.#put(hash, number + 1)
    this.#size += 1
  }

  /** Takes a number out, where it is there under this hash. */
  delete(hash: number, number: number): void {
    let hole = this.#home(hash)
    while (this.#places[hole] !== hash || this.#places[hole + 1] !== number + 1) {
      if (this.#places[hole + 1] === 0) return
      hole = this.#after(hole)
    }
    this.#size -= 1
    // Whatever stands behind it, up to the next free place, is looked for from its own place on: nothing free may lie between.
    for (let place = this.#after(hole); this.#places[place + 1] !== 0; place = this.#after(place)) {
      const home = this.#home(this.#places[place] ?? 0)
      if (this.#between(home, place) < this.#between(hole, place)) continue
      this.#places.copyWithin(hole, place, place + 2)
      hole = place
    }
    this.#places[hole + 1] = 0
  }

  #home(hash: number): number {
    return 2 * (hash % (this.#places.length / 2))
  }

  #after(place: number): number {
    return place + 2 === this.#places.length ? 0 : place + 2
  }

  #between(from: number, place: number): number {
    return (place - from + this.#places.length) % this.#places.length
  }

  #put(hash: number, raised: number): void {
    let place = this.#home(hash)
    while (this.#places[place + 1] !== 0) place = this.#after(place)
    this.#places[place] = hash
    this.#places[place + 1] = raised
  }

  #grow(): void {
    const before = this.#places
    this.#places = new Uint32Array(2 * Math.ceil((GROWTH * before.length) / 2))
    for (let place = 0; place < before.length; place += 2) {
      const raised = before[place + 1] ?? 0
      if (raised !== 0) this.#put(before[place] ?? 0, raised)
    }
  }
}
