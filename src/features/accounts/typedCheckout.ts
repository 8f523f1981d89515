/** Where a tab remembers what its person typed into the checkout, in `sessionStorage`; it ends with the order, a log-in, a log-out or the tab. */
export const TYPED_CHECKOUT = 'typedCheckout'

/** Whoever comes next finds nothing of it. */
export function forgetTypedCheckout(): void {
  try {
    // guard: typed-leaves-with-person
    sessionStorage.removeItem(TYPED_CHECKOUT)
  } catch {
    // Storage is switched off: then nothing was kept.
  }
}
