import type { NextPart, Parts } from './parts.ts'

/** Which products share a design, by their small numbers. Most have none and take nothing here. */
export class Families {
  #members = new Map<string, number[]>()
  #keys = new Map<number, string>()
  readonly #compare: (one: number, other: number) => number

  /** @param compare how members are sorted */
  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare
  }

  *parts(): Parts {
    yield [this.#members, this.#keys]
  }

  load(next: NextPart): void {
    ;[this.#members, this.#keys] = next<[Map<string, number[]>, Map<number, string>]>()
  }

  /** @param key of its family; empty for none */
  put(number: number, key: string): void {
    if (this.#keys.get(number) === key) return
    this.delete(number)
    if (key === '') return
    this.#keys.set(number, key)
    this.#members.set(key, this.members(key).concat(number).sort(this.#compare))
  }

  delete(number: number): void {
    const key = this.#keys.get(number)
    if (key === undefined) return
    this.#keys.delete(number)
    const left = this.members(key).filter((member) => member !== number)
    if (left.length > 0) this.#members.set(key, left)
    else this.#members.delete(key)
  }

  /** The key of a product's family; empty for none. */
  keyOf(number: number): string {
    return this.#keys.get(number) ?? ''
  }

  members(key: string): readonly number[] {
    return this.#members.get(key) ?? []
  }
}
