import { APIError } from 'better-auth/api'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'

/**
 * What to throw for an error of the authentication library. It hides the database's errors behind a 500 of its own;
 * whoever calls then is neither logged out nor wrong, but has to come back in a moment.
 */
// guard: outage-unavailable
export function outage(services: Services, error: unknown): unknown {
  if (!(error instanceof APIError) || error.statusCode < 500) return error
  services.log.error({ err: error }, 'the authentication could not do its work')
  return failures.unavailable({ headers: { 'Retry-After': '5' } })
}
