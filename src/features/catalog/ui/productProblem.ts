import { ApiError } from '#/platform/http/client.ts'

/** What a failed answer is called: 'Error <action>: <status text>' (specification, section 8). */
export function problemOf(action: string, error: unknown): string {
  if (!(error instanceof ApiError))
    return `Error ${action}: ${error instanceof Error ? error.message : 'unknown'}`
  // HTTP/2 has no status text; the server's own message stands in for it.
  return `Error ${action}: ${error.statusText || error.message}`
}
