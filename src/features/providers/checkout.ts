/** What is to be paid in the provider's window, as the start of the payment answered it. */
export interface CheckoutPayment {
  /** The key of `keyFor`. */
  readonly keyId: string
  readonly providerOrderId: string
  /** Paise. */
  readonly amount: number
  readonly currency: string
  /** The shop's. */
  readonly name: string
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string }
}

/** What may happen in the provider's window. */
export interface CheckoutListeners {
  /** It was paid. What the script says of it goes to the provider's other half as it is, which verifies it. */
  readonly onAnswer: (answer: object) => void
  /** The buyer closed the window. */
  readonly onClosed: () => void
  /** It did not work out, and why; the window stays open. */
  readonly onFailed: (text: string) => void
}

/** The half of a payment provider that runs in the browser, behind the script it gives us. */
export interface Checkout {
  /** Whether its script has come and is what was expected. */
  isLoaded(): boolean
  /** Opens the provider's window. @param color of its buttons, #rrggbb. @throws Error when the script is not there */
  open(payment: CheckoutPayment, color: string, listeners: CheckoutListeners): void
}
