/** What decides whether a browser sent a request from somewhere else. */
export interface RequestOrigin {
  readonly method: string
  readonly origin: string | undefined
  readonly secFetchSite: string | undefined
  readonly host: string | undefined
  readonly hasCookie: boolean
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something may come from where it comes from. Browsers send `Origin` and
 * `Sec-Fetch-Site` themselves; a page cannot forge them. Programs without cookies are not browsers and pass.
 */
export function isCrossSite(request: RequestOrigin, shopOrigin: string): boolean {
  if (safeMethods.has(request.method)) return false
  if (request.secFetchSite !== undefined && request.secFetchSite !== 'same-origin') return true
  if (request.origin !== undefined) return !isOwnOrigin(request.origin, request.host, shopOrigin)
  return request.hasCookie && request.secFetchSite === undefined
}

function isOwnOrigin(origin: string, host: string | undefined, shopOrigin: string): boolean {
  if (origin === shopOrigin) return true
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
