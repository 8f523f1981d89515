import { crc32 } from 'node:zlib'
import { HashTable } from './hashTable.ts'
import type { NextPart, Parts } from './parts.ts'
import { Records } from './records.ts'

/** Where in a word a text is. */
export type Where = 'anywhere' | 'first' | 'last'

/** Words, each under a number that it keeps: 25 bytes each beside its letters, outside of the heap, where texts and a map take 90. */
export class Words {
  readonly #records = new Records((length) => new Uint8Array(length))
  readonly #numbers = new HashTable()
  #size = 0

  load(next: NextPart): void {
    this.#size = next()
    this.#records.load(next)
    this.#numbers.load(next)
  }

  *parts(): Parts {
    yield this.#size
    yield* this.#records.parts()
    yield* this.#numbers.parts()
  }

  get size(): number {
    return this.#size
  }

  /** The numbers of all. */
  *numbers(): Generator<number, void> {
    for (let number = 0; number < this.#size; number += 1) yield number
  }

  /** The word of a number below `size`. */
  get(number: number): string {
    return Buffer.from(this.#records.get(number)).toString()
  }

  numberOf(word: string): number | undefined {
    const bytes = Buffer.from(word)
    return this.#numbers.find(crc32(bytes), (number) => this.#is(number, bytes))
  }

  /** Adds a word that is not there. @returns its number */
  add(word: string): number {
    const bytes = Buffer.from(word)
    const number = this.#size
    this.#size += 1
    this.#records.set(number, bytes)
    this.#numbers.add(crc32(bytes), number)
    return number
  }

  /** Those of some words that have the text in them. @param among numbers of words; one that comes twice is given back twice */
  having(text: string, where: Where, among: Iterable<number>): number[] {
    const bytes = Buffer.from(text)
    const found: number[] = []
    for (const number of among) if (this.#has(number, bytes, where)) found.push(number)
    return found
  }

  #is(number: number, bytes: Uint8Array): boolean {
    const { units, start, end } = this.#records.whereIs(number)
    return end - start === bytes.length && isAt(units, start, bytes)
  }

  /** Letters are never found in the middle of others: no byte that begins one is in another (UTF-8). */
  #has(number: number, bytes: Uint8Array, where: Where): boolean {
    const { units, start, end } = this.#records.whereIs(number)
    const last = end - bytes.length
    if (last < start) return false
    if (where === 'first') return isAt(units, start, bytes)
    if (where === 'last') return isAt(units, last, bytes)
    for (let at = start; at <= last; at += 1) if (isAt(units, at, bytes)) return true
    return false
  }
}

function isAt(units: Uint8Array, start: number, bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) if (units[start + at] !== bytes[at]) return false
  return true
}
