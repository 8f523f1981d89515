import { type RouteConfig, z } from '@hono/zod-openapi'
import type { Access } from './endpoint.ts'
import { type FailureKind, failures } from './failure.ts'

const failureSchema = z
  .object({
    code: z.string(),
    message: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    /** Fields that somebody else changed meanwhile, with both values. */
    clash: z
      .object({
        fields: z.array(z.string()),
        stored: z.record(z.string(), z.unknown()),
        wanted: z.record(z.string(), z.unknown()),
      })
      .optional(),
  })
  .openapi('Failure')

interface Declared extends Pick<RouteConfig, 'method' | 'request'> {
  readonly access: Access
  readonly failures?: readonly FailureKind[]
}

/** What a caller of an endpoint has to expect: it follows from who may call it, from what it takes and from its contract. */
const expectedFailures = ({ access, method, request, failures: own = [] }: Declared): FailureKind[] => [
  failures.malformed,
  ...(access === 'public' ? [] : [failures.unauthenticated]),
  ...(access === 'admin' ? [failures.forbidden] : []),
  ...(method === 'get' ? [] : [failures.cross_site]),
  ...(request?.params ? [failures.not_found] : []),
  ...(request?.body ? [failures.too_large, failures.unsupported_media_type] : []),
  ...(request?.body || request?.query ? [failures.invalid] : []),
  ...own,
]

// not a message: the API document
const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' as const } } }

/** Kinds of one status: the codes are an enumeration, so that a generated client knows them. */
const failureAnswer = (status: string, kinds: readonly FailureKind[]) => ({
  description: [...new Set(kinds.map(({ message }) => message))].join(' Or: '),
  ...(status === '429' && { headers: retryAfter }),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Failure' },
          {
            type: 'object' as const,
            properties: { code: { type: 'string' as const, enum: kinds.map(({ code }) => code) } },
          },
        ],
      },
      examples: Object.fromEntries(kinds.map(({ code, message }) => [code, { value: { code, message } }])),
    },
  },
})

/** The answers of an endpoint that are no success, by status, and `default` for what can happen to any request. */
export function failureAnswers(endpoint: Declared): RouteConfig['responses'] {
  const byStatus = Object.groupBy(new Set(expectedFailures(endpoint)), ({ status }) => String(status))
  return {
    ...Object.fromEntries(
      Object.entries(byStatus).map(([status, kinds = []]) => [status, failureAnswer(status, kinds)]),
    ),
    default: {
      // not a message: the API document
      description: `${failures.internal.message} Or: ${failures.unavailable.message}`,
      content: { 'application/json': { schema: failureSchema } },
    },
  }
}
