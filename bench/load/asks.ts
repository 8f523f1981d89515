/** One request of a load. */
export interface Ask {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
}

/** What browsers send of their own accord. */
export const browserHeaders = {
  accept: 'text/html,*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
} as const

/** Requests of browsers, of some people in turn by their cookies, so that each path comes; '' for no cookie. */
export const asBrowser = (paths: readonly string[], cookies: readonly string[] = ['']): Ask[] =>
  Array.from({ length: Math.max(paths.length, cookies.length) }, (_, at) => {
    const [path = '', cookie] = [paths[at % paths.length], cookies[at % cookies.length]]
    return { path, headers: cookie ? { ...browserHeaders, cookie } : browserHeaders }
  })

/** Method, headers and body of a request; how long the body is says whoever sends it. */
export function parts({ method, headers = {}, json }: Ask) {
  const body = json === undefined ? '' : JSON.stringify(json)
  const type = body ? { 'content-type': 'application/json' } : {}
  return { method: method ?? (body ? 'POST' : 'GET'), headers: { ...headers, ...type }, body }
}

/** A request to a host as it stands on the wire. */
export function onTheWire(ask: Ask, host: string): string {
  const { method, headers, body } = parts(ask)
  const all = { host, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${ask.path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}
