import type { CollectionsServices } from '#/features/collections/collections.cache.ts'
import { type Cached, cached } from '#/platform/cache/cached.ts'
import type { Services } from '#/platform/http/env.ts'
import { listOffers } from './offers.store.ts'
import type { OfferRow } from './offers.tables.ts'
import { rewardKinds, scopeKinds, type Terms } from './rules/offer.rules.ts'

/** An offer, and which of its versions this is. */
export interface KnownOffer extends Terms {
  readonly version: number
}

export interface OffersServices extends CollectionsServices {
  /** All offers as this process knows them, also those that are over. */
  readonly offers: Cached<void, readonly KnownOffer[]>
}

/** One of a kind that this version does not know gives nothing. */
// guard: unknown-kind-of-offer
const isKnown = ({ reward, scope }: OfferRow): boolean =>
  rewardKinds.includes(reward.kind) && scopeKinds.includes(scope.kind)

/** Read once, and again after any process changed one. That orders use them up is none of this: it is read with each order. */
export const openOffers = ({ db, databaseNotices }: Services): OffersServices['offers'] =>
  cached(databaseNotices, 'offers', async () => (await listOffers(db)).filter(isKnown))
