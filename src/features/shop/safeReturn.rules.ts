/** A way back after login: only a path of this shop, never an address elsewhere. */
// guard: return-in-shop
export function safeReturn(from: string | undefined): string | undefined {
  if (!from?.startsWith('/')) return undefined
  const shop = 'http://shop.invalid'
  if (!URL.canParse(from, shop)) return undefined
  const url = new URL(from, shop)
  // `/..//evil.example` is a path of this shop until its dots are gone.
  if (url.pathname.startsWith('//')) return undefined
  return url.origin === shop ? `${url.pathname}${url.search}${url.hash}` : undefined
}
