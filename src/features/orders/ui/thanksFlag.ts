/**
 * Whom to thank: the flag `showThankYou` in the browser's storage (specification, sections 2 and 4) and beside it which
 * order it stands for and until when. Neither says anything about a person; where storage is forbidden nobody is thanked
 * twice and everything else works.
 */
export const FLAG = 'showThankYou'
export const DETAILS = 'thankYouOrder'

/** How long after the order the thank-you page may be shown again, ms (specification, section 9). */
export const THANK_YOU_MS = 15_000

export interface Thanks {
  /** Undefined when the flag was set without naming an order. */
  readonly orderId?: string
  /** Epoch ms. */
  readonly until: number
  /** The page was shown: whoever is elsewhere now has left it and is not led back. */
  readonly seen?: boolean
}

/** What is to be thanked for now. A flag whose time is over is taken away; one without a time counts from now. */
export function thanksDue(storage: Storage, now: number): Thanks | undefined {
  return quietly(() => {
    if (storage.getItem(FLAG) !== '1') return undefined
    const known = details(storage)
    // A clock that was set back must not hold anybody for longer.
    if (!known || known.until > now + THANK_YOU_MS) {
      const thanks = { ...known, until: now + THANK_YOU_MS }
      write(storage, thanks)
      return thanks
    }
    // guard: thanks-expire
    if (known.until > now) return known
    endThanks(storage)
    return undefined
  })
}

export const endThanks = (storage: Storage): void => {
  quietly(() => {
    storage.removeItem(FLAG)
    storage.removeItem(DETAILS)
  })
}

export function write(storage: Storage, thanks: Thanks): void {
  quietly(() => {
    storage.setItem(DETAILS, JSON.stringify(thanks))
    storage.setItem(FLAG, '1')
  })
}

/** Others may write there as well: what is not of our making counts as nothing. */
export function details(storage: Storage): Thanks | undefined {
  const known = quietly<unknown>(() => JSON.parse(storage.getItem(DETAILS) ?? 'null'))
  const isOurs =
    typeof known === 'object' && known !== null && 'until' in known && typeof known.until === 'number'
  return isOurs ? (known as Thanks) : undefined
}

export function quietly<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
