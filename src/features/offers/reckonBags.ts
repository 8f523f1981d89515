import type { Db } from '#/platform/db/database.ts'
import { type FindFacts, factsFor } from './facts.ts'
import type { KnownOffer, OffersServices } from './offers.cache.ts'
import type { Buyer } from './rules/conditions.rules.ts'
import { isAnyRunning, type OfferQuote, quoteOf } from './rules/quote.rules.ts'
import { lookAtUses, type SeenUses, useKey } from './uses.store.ts'

/** A bag with its prices as they are asked now. */
export interface Bag {
  readonly cartId: string
  readonly customerId: string
  readonly lines: readonly {
    readonly _id: string
    readonly pricePaise: number
    readonly quantity: number
    readonly product: { readonly _id: string }
  }[]
}

/** What is taken for so although nothing says it yet. */
export interface Supposed {
  /** Orders that are placed before are given these offers so often, by their ids. */
  readonly givenBefore?: ReadonlyMap<string, number>
  /** Codes in place of those that were typed for the bag. */
  readonly codes?: readonly string[]
}

/** What offers make of a bag, and which versions of the offers. */
export interface ReckonedBag extends OfferQuote {
  readonly versionOf: (offerId: string) => number
}

export type ReckonBag = (bag: Bag, supposed?: Supposed) => ReckonedBag

/** Which of these customers have an order that was not cancelled; asked only where an offer is for first orders. */
export type WhoOrdered = (db: Db, customerIds: readonly string[]) => Promise<ReadonlySet<string>>

type Deps = Pick<OffersServices, 'db' | 'offers' | 'catalog' | 'collections'>

/**
 * Looks at all that decides what offers make of some bags, by one statement, or two where first orders count. Call it when the
 * bags have been seen to be open: a customer has one open bag, so all that they ordered before is known then.
 * @returns undefined while no offer is running: then nothing was asked of the database
 */
export async function reckonBags(
  services: Deps,
  whoOrdered: WhoOrdered,
  bags: readonly Pick<Bag, 'cartId' | 'customerId'>[],
): Promise<ReckonBag | undefined> {
  const isAny = isAnyRunning(await services.offers.get(), Date.now())
  return isAny ? reckonByAll(services, whoOrdered, bags) : undefined
}

/** The same by all offers, also where none of them is running: for whoever asks why. */
export async function reckonByAll(
  services: Deps,
  whoOrdered: WhoOrdered,
  bags: readonly Pick<Bag, 'cartId' | 'customerId'>[],
): Promise<ReckonBag> {
  const { db } = services
  const now = Date.now()
  const offers = await services.offers.get()
  const customerIds = bags.map(({ customerId }) => customerId)
  const [facts, seen, ordered] = await Promise.all([
    factsFor(services, offers),
    lookAtUses(
      db,
      bags.map(({ cartId }) => cartId),
      customerIds,
    ),
    offers.some(({ firstOrder }) => firstOrder) ? whoOrdered(db, customerIds) : new Set<string>(),
  ])
  return reckoning({ offers, facts, seen, ordered, now })
}

interface Known {
  readonly offers: readonly KnownOffer[]
  readonly facts: FindFacts
  readonly seen: SeenUses
  readonly ordered: ReadonlySet<string>
  readonly now: number
}

const reckoning =
  ({ offers, facts, seen, ordered, now }: Known): ReckonBag =>
  ({ cartId, customerId, lines }, { givenBefore, codes } = {}) => {
    const uses = new Map(
      offers.map(({ id }) => [
        id,
        {
          all: (seen.all.get(id) ?? 0) + (givenBefore?.get(id) ?? 0),
          own: seen.own.get(useKey(customerId, id)) ?? 0,
        },
      ]),
    )
    const buyer: Buyer = { hasOrdered: ordered.has(customerId), uses }
    const priced = lines.map(({ _id, pricePaise, quantity, product }) => ({
      ...{ id: _id, unitPaise: pricePaise, quantity },
      product: facts(product._id),
    }))
    return {
      ...quoteOf(offers, priced, buyer, codes ?? seen.codes.get(cartId) ?? [], now),
      versionOf: (offerId) => offers.find(({ id }) => id === offerId)?.version ?? 0,
    }
  }
