import { type SQL, sql } from 'drizzle-orm'
import { users } from '#/features/accounts/accounts.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { insertRows } from '#/platform/db/insertRows.ts'
import { cartCodes, offers, offerUses } from './offers.tables.ts'
import type { Uses } from './rules/conditions.rules.ts'

/** Who orders a bag, in all ways in which the same person may come back; the address is not known before the checkout. */
export interface BagOfBuyer {
  readonly cartId: string
  readonly customerId: string
  readonly contact?: string | undefined
  readonly deliveryKey?: string | undefined
}

/** What is known of offers and of those who order, at one moment and without a lock. */
export interface SeenUses {
  /** The codes that were typed for each bag, in the order in which they were. */
  readonly codes: ReadonlyMap<string, readonly string[]>
  /** Orders that have an offer, of those that only so many may have. */
  readonly all: ReadonlyMap<string, number>
  /** The same of who orders a bag, by `useKey`. */
  readonly own: ReadonlyMap<string, Omit<Uses, 'all'>>
  /** E-mail addresses of the accounts, by their bags, in small letters. */
  readonly emails: ReadonlyMap<string, string>
}

export const useKey = (cartId: string, offerId: string): string => `${cartId} ${offerId}`

type Found = {
  readonly kind: 'code' | 'all' | 'own' | 'email'
  readonly who: string
  readonly what: string
  readonly count: number
  readonly own: number
}

/** One statement for all bags of a round. */
export async function lookAtUses(db: Db, bags: readonly BagOfBuyer[]): Promise<SeenUses> {
  const column = (name: keyof BagOfBuyer) => sql.param(bags.map((bag) => bag[name] ?? null))
  const { rows } = await db.execute<Found>(sql`
    with bags as (
      select * from unnest(${column('cartId')}::text[], ${column('customerId')}::uuid[], ${column('contact')}::text[], ${column('deliveryKey')}::text[])
        as bags (cart_id, customer_id, contact, delivery_key)
    )
    select 'code' as kind, ${cartCodes.cartId}::text as who, ${cartCodes.code} as what, 0 as count, 0 as own, ${cartCodes.createdAt} as at
    from ${cartCodes} where ${cartCodes.cartId} in (select cart_id::uuid from bags where cart_id <> '')
    union all
    select 'all', '', ${offers.id}::text, ${offers.uses}, 0, null from ${offers} where ${offers.mostUses} is not null
    union all
    select 'own', bags.cart_id, used.offer_id::text, count(*)::int, (count(*) filter (where used.customer_id = bags.customer_id))::int, null
    from bags join ${offerUses} as used on used.given_back_at is null and (
      used.customer_id = bags.customer_id or used.contact = bags.contact or used.delivery_key = bags.delivery_key)
    group by 2, 3
    union all
    select 'email', bags.cart_id, lower(${users.email}), 0, 0, null from bags join ${users} on ${users.id} = bags.customer_id
    order by at, what`)
  const of = (kind: Found['kind']) => rows.filter((row) => row.kind === kind)
  const codes = Map.groupBy(of('code'), ({ who }) => who)
  return {
    codes: new Map([...codes].map(([who, typed]) => [who, typed.map(({ what }) => what)])),
    all: new Map(of('all').map(({ what, count }) => [what, count])),
    own: new Map(of('own').map(({ who, what, count, own }) => [useKey(who, what), { own, known: count }])),
    emails: new Map(of('email').map(({ who, what }) => [who, what])),
  }
}

/** An offer that orders are given, as it was seen, and how many of these orders. */
export interface WantedOffer {
  readonly id: string
  readonly version: number
  readonly taken: number
}

/** The offers as rows of a statement, which calls them `wanted_offers`. */
export const wantedOffers = (wanted: readonly WantedOffer[]): SQL => sql`
  select * from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted_offers (id uuid, version int, taken int)`

const asSeen = sql`${offers.id} = wanted_offers.id and ${offers.version} = wanted_offers.version`

// guard: offer-limit-held
const enoughLeft = sql`${offers.uses} + wanted_offers.taken <= ${offers.mostUses}`

/**
 * Locks in id order those of the `wanted_offers` that only so many may have, that are as they were seen, and of which there are
 * enough left; part of a statement. Whoever waited finds what is left then.
 */
export const lockLimitedOffers = (condition: SQL): SQL => sql`
  select ${offers.id} from wanted_offers join ${offers} on ${asSeen}
  where ${condition} and ${offers.mostUses} is not null
    and ${enoughLeft}
  order by ${offers.id} for no key update of ${offers}`

/**
 * The same of those that any number may have: orders do not wait for each other, only for an admin who changes the offer.
 */
export const lockFreeOffers = (condition: SQL): SQL => sql`
  select ${offers.id} from wanted_offers join ${offers} on ${asSeen}
  where ${condition} and ${offers.mostUses} is null
  order by ${offers.id} for key share of ${offers}`

/** Counts the orders of offers that only so many may have. */
export const countLimitedOffers = (condition: SQL): SQL => sql`
  update ${offers} set uses = ${offers.uses} + wanted_offers.taken from wanted_offers
  where ${offers.id} = wanted_offers.id and ${offers.mostUses} is not null and ${condition}`

/** An offer of an order that is written. */
export interface NewUse {
  readonly orderId: string
  readonly offerId: string
  readonly customerId: string
  readonly contact: string
  readonly deliveryKey: string
  readonly savedPaise: number
  readonly totalPaise: number
}

export const insertUses = (uses: readonly NewUse[], condition: SQL): SQL =>
  sql`${insertRows(offerUses, uses)} where ${condition}`

/** Gives back what a cancelled order had, so that somebody else may have it; again, it does nothing. Locks in id order, as orders do that are placed. */
export async function giveBackUses(tx: Db, orderId: string): Promise<void> {
  await tx.execute(sql`
    with back as (
      update ${offerUses} set given_back_at = now()
      where ${offerUses.orderId} = ${orderId}::uuid and ${offerUses.givenBackAt} is null
      returning ${offerUses.offerId} as offer_id
    ), held as (
      select ${offers.id} from ${offers}
      where ${offers.id} in (select offer_id from back) and ${offers.mostUses} is not null
      order by ${offers.id} for no key update
    )
    update ${offers} set uses = greatest(0, ${offers.uses} - 1) from held where ${offers.id} = held.id`)
}
