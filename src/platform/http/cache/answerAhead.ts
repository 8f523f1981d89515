import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAIN_LANGUAGE, moreLanguages, preferredLanguage } from '../../language/languages.rules.ts'
import { observeRequest } from '../countRequests.ts'
import { credentialOf, type RequestHeaders } from '../credential.ts'
import type { Services } from '../env.ts'
import type { FindLooker } from '../looker.ts'
import { cacheKey, inLanguageOf } from '../responseCache.ts'
import { isCacheable } from './cachePublicResponses.ts'
import type { FastReads } from './fastReads.ts'
import { type MadeAheadServices, madeAhead } from './madeAhead.ts'
import { type FoundAhead, type SendAheadServices, sendAhead } from './sendAhead.ts'

export interface AheadServices
  extends MadeAheadServices,
    SendAheadServices,
    Pick<Services, 'config' | 'metrics'> {
  readonly fastReads: FastReads
  readonly findLooker: FindLooker
}

/**
 * Answers ahead of the router what somebody of the same audience got before, or what is made of memory alone. What is known already is not
 * waited for: a turn for each step takes longer than finding a page. Who asks is verified first; cookies that are none of the shop’s decide nothing.
 * @returns whether it did; otherwise the program has to
 */
export async function answerAhead(
  services: AheadServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const started = performance.now()
  try {
    const found = await findAhead(services, request)
    if (!found) return false
    const status = await sendAhead(services, request, response, found)
    if (found.madeBy && services.config.metricsToken)
      observeRequest(services.metrics.registry, { route: found.madeBy.path, status, started })
    return true
  } catch {
    // Whatever stands in the way now meets the program as well, which can say so.
    return false
  }
}

async function findAhead(services: AheadServices, request: IncomingMessage): Promise<FoundAhead | undefined> {
  const { responseCache, findLooker, fastReads } = services
  const { url, headers } = request
  if (!url || !isCacheable(request)) return undefined
  const language = mayWantAnother(url, headers['accept-language'])
    ? preferredLanguage(headers['accept-language'], await services.languages())
    : MAIN_LANGUAGE
  const address = inLanguageOf(url, language)
  const credential = credentialOf(headersOf(request), services.config.origin)
  // Whoever has to be looked up in the database is so by the router, once and under its limits, unless the answer may be there.
  // guard: unknown-not-ahead
  const looker =
    findLooker.atOnce(credential) ?? (responseCache.knows(address) ? await findLooker(credential) : undefined)
  if (!looker) return undefined
  // guard: cache-by-audience
  const key = cacheKey(looker.audience, address)
  const asked = { credential, looker, url, key }
  const current = responseCache.get(key)
  if (current) return { ...asked, answer: current, isCurrent: true, isCached: true }
  const making = responseCache.whenMade(key)
  const answer = making && (await making)
  if (answer) return { ...asked, answer, isCurrent: false, isCached: true }
  const read = fastReads.get(url.split('?', 1)[0] ?? '')
  const made = read && (await madeAhead(services, read, { url, language, key, looker }))
  return made && { ...asked, ...made, isCurrent: false, madeBy: read }
}

/** Whether an answer of the API may be wanted in another language; pages say it by their addresses. Most callers name no other than the main one. */
const mayWantAnother = (url: string, accepted = ''): boolean =>
  url.startsWith('/api/') && moreLanguages.some((one) => accepted.toLowerCase().includes(one))

/** What says who is asking, with repeated headers joined as the program reads them; of `authorization` Node takes the first alone. */
const headersOf = (request: IncomingMessage): RequestHeaders => ({
  get(name) {
    const value = request.headers[name]
    if (value === undefined) return null
    if (name === 'cookie') return String(value)
    const all = request.headersDistinct[name] ?? []
    // guard: both-tokens-read
    return all.join(', ')
  },
})
