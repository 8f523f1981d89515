/** How many things are done at once. */
export interface Rounds {
  /** Most things in one round. */
  readonly most: number
  /** Most rounds at a time. */
  readonly beside: number
  /** A round that takes longer than this, ms, does not make the others wait: the next one begins beside it. */
  readonly waitMs: number
}

interface Waiting<Item, Outcome> {
  readonly item: Item
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Does in one round what came while the round before was under way, first come, first served; what finds nothing under
 * way begins at once, with what comes in the same turn of the event loop. Many who want to write then cost hardly more
 * than one.
 * @param work answers for each item, in their order: an outcome, or an Error for one that failed and does not take along
 * the others. When it fails as a whole, so does everything in it.
 */
export function together<Item, Outcome>(
  work: (items: readonly Item[]) => Promise<readonly (Outcome | Error)[]>,
  { most, beside, waitMs }: Rounds,
): (item: Item) => Promise<Outcome> {
  const waiting: Waiting<Item, Outcome>[] = []
  let underWay = 0
  /** The round that what comes now waits for. */
  let awaited: symbol | undefined

  const round = async (members: readonly Waiting<Item, Outcome>[]) => {
    try {
      const outcomes = await work(members.map(({ item }) => item))
      for (const [at, { resolve, reject }] of members.entries()) {
        const outcome = outcomes[at] ?? new Error('A round left somebody without an outcome')
        if (outcome instanceof Error) reject(outcome)
        else resolve(outcome)
      }
    } catch (error) {
      for (const { reject } of members) reject(error)
    }
  }

  const begin = () => {
    // guard: rounds-at-a-time
    if (awaited !== undefined || underWay === beside || waiting.length === 0) return
    const current = Symbol('round')
    awaited = current
    underWay += 1
    const beginNext = () => {
      if (awaited === current) awaited = undefined
      begin()
    }
    setImmediate(async () => {
      // guard: round-held-up
      const timer = setTimeout(beginNext, waitMs)
      await round(waiting.splice(0, most))
      clearTimeout(timer)
      underWay -= 1
      beginNext()
    })
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      begin()
    })
}

/**
 * A round's `work`, and when all of it fails each item by itself: one that cannot be done does not take along the others.
 * @param isOutage of what would fail in the same way again: then nothing is tried again
 */
export function orAlone<Item, Outcome>(
  work: (items: readonly Item[]) => Promise<readonly (Outcome | Error)[]>,
  isOutage: (error: unknown) => boolean,
): typeof work {
  const alone = async (item: Item): Promise<Outcome | Error> => {
    try {
      const [outcome] = await work([item])
      return outcome ?? new Error('A round left somebody without an outcome')
    } catch (error) {
      return error instanceof Error ? error : new Error('A round failed', { cause: error })
    }
  }
  return async (items) => {
    try {
      return await work(items)
    } catch (error) {
      // guard: one-fails-alone
      if (items.length === 1 || isOutage(error)) throw error
      const outcomes: (Outcome | Error)[] = []
      for (const item of items) outcomes.push(await alone(item))
      return outcomes
    }
  }
}
