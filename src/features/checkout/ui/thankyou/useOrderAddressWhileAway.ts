import { useEffect } from 'react'

/** Past the router: the page on the screen stays, only what a reload opens is another. */
const setAddress = (path: string): void =>
  History.prototype.replaceState.call(history, history.state, '', path)

/**
 * Whoever pays in another app leaves this page in the background, and a phone that is short of memory loads it anew on
 * the way back, when the thanks are over and would lead home. So while it is away its address is that of the order,
 * where the payment waits; who comes back in time finds everything as it was.
 */
export function useOrderAddressWhileAway(orderId: string, isToPay: boolean): void {
  useEffect(() => {
    if (!isToPay) return
    const here = location.pathname + location.search
    const change = () => setAddress(document.hidden ? `/order/view/${orderId}` : here)
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [orderId, isToPay])
}
