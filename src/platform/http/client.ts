import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import type { Hono } from 'hono'
import type { ClientResponse, hc } from 'hono/client'
import { currentTag } from '../language/current.ts'
import { endpointAt } from './endpointAt.ts'
import type { Clash, FailureBody, FieldError } from './failure.ts'
import { callApi } from './inProcess.ts'
import { m } from './messages/http.messages.ts'
import { STALE_SINCE } from './staleness.rules.ts'

/** An answer of the API that is no success, or no answer at all (`status` 0). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly statusText: string
  readonly code: string
  readonly errors: readonly FieldError[]
  /** Of a change that somebody else was quicker with. */
  readonly clash: Clash | undefined

  constructor(status: number, statusText: string, body: Partial<FailureBody>) {
    super(body.message ?? m.somethingWrong())
    this.status = status
    this.statusText = statusText
    this.code = body.code ?? 'internal'
    this.errors = body.errors ?? []
    this.clash = body.clash
  }
}

/** In the browser the network; on the server the API in this process, as the visitor whose page is rendered. */
const fetchApi = createIsomorphicFn()
  .server((input: RequestInfo | URL, init?: RequestInit) => {
    const page = getRequest()
    const headers = new Headers(init?.headers)
    for (const name of ['cookie', 'authorization', 'user-agent']) {
      const value = page.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    headers.set('accept-language', currentTag())
    // The page asks, not the browser: without this a read by POST would pass for a request from elsewhere.
    headers.set('sec-fetch-site', 'same-origin')
    return callApi(new Request(input as URL, { ...init, headers }))
  })
  .client(async (input: RequestInfo | URL, init?: RequestInit) => {
    // Known before anything is sent, so that it may be said that nothing was.
    if (!navigator.onLine && init?.method !== 'GET')
      throw new ApiError(0, m.networkError(), { code: 'offline', message: m.notSent() })
    // The page's language, whatever the browser likes best.
    const headers = new Headers(init?.headers)
    headers.set('accept-language', currentTag())
    const answer = await fetch(input, { ...init, headers })
    const { dataset } = document.documentElement
    const since = answer.headers.get(STALE_SINCE) ?? ''
    if (since !== (dataset.staleSince ?? '')) {
      dataset.staleSince = since
      // OfflineCallout says so.
      dispatchEvent(new Event('savedpage'))
    }
    return answer
  })

const baseUrl = createIsomorphicFn()
  .server(() => 'http://in-process')
  .client(() => window.location.origin)

/** The typed client of one room's API: `client<CartApi>().api.cart.$post()`. */
// biome-ignore lint/suspicious/noExplicitAny: hc's own bound; the rooms give the exact type
export const client = <Api extends Hono<any, any, any>>() =>
  endpointAt(fetchApi, baseUrl()) as ReturnType<typeof hc<Api>>

type Success<R> =
  R extends ClientResponse<infer Body, infer Status, string>
    ? Status extends 200 | 201
      ? Body
      : never
    : never

/**
 * The body of a successful answer.
 * @throws ApiError with status, code, message and fields of the failure.
 */
// biome-ignore lint/suspicious/noExplicitAny: any answer of any endpoint
export async function read<R extends ClientResponse<any, any, any>>(call: Promise<R>): Promise<Success<R>> {
  let response: R
  try {
    response = await call
  } catch (cause) {
    if (cause instanceof ApiError || (cause instanceof DOMException && cause.name === 'AbortError'))
      throw cause
    throw new ApiError(0, m.networkError(), { code: 'network' })
  }
  if (response.ok) return (await response.json()) as Success<R>
  const body: Partial<FailureBody> = await response.json().catch(() => ({}))
  throw new ApiError(response.status, response.statusText, body)
}
