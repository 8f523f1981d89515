import { type SQL, sql } from 'drizzle-orm'
import { arrivedStatuses, notTakenStatuses, outcomeStatuses } from '#/features/orders/rules/statuses.rules.ts'
import { listed } from '#/features/orders/tables/orders.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import type { ParcelCounts } from './score/codScore.rules.ts'

/** Who orders, in all ways in which the same person may come back, and where the parcel goes. */
export interface AskedPerson {
  /** Null of an account that is gone. */
  readonly customerId: string | null
  readonly contact: string
  /** One text for one address (`openOrders.rules.ts`). */
  readonly deliveryKey: string | null
  readonly zipCode: string
}

/** What became of earlier parcels. */
export interface PersonHistory {
  readonly pin: ParcelCounts
  readonly district: ParcelCounts
  readonly delivered: number
  readonly refused: number
  /** Of these, of the same account. */
  readonly refusedOwn: number
}

/** What is older says nothing of anybody any more. */
const REMEMBERED = sql.raw(`interval '1 year'`)

const PIN = sql.raw(`coalesce(o.delivery_address ->> 'zipCode', o.billing_address ->> 'zipCode')`)

/** Parcels paid at the door whose outcome is known, but for those that the courier lost; the words of an index. */
const cashEnded = sql`o.billing_address ->> 'payment' = 'cod' and o.status in (${listed(outcomeStatuses)})`

/** Whether the customer has it, or nobody took it. */
const wasTaken = sql`o.status in (${listed(arrivedStatuses)})`
const cameBack = sql`o.status in (${listed(notTakenStatuses)})`

/** Whether the parcel of an order was lost: nobody refused it. */
const wasLost = sql.raw(
  `exists (select from order_adjustments as lost where lost.order_id = o.id and lost.kind = 'lost')`,
)

interface HistoryRow extends Record<string, unknown> {
  readonly at: number
  readonly pin_sent: number
  readonly pin_back: number
  readonly district_sent: number
  readonly district_back: number
  readonly delivered: number
  readonly refused: number
  readonly refused_own: number
}

const asked = (people: readonly AskedPerson[]): SQL => {
  const each = (of: (person: AskedPerson) => string | null) => sql.param(people.map(of))
  return sql`unnest(
    ${each(({ customerId }) => customerId)}::uuid[], ${each(({ contact }) => contact)}::text[],
    ${each(({ deliveryKey }) => deliveryKey)}::text[], ${each(({ zipCode }) => zipCode)}::text[]
  ) with ordinality as asked (customer_id, contact, delivery_key, pin, at)`
}

/**
 * What became of the earlier parcels of some people and their places, in one statement however many they are, each part by
 * an index. @returns in the order in which they were asked for
 */
export async function historiesOf(db: Db, people: readonly AskedPerson[]): Promise<PersonHistory[]> {
  const { rows } = await db.execute<HistoryRow>(sql`
    select asked.at::int as at, place.*, taken.*, refusals.*
    from ${asked(people)}
    cross join lateral (
      select
        count(*) filter (where ${PIN} = asked.pin)::int as pin_sent,
        count(*) filter (where ${PIN} = asked.pin and ${cameBack})::int as pin_back,
        count(*)::int as district_sent,
        count(*) filter (where ${cameBack})::int as district_back
      from orders as o
      where left(${PIN}, 3) = left(asked.pin, 3) and ${cashEnded}
        and o.created_at > now() - ${REMEMBERED} and not (${cameBack} and ${wasLost})
    ) as place
    cross join lateral (
      select count(*)::int as delivered from orders as o
      where ${wasTaken} and o.created_at > now() - ${REMEMBERED}
        and (o.customer_id = asked.customer_id
          or (asked.contact <> '' and o.billing_address ->> 'contact' = asked.contact))
    ) as taken
    cross join lateral (
      select count(*)::int as refused,
        count(*) filter (where o.customer_id = asked.customer_id)::int as refused_own
      from orders as o
      where ${cameBack} and o.created_at > now() - ${REMEMBERED} and not ${wasLost}
        and (o.customer_id = asked.customer_id
          or (asked.contact <> '' and o.billing_address ->> 'contact' = asked.contact)
          or o.delivery_key = asked.delivery_key)
    ) as refusals`)
  return rows
    .toSorted((one, other) => one.at - other.at)
    .map((row) => ({
      pin: { sent: row.pin_sent, back: row.pin_back },
      district: { sent: row.district_sent, back: row.district_back },
      delivered: row.delivered,
      refused: row.refused,
      refusedOwn: row.refused_own,
    }))
}
