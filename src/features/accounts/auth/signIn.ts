import type { Context } from 'hono'
import { cookieName, cookiesNamed, credentialOf } from '#/platform/http/credential.ts'
import type { HttpEnv } from '#/platform/http/env.ts'

/** What a session remembers of where it was started: device and address. */
export const originOf = (c: Context<HttpEnv>): Headers =>
  new Headers({ 'user-agent': c.req.header('user-agent') ?? '', 'x-forwarded-for': c.var.address })

/**
 * The headers with which the library finds the session of this request: the one credential that the caller was found
 * by, the mark of a session that ends with the browser, and the device and address that a renewed one would remember.
 */
export function sessionHeaders(c: Context<HttpEnv>): Headers {
  const headers = originOf(c)
  const credential = credentialOf(c.req.raw.headers, c.var.services.config.origin)
  if (credential.kind === 'none' || credential.kind === 'bad') return headers
  const [name, value] = credential.header
  const mark = credential.kind === 'cookie' ? ownCookies(c, 'session-only') : []
  headers.set(name, [value, ...mark].join('; '))
  return headers
}

/** Headers for who has given the password and still owes the code, without the session of whoever was here before. */
export function questionHeaders(c: Context<HttpEnv>): Headers {
  const headers = originOf(c)
  const cookies = ownCookies(c, 'second', 'session-only')
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
  return headers
}

/** Those of the shop's cookies that were sent exactly once, under the one name that they can have here. */
const ownCookies = (c: Context<HttpEnv>, ...names: string[]): string[] =>
  names.flatMap((short) => {
    const name = cookieName(c.var.services.config.origin, short)
    const values = cookiesNamed(c.req.raw.headers, name)
    return values.length === 1 ? [`${name}=${values[0]}`] : []
  })

/** Hands the library's cookies on to the client. */
export function passCookies(c: Context<HttpEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}
