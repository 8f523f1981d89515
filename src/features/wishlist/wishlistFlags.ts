const PREFIX = 'wishlist-'

/**
 * The flags `wishlist-{productId}` in the browser's storage (specification, section 3) say what the server's list says.
 * Storage may be full or forbidden; nothing depends on it.
 */
export function showWishlistInFlags(productIds: readonly string[], given?: Storage): void {
  const wished = new Set(productIds.map((id) => PREFIX + id))
  try {
    // Where storage is forbidden already asking for it fails.
    const storage = given ?? window.localStorage
    for (const key of Object.keys(storage)) {
      if (key.startsWith(PREFIX) && !wished.has(key)) storage.removeItem(key)
    }
    for (const key of wished) storage.setItem(key, 'true')
  } catch {
    return
  }
}
