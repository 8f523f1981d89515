/**
 * Whom to thank: the flag `showThankYou` in the browser's storage (specification, sections 2 and 4) and beside it which
 * order it stands for and until when. Neither says anything about a person; where storage is forbidden nobody is thanked
 * twice and everything else works.
 */
const FLAG = 'showThankYou'
const DETAILS = 'thankYouOrder'

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

/** From now on the order is thanked for, 15 s at the longest. */
export function markThanks(storage: Storage, orderId: string, now: number): void {
  write(storage, { orderId, until: now + THANK_YOU_MS })
}

/** A card order is thanked for when it is paid, however long that takes. */
export function thankLater(storage: Storage, orderId: string): void {
  quietly(() => {
    storage.removeItem(FLAG)
    storage.setItem(DETAILS, JSON.stringify({ orderId, until: 0 }))
  })
}

/** @returns whether this order was placed in this browser and still waits for its thanks, which begin now */
export function thankNow(storage: Storage, orderId: string, now: number): boolean {
  if (details(storage)?.orderId !== orderId) return false
  markThanks(storage, orderId, now)
  return true
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

/** The page is on the screen: from here on only the shopper decides where to go. */
export function markThanksSeen(storage: Storage, thanks: Thanks): void {
  write(storage, { ...thanks, seen: true })
}

export const endThanks = (storage: Storage): void => {
  quietly(() => {
    storage.removeItem(FLAG)
    storage.removeItem(DETAILS)
  })
}

function write(storage: Storage, thanks: Thanks): void {
  quietly(() => {
    storage.setItem(DETAILS, JSON.stringify(thanks))
    storage.setItem(FLAG, '1')
  })
}

/** Others may write there as well: what is not of our making counts as nothing. */
function details(storage: Storage): Thanks | undefined {
  const known = quietly<unknown>(() => JSON.parse(storage.getItem(DETAILS) ?? 'null'))
  const isOurs =
    typeof known === 'object' && known !== null && 'until' in known && typeof known.until === 'number'
  return isOurs ? (known as Thanks) : undefined
}

function quietly<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
