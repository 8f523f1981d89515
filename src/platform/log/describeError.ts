import { safeText } from './safeText.rules.ts'

/** What of an error is worth a line in the log; nothing of it is a value that somebody typed or that opens anything. */
export interface DescribedError {
  readonly type: string
  readonly message: string
  readonly stack?: string
  /** Codes and names of a failure of system, database or mail server. */
  readonly [fact: string]: unknown
  readonly cause?: DescribedError
}

/** Facts that libraries add to their errors and that hold no data: never `detail`, `where`, `params`, `query`, `response`. */
const facts = [
  'code',
  'errno',
  'syscall',
  'status',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'responseCode',
  'command',
] as const

/** Deeper than any library nests its errors. */
const DEEPEST = 5

/**
 * An error for the log. Drizzle writes the parameters of a failed query into its message, PostgreSQL the value that it
 * could not read: session tokens, password hashes, addresses. Both stay out; the statement and where it failed remain.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: safeText(String(error)) }
  const known = error as Error & Partial<Record<(typeof facts)[number], unknown>>
  const named = facts.filter((fact) => ['string', 'number'].includes(typeof known[fact]))
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: messageOf(known),
    ...Object.fromEntries(named.map((fact) => [fact, known[fact]])),
    ...(frames?.length ? { stack: safeText(frames.join('\n')) } : {}),
    ...(error.cause !== undefined && depth < DEEPEST ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

function messageOf(error: Error & { code?: unknown; severity?: unknown }): string {
  // guard: query-values-not-logged
  const [statement = ''] = error.message.split(/\n?params:/)
  // Class 22: a value that cannot be read or stored stands in the message.
  const isValue = typeof error.severity === 'string' && String(error.code).startsWith('22')
  return safeText(isValue ? statement.replace(/"[^"]*"?/g, '"…"') : statement)
}
