/** What decides whether a browser sent a request from somewhere else. */
export interface RequestOrigin {
  readonly method: string
  readonly origin: string | undefined
  readonly secFetchSite: string | undefined
  readonly host: string | undefined
  readonly hasCookie: boolean
}

/** Where the shop is: see `Config`. */
export interface ShopOrigin {
  readonly origin: string
  readonly originIsSet: boolean
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something may come from where it comes from. Browsers send `Origin` and
 * `Sec-Fetch-Site` themselves; a page cannot forge them. Programs without cookies are not browsers and pass.
 */
export function isCrossSite(request: RequestOrigin, shop: ShopOrigin): boolean {
  if (safeMethods.has(request.method)) return false
  // guard: sec-fetch-site
  if (request.secFetchSite !== undefined && request.secFetchSite !== 'same-origin') return true
  // guard: origin-checked
  if (request.origin !== undefined) return !isOwnOrigin(request.origin, request.host, shop)
  // guard: cookie-from-nowhere
  return request.hasCookie && request.secFetchSite === undefined
}

function isOwnOrigin(origin: string, host: string | undefined, shop: ShopOrigin): boolean {
  if (origin === shop.origin) return true
  // A shop that was told its address has that one only; one that was not is where it is asked for.
  // guard: host-header
  return !shop.originIsSet && host !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
