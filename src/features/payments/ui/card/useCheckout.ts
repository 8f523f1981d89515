import { useEffect, useState } from 'react'
import type { Checkout } from '#/features/providers/checkout.ts'
import { loadCheckout } from './loadCheckout.ts'

/** The card provider's window, loaded as soon as the button that needs it is there. */
export function useCheckout(
  provider: string,
  scriptUrl: string,
): { checkout: Checkout | 'loading' | 'failed'; retry: () => void } {
  const [tries, setTries] = useState(0)
  const [checkout, setCheckout] = useState<Checkout | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isGone = false
    const set = (next: Checkout | 'failed') => {
      if (!isGone) setCheckout(next)
    }
    // A new try is a new run of this effect.
    void tries
    loadCheckout(provider, scriptUrl).then(set, () => set('failed'))
    return () => {
      isGone = true
    }
  }, [provider, scriptUrl, tries])
  return {
    checkout,
    retry: () => {
      setCheckout('loading')
      setTries(tries + 1)
    },
  }
}
