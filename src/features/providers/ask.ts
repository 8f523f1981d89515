import type { z } from 'zod'
import { ProviderError, ProviderRefusal } from './provider.ts'

/** How long a provider may take to answer, ms; a buyer is waiting. */
const TIMEOUT_MS = 8_000

/** Answers that leave open whether it was done: too much at once, or the same request still under way. */
const OPEN_REFUSALS: readonly number[] = [408, 409, 425, 429]

/**
 * Asks a provider's API; a `body` is posted as JSON.
 * @throws ProviderRefusal when it said no, ProviderError when it did not say, or said something else than `answer`
 */
export async function ask<S extends z.ZodType>(
  url: string,
  answer: S,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body?: object },
): Promise<z.output<S>> {
  const { pathname } = new URL(url)
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) {
      const isNo = response.status < 500 && !OPEN_REFUSALS.includes(response.status)
      throw new (isNo ? ProviderRefusal : ProviderError)(`${pathname} answered ${response.status}`)
    }
    return answer.parse(await response.json())
  } catch (cause) {
    throw cause instanceof ProviderError ? cause : new ProviderError(`${pathname} failed`, { cause })
  }
}
