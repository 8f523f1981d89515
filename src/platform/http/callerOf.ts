import type { Caller, HttpEnv } from './env.ts'
import { failures } from './failure.ts'

/** The caller of an endpoint whose access is not public. @throws Failure unauthenticated for a visitor */
export function callerOf(c: { var: HttpEnv['Variables'] }): Caller {
  // guard: caller-required
  if (!c.var.caller) throw failures.unauthenticated()
  return c.var.caller
}
