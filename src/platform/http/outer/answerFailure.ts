import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { databaseFailure } from '../databaseFailure.ts'
import { diskFailure } from '../diskFailure.ts'
import type { HttpEnv, Services } from '../env.ts'
import { Failure, failures } from '../failure.ts'
import { m } from '../messages/http.messages.ts'
import { pictureFailure } from '../pictureFailure.ts'
import { RETRY_S } from '../staleness.rules.ts'

/** What needs the database, while it is known to be away. */
export const away = () =>
  failures.unavailable({
    message: m.away(),
    headers: { 'Retry-After': String(RETRY_S) },
  })

/** What an answer says of its own body: a text that is said to be compressed cannot be read. */
const OF_ITS_BODY = [
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
]

/** The one place where what went wrong becomes an answer. Details of the unexpected go to the log, not to the client. */
export function answerFailure(services: Services): ErrorHandler<HttpEnv> {
  return (error, c) => {
    const failure = failureFor(error, services.db.reach.isUp)
    if (failure.status >= 500) {
      services.log.error({ err: error, requestId: c.var.requestId, path: c.req.path }, 'request failed')
    }
    const answer = answerOf(failure, c.res.headers)
    // Without this Hono copies the headers once more, and makes a stream of the answer.
    c.res = undefined
    return answer
  }
}

/** A failure as an answer. @param said of the answer that it takes the place of, made already or about to be */
export function answerOf(failure: Failure, said = new Headers()): Response {
  const body = JSON.stringify(failure.body)
  // A copy: Hono makes its next answer with the ones that it lent.
  const headers = new Headers(said)
  // guard: failure-describes-itself
  for (const name of OF_ITS_BODY) headers.delete(name)
  // guard: failure-not-stored
  headers.set('cache-control', 'no-store')
  headers.set('content-type', 'application/json')
  headers.set('content-length', String(Buffer.byteLength(body)))
  for (const [name, value] of Object.entries(failure.headers ?? {})) headers.set(name, value)
  return new Response(body, { status: failure.status, headers })
}

/** A database that is known to be away is told apart from one that is busy. */
function failureFor(error: unknown, isUp: boolean): Failure {
  const failure = failureOf(error)
  // guard: away-in-words
  return failure.code === failures.unavailable.code && !isUp ? away() : failure
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof HTTPException) {
    if (error.status === 415) return failures.unsupported_media_type()
    if (error.status === 413) return failures.too_large()
    return failures.malformed()
  }
  // guard: disk-failure
  return pictureFailure(error) ?? databaseFailure(error) ?? diskFailure(error) ?? failures.internal()
}
