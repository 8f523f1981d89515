import { useEffect } from 'react'
import { markThanksSeen } from '#/features/orders/ui/giveThanks.ts'
import { thanksDue } from '#/features/orders/ui/thanksFlag.ts'

/** Without a fresh order there is nothing to thank for: away after this long, ms (specification, section 4). */
const AWAY_MS = 100

/** Sends visitors without the flag away, and takes the flag back 15 s after the order. */
export function useThanks(onNothing: () => void): void {
  useEffect(() => {
    const thanks = thanksDue(localStorage, Date.now())
    if (thanks) markThanksSeen(localStorage, thanks)
    const timer = thanks
      ? setTimeout(() => thanksDue(localStorage, Date.now()), thanks.until - Date.now())
      : setTimeout(onNothing, AWAY_MS)
    return () => clearTimeout(timer)
  }, [onNothing])
}
