import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Said, said } from '../language/said.rules.ts'
import { m } from './messages/http.messages.ts'

/** One wrong field of the input, named as in the request. */
export interface FieldError {
  readonly field: string
  readonly message: string
}

/** Fields that two people changed at once: what is stored by now, and what was to be stored. */
export interface Clash {
  readonly fields: readonly string[]
  readonly stored: Readonly<Record<string, unknown>>
  readonly wanted: Readonly<Record<string, unknown>>
}

/** The body of every answer that is not a success. */
export interface FailureBody {
  readonly code: string
  readonly message: string
  readonly errors?: readonly FieldError[]
  readonly clash?: Clash
}

interface Details {
  message?: string
  errors?: readonly FieldError[]
  clash?: Clash
  /** Extra headers such as Retry-After. */
  headers?: Record<string, string>
}

/** An expected failure on its way to the client: thrown by handlers, turned into the answer in one place. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: string
  readonly status: ContentfulStatusCode
  readonly errors: readonly FieldError[] | undefined
  readonly clash: Clash | undefined
  readonly headers: Record<string, string> | undefined

  constructor(code: string, status: ContentfulStatusCode, message: string, details: Details = {}) {
    super(details.message ?? message)
    this.code = code
    this.status = status
    this.errors = details.errors
    this.clash = details.clash
    this.headers = details.headers
  }

  get body(): FailureBody {
    const { code, message, errors, clash } = this
    return { code, message, ...(errors && { errors }), ...(clash && { clash }) }
  }
}

/** One expected failure: called, it makes the thing to throw; a contract declares it, so that the API document tells of it. */
export interface FailureKind {
  (details?: Details): Failure
  readonly code: string
  readonly status: ContentfulStatusCode
  /** In the language of the request, or the main one outside of any. */
  readonly message: string
}

/**
 * The failures of one room as a table `code: [status, wording]`. The result has one function per code:
 * `throw cartFailures.out_of_stock()`.
 */
export function failureTable<const Table extends Record<string, readonly [ContentfulStatusCode, Said]>>(
  table: Table,
) {
  const entries = Object.entries(table).map(([code, [status, wording]]) => {
    const make = (details?: Details) => new Failure(code, status, said(wording), details)
    const kind = Object.assign(make, { code, status })
    return [code, Object.defineProperty(kind, 'message', { get: () => said(wording), enumerable: true })]
  })
  return Object.fromEntries(entries) as { [Code in keyof Table]: FailureKind }
}

/** Failures that any endpoint can answer with. */
export const failures = failureTable({
  malformed: [400, m.malformed],
  unauthenticated: [401, m.unauthenticated],
  forbidden: [403, m.forbidden],
  cross_site: [403, m.crossSite],
  not_found: [404, m.notFound],
  method_not_allowed: [405, m.methodNotAllowed],
  conflict: [409, m.conflict],
  changed_meanwhile: [409, m.changedMeanwhile],
  too_large: [413, m.tooLarge],
  unsupported_media_type: [415, m.unsupportedMediaType],
  invalid: [422, m.invalid],
  rate_limited: [429, m.rateLimited],
  internal: [500, m.internal],
  no_room: [503, m.noRoom],
  pictures_unavailable: [503, m.picturesUnavailable],
  unavailable: [503, m.unavailable],
})
