import type { Db } from '#/platform/db/database.ts'
import { type FindFacts, factsFor } from './facts.ts'
import type { KnownOffer, OffersServices } from './offers.cache.ts'
import type { Buyer } from './rules/conditions.rules.ts'
import { asksWho, offerState } from './rules/offer.rules.ts'
import { isAnyRunning, type OfferQuote, quoteOf } from './rules/quote.rules.ts'
import { type BagOfBuyer, lookAtUses, type SeenUses, useKey } from './uses.store.ts'

/** A bag with its prices as they are asked now. */
export interface Bag extends BagOfBuyer {
  readonly lines: readonly {
    readonly _id: string
    readonly pricePaise: number
    readonly quantity: number
    readonly product: { readonly _id: string }
  }[]
}

/** What is taken for so although nothing says it yet. */
export interface Supposed {
  /** Orders that are placed before are given these offers. */
  readonly givenBefore?: readonly GivenBefore[]
  /** Codes in place of those that were typed for the bag. */
  readonly codes?: readonly string[]
}

/** An offer that an order is given which is placed before, and who orders it. */
export interface GivenBefore {
  readonly offerId: string
  readonly buyer: Omit<BagOfBuyer, 'cartId'>
}

/** What offers make of a bag, and which versions of the offers. */
export interface ReckonedBag extends OfferQuote {
  /** Whether who the buyer is decides about an offer that is running. */
  readonly asksWho: boolean
  readonly versionOf: (offerId: string) => number
}

export type ReckonBag = (bag: Bag, supposed?: Supposed) => ReckonedBag

/** Which of these accounts, mobile numbers and doors have an order that was not cancelled; asked only where an offer is for first orders. */
export type WhoOrdered = (
  db: Db,
  buyers: readonly Omit<BagOfBuyer, 'cartId'>[],
) => Promise<Record<'customerIds' | 'contacts' | 'deliveryKeys', ReadonlySet<string>>>

type Deps = Pick<OffersServices, 'db' | 'offers' | 'catalog' | 'collections'>

/**
 * Looks at all that decides what offers make of some bags, by one statement, or two where first orders count. Call it when the
 * bags have been seen to be open: a customer has one open bag, so all that they ordered before is known then.
 * @returns undefined while no offer is running: then nothing was asked of the database
 */
export async function reckonBags(
  services: Deps,
  whoOrdered: WhoOrdered,
  bags: readonly BagOfBuyer[],
  db: Db = services.db,
): Promise<ReckonBag | undefined> {
  const isAny = isAnyRunning(await services.offers.get(), Date.now())
  return isAny ? reckonByAll(services, whoOrdered, bags, db) : undefined
}

/** The same by all offers, also where none of them is running: for whoever asks why. */
export async function reckonByAll(
  services: Deps,
  whoOrdered: WhoOrdered,
  bags: readonly BagOfBuyer[],
  db: Db = services.db,
): Promise<ReckonBag> {
  const now = Date.now()
  const offers = await services.offers.get()
  const [facts, seen, ordered] = await Promise.all([
    factsFor(services, offers),
    lookAtUses(db, bags),
    offers.some(({ firstOrder }) => firstOrder) ? whoOrdered(db, bags) : nobody,
  ])
  return reckoning({ offers, facts, seen, ordered, now })
}

const nobody = {
  customerIds: new Set<string>(),
  contacts: new Set<string>(),
  deliveryKeys: new Set<string>(),
}

/** Whether the same person may stand behind both. */
const areOne = (one: Omit<BagOfBuyer, 'cartId'>, other: Omit<BagOfBuyer, 'cartId'>): boolean =>
  (['customerId', 'contact', 'deliveryKey'] as const).some(
    (way) => one[way] !== undefined && one[way] === other[way],
  )

interface Known {
  readonly offers: readonly KnownOffer[]
  readonly facts: FindFacts
  readonly seen: SeenUses
  readonly ordered: Awaited<ReturnType<WhoOrdered>>
  readonly now: number
}

const reckoning =
  ({ offers, facts, seen, ordered, now }: Known): ReckonBag =>
  (bag, { givenBefore = [], codes } = {}) => {
    const { cartId, customerId, contact = '', deliveryKey = '', lines } = bag
    const uses = new Map(
      offers.map(({ id }) => {
        const before = givenBefore.filter(({ offerId }) => offerId === id)
        const { own, known = own } = seen.own.get(useKey(cartId, id)) ?? { own: 0 }
        return [
          id,
          {
            own,
            all: (seen.all.get(id) ?? 0) + before.length,
            // guard: offer-known-before
            known: known + before.filter(({ buyer }) => areOne(buyer, bag)).length,
          },
        ]
      }),
    )
    const buyer: Buyer = {
      hasOrdered: ordered.customerIds.has(customerId),
      // guard: first-order-of-door
      isKnown: ordered.contacts.has(contact) || ordered.deliveryKeys.has(deliveryKey),
      email: seen.emails.get(cartId),
      uses,
    }
    const priced = lines.map(({ _id, pricePaise, quantity, product }) => ({
      ...{ id: _id, unitPaise: pricePaise, quantity },
      product: facts(product._id),
    }))
    return {
      ...quoteOf(offers, priced, buyer, codes ?? seen.codes.get(cartId) ?? [], now),
      asksWho: offers.some((terms) => asksWho(terms) && offerState(terms, now) === 'running'),
      versionOf: (offerId) => offers.find(({ id }) => id === offerId)?.version ?? 0,
    }
  }
