import type { Checkout } from '#/features/providers/checkout.ts'
import { fetchCheckout } from '#/features/providers/registry/checkouts.ts'

/** A script that has not come after this long, ms, does not come any more. */
const TIMEOUT_MS = 15_000

let loading: Promise<Checkout> | undefined

/**
 * Loads the card provider's script and our half beside it, once for the whole visit; after a failure it may be tried again.
 * @throws Error
 */
export function loadCheckout(provider: string, scriptUrl: string): Promise<Checkout> {
  loading ??= Promise.all([fetchCheckout(provider), runScript(scriptUrl)])
    .then(([checkout]) => {
      if (!checkout.isLoaded()) throw new Error('The script is not what was expected')
      return checkout
    })
    .catch((error) => {
      loading = undefined
      throw error
    })
  return loading
}

function runScript(url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const script = document.createElement('script')
  const stop = (reason: string) => {
    script.remove()
    reject(new Error(reason))
  }
  const timer = setTimeout(() => stop('The script took too long'), TIMEOUT_MS)
  script.src = url
  script.async = true
  script.onload = () => {
    clearTimeout(timer)
    resolve()
  }
  script.onerror = () => {
    clearTimeout(timer)
    stop('The script could not be loaded')
  }
  document.head.append(script)
  return promise
}
