import type { ContentfulStatusCode } from 'hono/utils/http-status'

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
  readonly message: string
}

/**
 * The failures of one room as a table `code: [status, wording]`. The result has one function per code:
 * `throw cartFailures.out_of_stock()`.
 */
export function failureTable<const Table extends Record<string, readonly [ContentfulStatusCode, string]>>(
  table: Table,
) {
  const entries = Object.entries(table).map(([code, [status, message]]) => [
    code,
    Object.assign((details?: Details) => new Failure(code, status, message, details), {
      code,
      status,
      message,
    }),
  ])
  return Object.fromEntries(entries) as { [Code in keyof Table]: FailureKind }
}

/** Failures that any endpoint can answer with. */
export const failures = failureTable({
  malformed: [400, 'The request could not be read.'],
  unauthenticated: [401, 'Please log in.'],
  forbidden: [403, 'You may not do that.'],
  cross_site: [403, 'This request did not come from the shop.'],
  not_found: [404, 'Not found.'],
  method_not_allowed: [405, 'This address does not take that method.'],
  conflict: [409, 'This was changed by someone else. Please reload.'],
  changed_meanwhile: [409, 'Somebody else changed this meanwhile.'],
  too_large: [413, 'The request is too large.'],
  unsupported_media_type: [415, 'This content type is not accepted here.'],
  invalid: [422, 'Please check what you entered.'],
  rate_limited: [429, 'Too many tries. Please wait a moment.'],
  internal: [500, 'Something went wrong.'],
  no_room: [503, 'The shop has no room left to store this. Please try again later.'],
  pictures_unavailable: [503, 'The store of pictures cannot be reached. Please try again in a moment.'],
  unavailable: [503, 'The shop is busy. Please try again in a moment.'],
})
