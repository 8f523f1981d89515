import type { Context } from 'hono'
import type { HttpEnv } from '#/platform/http/env.ts'

/** What a session remembers of where it was started: device and address. */
export const originOf = (c: Context<HttpEnv>): Headers =>
  new Headers({ 'user-agent': c.req.header('user-agent') ?? '', 'x-forwarded-for': c.var.address })

/** Hands the library's cookies on to the client. */
export function passCookies(c: Context<HttpEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}
