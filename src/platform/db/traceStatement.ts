import { inSpan, type Tracing } from '../tracing/tracing.ts'

/** Longer statements are cut, characters. */
const MOST_TEXT = 2_000

/**
 * Sends a statement as a span of what it is sent for; its text is told, never its values. What nobody's request or job asked for
 * (looking for jobs each second) is not told.
 */
export function traceStatement<T>(
  tracing: Tracing | undefined,
  statement: unknown,
  send: () => Promise<T>,
): Promise<T> {
  if (!tracing?.isInside) return send()
  const text = textOf(statement)
  const name = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const facts = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MOST_TEXT) }
  return inSpan(tracing, { name, kind: 'client', facts }, send)
}

/** As the driver takes it: the text, or an object with it. */
const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | undefined)?.text ?? '')
