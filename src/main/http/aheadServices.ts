import { catalogReads } from '#/features/catalog/catalog.reads.ts'
import { productSearchReads } from '#/features/catalog/productSearch/productSearch.reads.ts'
import type { AheadServices } from '#/platform/http/cache/answerAhead.ts'
import { fastReadsOf } from '#/platform/http/cache/fastReads.ts'
import { readApiSecurityHeaders } from '#/platform/http/securityHeaders.ts'
import type { AppServices } from '../services/services.ts'
import { cspSources } from './hooks.ts'
import { findLookers } from './lookers.ts'
import { languagesOf, marksOf, openToAll } from './marks.ts'

/** What answers ahead of the router need: who asks, what is cached, and what can be made of memory. */
export async function aheadServices(services: AppServices): Promise<AheadServices & AppServices> {
  const { config } = services
  const reads = [catalogReads(services), productSearchReads(services)]
  return {
    ...services,
    findLooker: findLookers(services),
    markOf: marksOf(services),
    isOpenToAll: openToAll(services),
    languages: languagesOf(services),
    fastReads: fastReadsOf(reads.flatMap((room) => Object.values(room))),
    securityHeaders: await readApiSecurityHeaders(config.origin, { cspSources: cspSources(config) }),
  }
}
