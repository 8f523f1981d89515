/** What is to be paid in the provider's window, as the start of the payment answered it. */
export interface CheckoutPayment {
  /** The provider's public key. */
  readonly keyId: string
  readonly providerOrderId: string
  /** Paise. */
  readonly amount: number
  readonly currency: string
  /** The shop's. */
  readonly name: string
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string }
}

/** What may happen in the provider's window; `Answer` is what it brings back after a payment. */
export interface CheckoutListeners<Answer> {
  readonly onAnswer: (answer: Answer) => void
  /** The buyer closed the window. */
  readonly onClosed: () => void
  /** It did not work out, and why; the window stays open. */
  readonly onFailed: (text: string) => void
}

/** The half of a payment provider that runs in the browser, behind the script it gives us. */
export interface Checkout<Answer> {
  /** Whether its script has come and is what was expected. */
  isLoaded(): boolean
  /** Opens the provider's window. @param color of its buttons, #rrggbb. @throws Error when the script is not there */
  open(payment: CheckoutPayment, color: string, listeners: CheckoutListeners<Answer>): void
}
