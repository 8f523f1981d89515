import type { Context } from 'hono'
import type { HttpEnv } from '#/platform/http/env.ts'

/** What a session remembers of where it was started: device and address. */
export const originOf = (c: Context<HttpEnv>): Headers =>
  new Headers({ 'user-agent': c.req.header('user-agent') ?? '', 'x-forwarded-for': c.var.address })

/**
 * A request's headers for the library to find the session in. API clients may send the token raw or as `Bearer`
 * (reading of the specification, section 7); the library knows only the latter.
 */
export function withBearer(headers: Headers): Headers {
  const token = headers.get('authorization')
  if (!token || /^bearer /i.test(token)) return headers
  const copy = new Headers(headers)
  copy.set('authorization', `Bearer ${token}`)
  return copy
}

/** The session of this request, with the device and address that a renewed one would remember. */
export function sessionHeaders(c: Context<HttpEnv>): Headers {
  const headers = new Headers(withBearer(c.req.raw.headers))
  for (const [name, value] of originOf(c)) headers.set(name, value)
  return headers
}

/** Hands the library's cookies on to the client. */
export function passCookies(c: Context<HttpEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}
