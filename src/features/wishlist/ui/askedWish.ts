/** The product a visitor wanted on the wishlist before going to log in; kept by the browser tab. */
const KEY = 'askedWish'

export function rememberWish(productId: string): void {
  // A browser that keeps nothing only loses the convenience.
  try {
    sessionStorage.setItem(KEY, productId)
  } catch {}
}

/** Whether this product was wished for before the log-in; it says so once. */
export function takeRememberedWish(productId: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== productId) return false
    sessionStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
