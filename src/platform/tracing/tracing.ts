/** Who is told what took how long. */
export interface TracingConfig {
  /** Where spans are taken: OTLP over HTTP. */
  readonly url: string
  /** Headers of each call, `name=value` with commas between; percent-encoded. */
  readonly headers: string
  /** What the shop is called there. */
  readonly service: string
  /** Which share of requests and jobs is told, 0 to 1. */
  readonly share: number
}

/** What is said of a span: OpenTelemetry's words for things of the field, `zari.` before our own. No values that somebody typed. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>

export interface SpanStart {
  readonly name: string
  readonly kind: 'server' | 'client' | 'consumer' | 'internal'
  readonly facts?: SpanFacts
  /** `traceparent` of whoever called, where it is believed. */
  readonly caller?: string | undefined
}

/** A piece of work that is under way. */
export interface OpenSpan {
  rename(name: string): void
  add(facts: SpanFacts): void
  /** It went wrong; `type` is a code or the name of a class, never a message. */
  fail(type: string): void
}

/** Who is told what took how long, and within what. */
export interface Tracing {
  /** Whether the caller is within a span that is told. */
  readonly isInside: boolean
  /** Does `work` as a span, within the one that it is called in. What it throws is thrown on. */
  span<T>(start: SpanStart, work: (span: OpenSpan) => Promise<T>): Promise<T>
  /** A span that is over, begun `ms` ago. */
  over(start: SpanStart, ms: number): void
  /** What is not sent yet is sent. */
  close(): Promise<void>
}

/** Does `work`, as a span where somebody is told. */
export const inSpan = <T>(
  tracing: Tracing | undefined,
  start: SpanStart,
  work: () => Promise<T>,
): Promise<T> => (tracing ? tracing.span(start, work) : work())
