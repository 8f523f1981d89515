/** Runs work when its turn comes. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets at most `most` pieces of work run at a time; the others wait in the order in which they came, without a time
 * limit. In front of the connection pool this keeps a rush on one product from running into the pool's own time limit
 * and from taking the connections of everybody who only wants to look.
 */
export function limiter(most: number): Limiter {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < most) running += 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
