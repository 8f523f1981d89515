import { ApiError } from '#/platform/http/client.ts'

/** What a failed call says: the server's own reason, else 'Error <action>: <status text>' (specification, section 8). */
export function failureText(error: unknown, action: string): string {
  if (!(error instanceof ApiError)) return `Error ${action}: Something went wrong`
  const unexplained = error.status === 0 || error.code === 'internal'
  return unexplained ? `Error ${action}: ${error.statusText || error.message}` : error.message
}
