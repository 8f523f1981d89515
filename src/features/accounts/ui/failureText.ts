import { ApiError } from '#/platform/http/client.ts'

/** What a failed call says on screen: the server's own words where it gave a reason, else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.status === 0 || error.code === 'internal') return fallback
  return error.message
}

/** Whether the shop could not be reached at all. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0
