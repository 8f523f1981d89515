import type { Checkout } from '../checkout.ts'
import { m } from '../messages/providers.messages.ts'

/** What we use of the provider's script. */
interface Options {
  readonly key: string
  readonly order_id: string
  /** Paise. */
  readonly amount: number
  readonly currency: string
  readonly name: string
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string }
  readonly theme: { readonly color: string }
  readonly handler: (answer: object) => void
  readonly modal: { readonly ondismiss: () => void }
}

interface ProviderWindow {
  open(): void
  on(name: 'payment.failed', listen: (event: { error?: { description?: string } }) => void): void
}

type ScriptedWindow = Window & { Razorpay?: new (options: Options) => ProviderWindow }

export const checkout: Checkout = {
  isLoaded: () => (window as ScriptedWindow).Razorpay !== undefined,
  open({ keyId, providerOrderId, ...payment }, color, { onAnswer, onClosed, onFailed }) {
    const { Razorpay } = window as ScriptedWindow
    if (!Razorpay) throw new Error('The script is not loaded')
    const opened = new Razorpay({
      ...payment,
      key: keyId,
      order_id: providerOrderId,
      theme: { color },
      handler: onAnswer,
      modal: { ondismiss: onClosed },
    })
    opened.on('payment.failed', ({ error }) => onFailed(error?.description ?? m.failed()))
    opened.open()
  },
}
