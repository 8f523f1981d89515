import type { Context } from 'hono'
import type { Caller, HttpEnv } from './env.ts'
import { failures } from './failure.ts'

/** The caller of an endpoint whose access is not public. @throws Failure unauthenticated for a visitor */
export function callerOf(c: Context<HttpEnv>): Caller {
  // `c.var` is all that is set, put together anew.
  const caller = c.get('caller')
  // guard: caller-required
  if (!caller) throw failures.unauthenticated()
  return caller
}
