import { showInFlags } from '#/ui/storedFlags.ts'

/** The flags `cart-{productId}` in the browser's storage (specification, section 3) say what the server's cart says. */
export const showCartInFlags = (productIds: readonly string[], given?: Storage): void =>
  showInFlags('cart-', productIds, given)
