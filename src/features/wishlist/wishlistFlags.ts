import { showInFlags } from '#/ui/storedFlags.ts'

/** The flags `wishlist-{productId}` in the browser's storage (specification, section 3) say what the server's list says. */
export const showWishlistInFlags = (productIds: readonly string[], given?: Storage): void =>
  showInFlags('wishlist-', productIds, given)
