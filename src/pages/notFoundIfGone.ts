import { notFound } from '@tanstack/react-router'
import { ApiError } from '#/platform/http/client.ts'

const throwUnlessFound = (reason: unknown, missing: readonly number[]): never => {
  throw reason instanceof ApiError && missing.includes(reason.status) ? notFound() : reason
}

/** What a loader does with the reason why something cannot be read: if it is gone, so is its page. */
export const notFoundIfGone = (reason: unknown): never => throwUnlessFound(reason, [404])

/** The same where an id that is none is refused as such. */
export const notFoundIfNone = (reason: unknown): never => throwUnlessFound(reason, [404, 422])
