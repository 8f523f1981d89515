/** The one proof of identity that a request shows. */
export type Credential =
  | { readonly kind: 'none' }
  /** Something is shown that cannot be a credential of ours, or more than one: never a reason to look further. */
  | { readonly kind: 'bad' }
  | {
      readonly kind: 'token' | 'cookie'
      /** The session that it claims to be; nothing is verified yet. */
      readonly token: string
      /** The only header that says who is calling: what is verified is this and nothing beside it. */
      readonly header: readonly ['authorization' | 'cookie', string]
    }

/** The headers of a request, however they came. */
export type RequestHeaders = Pick<Headers, 'get'>

/** Over HTTPS the browser itself holds the cookie to this host, this path and encrypted transport. */
export const cookieName = (origin: string, name: string): string =>
  `${origin.startsWith('https:') ? '__Host-' : ''}zari.${name}`

/** The values of a cookie in the order they were sent: several when a sister site or another path planted a second. */
export function cookiesNamed(headers: RequestHeaders, name: string): string[] {
  const cookies = headers.get('cookie')
  if (!cookies?.includes(name)) return []
  const values: string[] = []
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=')
    if (at >= 0 && pair.slice(0, at).trim() === name) values.push(pair.slice(at + 1).trim())
  }
  return values
}

/** The token of `POST /api/login`, raw or as `Bearer` (reading of the specification, section 7). */
const TOKEN = /^(?:bearer +)?([\w-]+)$/i
/** A session cookie, decoded: the token and its signature. */
const SIGNED = /^([\w-]+)\.[\w+/=-]+$/
/** The same as we send it, and browsers send it back: nothing has to be decoded to tell how it is spelled. */
const AS_SENT = /^([\w-]+)\.(?:[\w-]|%2B|%2F|%3D)+$/

/**
 * The one credential of a request, for every address alike. An `Authorization` header is the only one where there is
 * one, even if it is no good. Of cookies only the shop's own name counts (`origin` decides which, not the sender), and
 * only when there is exactly one: of two nobody can tell which one the browser meant.
 */
export function credentialOf(headers: RequestHeaders, origin: string): Credential {
  const authorization = headers.get('authorization')
  // guard: token-before-cookie
  if (authorization !== null) {
    const token = TOKEN.exec(authorization.trim())?.[1]
    return token ? { kind: 'token', token, header: ['authorization', `Bearer ${token}`] } : { kind: 'bad' }
  }
  const name = cookieName(origin, 'session')
  const [value, ...others] = cookiesNamed(headers, name)
  if (value === undefined) return { kind: 'none' }
  const session = sessionIn(value)
  // guard: one-session-cookie
  if (!session || others.length > 0) return { kind: 'bad' }
  return { kind: 'cookie', token: session.token, header: ['cookie', `${name}=${session.spelled}`] }
}

/** A session cookie in its one spelling, since `%41` for A would be remembered once more; undefined when it is none. */
function sessionIn(value: string): { readonly token: string; readonly spelled: string } | undefined {
  const [, sent] = AS_SENT.exec(value) ?? []
  if (sent) return { token: sent, spelled: value }
  const signed = decoded(value)
  const [, token] = SIGNED.exec(signed) ?? []
  return token ? { token, spelled: encodeURIComponent(signed) } : undefined
}

/** Nothing when it is no encoded text. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
