import { useEffect } from 'react'
import { forgetThanks, mayThank, THANK_YOU_MS } from '../checkout/placedFlags.ts'

/** Without a fresh order there is nothing to thank for: away after this long, ms (specification, section 4). */
const AWAY_MS = 100

/** Sends visitors without the flag away, and takes the flag back after 15 s. */
export function useThanks(onNothing: () => void): void {
  useEffect(() => {
    const nothing = !mayThank(localStorage)
    const timer = nothing
      ? setTimeout(onNothing, AWAY_MS)
      : setTimeout(() => forgetThanks(localStorage), THANK_YOU_MS)
    return () => clearTimeout(timer)
  }, [onNothing])
}
