/** What an answer shows that does not say so: any change may concern it. */
export const ANYTHING = '*'

/** Changes that are remembered one by one, for answers that are just being made. */
const MOST_CHANGES = 10_000

/**
 * What cached answers show, by words such as `shop` or `product:ID`, and what of it changed since: a state of the shop has
 * a number, which grows with each change.
 */
export class Subjects {
  readonly #keys = new Map<string, Set<string>>()
  readonly #changedAt = new Map<string, number>()
  /** Whatever is made of an earlier state is old. */
  #least = 0
  edition = 0

  /** @returns the keys of all answers that show any of these */
  change(subjects: readonly string[]): string[] {
    this.edition += 1
    if (this.#changedAt.size >= MOST_CHANGES) this.#forgetChanges()
    const concerned = [...subjects, ANYTHING]
    for (const subject of concerned) this.#changedAt.set(subject, this.edition)
    return concerned.flatMap((subject) => [...(this.#keys.get(subject) ?? [])])
  }

  changeAll(): void {
    this.edition += 1
    this.#forgetChanges()
  }

  #forgetChanges(): void {
    this.#least = this.edition
    this.#changedAt.clear()
  }

  /** Whether something that is shown has changed since. */
  isOld(edition: number, shown: readonly string[] = [ANYTHING]): boolean {
    return edition < this.#least || shown.some((subject) => (this.#changedAt.get(subject) ?? 0) > edition)
  }

  note(key: string, shown: readonly string[] = [ANYTHING]): void {
    for (const subject of shown) {
      const keys = this.#keys.get(subject)
      if (keys) keys.add(key)
      else this.#keys.set(subject, new Set([key]))
    }
  }

  forget(key: string, shown: readonly string[] = [ANYTHING]): void {
    for (const subject of shown) {
      const keys = this.#keys.get(subject)
      keys?.delete(key)
      if (keys?.size === 0) this.#keys.delete(subject)
    }
  }
}
