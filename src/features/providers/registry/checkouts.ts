import type { Checkout } from '../checkout.ts'

/** The halves in the browser, each in a script of its own that is fetched where a card is paid with it. */
const halves = import.meta.glob<{ readonly checkout: Checkout }>('../*/*.browser.ts')

/** @param provider its id, by which its folder and file are called. @throws Error when it cannot be fetched */
export async function fetchCheckout(provider: string): Promise<Checkout> {
  const half = await halves[`../${provider}/${provider}.browser.ts`]?.()
  if (!half) throw new Error(`${provider} has no half in the browser`)
  return half.checkout
}
