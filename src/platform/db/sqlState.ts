/** The SQLSTATE of an error or of what caused it (Drizzle wraps the driver's errors); none begins with E, as EPIPE does. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(at.code))
      return at.code
  }
  return undefined
}

/** Whether the database undid what was asked because it stood in another's way (a deadlock, two at once): again it may work. */
export const isUndone = (error: unknown): boolean => ['40001', '40P01'].includes(sqlStateOf(error) ?? '')

/** Tries in all. */
const MOST_TRIES = 3

/**
 * Does `work` again when the database undid it. Only for what leaves nothing behind when it is undone: one statement, or a
 * transaction that keeps what it finds to itself until it is over.
 */
export async function triedAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let left = MOST_TRIES - 1; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      // guard: undone-tried-again
      if (left === 0 || !isUndone(error)) throw error
    }
  }
}
