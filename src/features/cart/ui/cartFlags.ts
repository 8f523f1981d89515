const PREFIX = 'cart-'

/**
 * The flags `cart-{productId}` in the browser's storage (specification, section 3) say what the server's cart says.
 * Storage may be full or forbidden; nothing depends on it.
 */
export function showCartInFlags(productIds: readonly string[], given?: Storage): void {
  const held = new Set(productIds.map((id) => PREFIX + id))
  try {
    // Where storage is forbidden already asking for it fails.
    const storage = given ?? window.localStorage
    for (const key of Object.keys(storage)) {
      if (key.startsWith(PREFIX) && !held.has(key)) storage.removeItem(key)
    }
    for (const key of held) storage.setItem(key, 'true')
  } catch {
    return
  }
}
