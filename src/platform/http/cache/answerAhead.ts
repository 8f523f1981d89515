import type { IncomingMessage, ServerResponse } from 'node:http'
import { observeRequest } from '../countRequests.ts'
import type { Services } from '../env.ts'
import { type FindAheadServices, findAhead, pathOf } from './findAhead.ts'
import { type SendAheadServices, sendAhead } from './sendAhead.ts'

export interface AheadServices extends FindAheadServices, SendAheadServices, Pick<Services, 'metrics'> {}

/**
 * Answers ahead of the router what somebody of the same audience got before, or what is made of memory alone. What is known already is not
 * waited for: a turn for each step takes longer than finding a page.
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
    if (found.from === 'memory' && services.config.metricsToken)
      observeRequest(services.metrics.registry, { route: pathOf(found.url), status, started })
    return true
  } catch {
    // Whatever stands in the way now meets the program as well, which can say so, unless the answer is on its way.
    return response.headersSent
  }
}
