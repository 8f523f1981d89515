/** Loaded only where somebody is told (OTEL_EXPORTER_OTLP_ENDPOINT): the libraries take memory and time at the start. */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { parseKeyPairsIntoRecord, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { OpenSpan, SpanStart, Tracing, TracingConfig } from './tracing.ts'

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

/** How long what is not sent yet may hold up the end of a process, ms. */
const CLOSE_MS = 2_000

/**
 * Sends spans to a collector that speaks OTLP over HTTP, in batches and in the background: one that does not answer costs the shop
 * nothing but these spans.
 */
export function openTracing({ url, headers, service, share }: TracingConfig): Tracing {
  const exporter = new OTLPTraceExporter({ url, headers: parseKeyPairsIntoRecord(headers) })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('zari')
  const propagator = new W3CTraceContextPropagator()
  // Of our own instead of the library's global one, by which libraries would tell what they please.
  const current = new AsyncLocalStorage<Context>()

  const begin = ({ name, kind, facts = {}, caller }: SpanStart, startTime: number) => {
    const around = current.getStore() ?? calledBy(caller)
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts, startTime }, around)
    return { span, within: trace.setSpan(around, span) }
  }
  const calledBy = (traceparent: string | undefined): Context =>
    traceparent === undefined
      ? ROOT_CONTEXT
      : propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)

  return {
    get isInside() {
      const around = current.getStore()
      return around !== undefined && trace.getSpan(around)?.isRecording() === true
    },
    async span(start, work) {
      const { span, within } = begin(start, Date.now())
      const open = openSpan(span)
      try {
        return await current.run(within, () => work(open))
      } catch (error) {
        open.fail(typeOf(error))
        throw error
      } finally {
        span.end()
      }
    },
    over(start, ms) {
      const now = Date.now()
      begin(start, now - ms).span.end(now)
    },
    async close() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSE_MS)
      })
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      clearTimeout(timer)
    },
  }
}

const openSpan = (span: Span): OpenSpan => ({
  rename: (name) => void span.updateName(name),
  add: (facts) => void span.setAttributes(facts),
  fail(type) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttribute('error.type', type)
  },
})

/** A code where there is one; messages may hold what somebody typed. */
function typeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return error instanceof Error ? error.name : 'unknown'
}
