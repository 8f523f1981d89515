import { checkout } from '#/features/providers/registry/registry.browser.ts'

/** A script that has not come after this long, ms, does not come any more. */
const PATIENCE_MS = 15_000

let loading: Promise<void> | undefined

/** Loads the provider's script once for the whole visit; after a failure it may be tried again. @throws Error */
export function loadCardScript(url: string): Promise<void> {
  loading ??= new Promise<void>((done, fail) => {
    const script = document.createElement('script')
    const stop = (reason: string) => {
      script.remove()
      loading = undefined
      fail(new Error(reason))
    }
    const timer = setTimeout(() => stop('The script took too long'), PATIENCE_MS)
    script.src = url
    script.async = true
    script.onload = () => {
      clearTimeout(timer)
      if (checkout.isLoaded()) done()
      else stop('The script is not what was expected')
    }
    script.onerror = () => {
      clearTimeout(timer)
      stop('The script could not be loaded')
    }
    document.head.append(script)
  })
  return loading
}
