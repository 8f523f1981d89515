import type { CardReturn } from '../../card/card.schema.ts'

/** What we use of the provider's script. */
export interface ProviderOptions {
  readonly key: string
  readonly order_id: string
  /** Paise. */
  readonly amount: number
  readonly currency: string
  readonly name: string
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string }
  readonly theme: { readonly color: string }
  readonly handler: (answer: CardReturn) => void
  readonly modal: { readonly ondismiss: () => void }
}

interface ProviderCheckout {
  open(): void
  on(name: 'payment.failed', listen: (event: { error?: { description?: string } }) => void): void
}

type ProviderWindow = Window & { Razorpay?: new (options: ProviderOptions) => ProviderCheckout }

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
      if ((window as ProviderWindow).Razorpay) done()
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

/** Opens the provider's window. @throws Error when the script is not there */
export function openProvider(options: ProviderOptions, onFailed: (text: string) => void): void {
  const { Razorpay } = window as ProviderWindow
  if (!Razorpay) throw new Error('The script is not loaded')
  const checkout = new Razorpay(options)
  checkout.on('payment.failed', ({ error }) =>
    onFailed(error?.description ?? 'The payment did not go through.'),
  )
  checkout.open()
}
