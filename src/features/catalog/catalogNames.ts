interface Named {
  readonly lower: string
}

/**
 * All names as one text: looking through one long text takes a quarter of the time of looking into 100,000 short
 * ones, which decides how many searches at once stay below 20 ms.
 */
export class Names<T extends Named> {
  readonly #named: readonly T[]
  readonly #text: string
  readonly #starts: Uint32Array

  constructor(named: readonly T[]) {
    this.#named = named
    this.#starts = new Uint32Array(named.length)
    let at = 0
    for (const [index, { lower }] of named.entries()) {
      this.#starts[index] = at
      at += lower.length + 1
    }
    this.#text = named.map(({ lower }) => lower).join('\n')
  }

  /** The first `limit` whose name contains the text, which is in small letters and not empty. */
  containing(text: string, limit: number): T[] {
    const found: T[] = []
    let from: number | undefined = 0
    while (from !== undefined && found.length < limit) {
      const at = this.#text.indexOf(text, from)
      if (at < 0) break
      const index = this.#indexAt(at)
      const one = this.#named[index]
      // A text with a line break in it could lie across two names.
      if (one?.lower.includes(text)) found.push(one)
      from = this.#starts[index + 1]
    }
    return found
  }

  #indexAt(position: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((this.#starts[middle] ?? 0) <= position) low = middle
      else high = middle - 1
    }
    return low
  }
}
