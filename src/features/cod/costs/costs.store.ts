import { sql } from 'drizzle-orm'
import { notTakenStatuses, outcomeStatuses } from '#/features/orders/rules/statuses.rules.ts'
import { listed } from '#/features/orders/tables/orders.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { addressProblems } from '../score/addressQuality.rules.ts'
import type { PastParcel } from './pastParcels.rules.ts'

/** Parcels of which the outcome is looked at: a year of a busy shop. */
const MOST_PARCELS = 20_000
/** PIN codes that are listed: those that cost most. */
const MOST_PINS = 30

/** Parcels paid at the door of the last year whose outcome is known, but for those that the courier lost. */
const parcels = sql`
  select o.id, o.customer_id, o.delivery_key, o.created_at, o.billing_address ->> 'contact' as contact,
    coalesce(o.delivery_address, o.billing_address) as place,
    o.grand_total_paise - o.credit_paise as amount_paise, o.status in (${listed(notTakenStatuses)}) as is_back
  from orders as o
  where o.billing_address ->> 'payment' = 'cod' and o.status in (${listed(outcomeStatuses)})
    and o.created_at > now() - interval '1 year'
    and not exists (select from order_adjustments as lost where lost.order_id = o.id and lost.kind = 'lost')`

export interface MonthOfCash {
  readonly month: string
  readonly sent: number
  readonly back: number
}

/** By the month in which they were ordered, the newest first. */
export async function countMonths(db: Db): Promise<MonthOfCash[]> {
  const { rows } = await db.execute<MonthOfCash & Record<string, unknown>>(sql`
    select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
      count(*)::int as sent, (count(*) filter (where is_back))::int as back
    from (${parcels}) as parcel group by 1 order by 1 desc`)
  return rows
}

export interface PinOfCash {
  readonly pin: string
  readonly sent: number
  readonly back: number
  /** To all PIN codes of its sorting district, its own among them. */
  readonly districtSent: number
  readonly districtBack: number
}

/** The PIN codes to which most parcels went in vain. */
export async function countPins(db: Db): Promise<PinOfCash[]> {
  const { rows } = await db.execute<PinOfCash & Record<string, unknown>>(sql`
    select * from (
      select pin, sent, back, (sum(sent) over district)::int as "districtSent", (sum(back) over district)::int as "districtBack"
      from (
        select place ->> 'zipCode' as pin, count(*)::int as sent, (count(*) filter (where is_back))::int as back
        from (${parcels}) as parcel group by 1
      ) as pins
      window district as (partition by left(pin, 3))
    ) as pins
    where back > 0 order by back desc, sent, pin limit ${MOST_PINS}`)
  return rows
}

interface ParcelRow extends Record<string, unknown> {
  readonly customer_id: string | null
  readonly delivery_key: string | null
  readonly contact: string
  readonly address: string
  readonly state: string
  readonly pin: string
  readonly amount_paise: string
  readonly is_back: boolean
  readonly pieces: number
  readonly sizes_of_one: number
}

/** The newest of them as the guard would have seen them, the oldest first. */
export async function pastParcels(db: Db): Promise<PastParcel[]> {
  const { rows } = await db.execute<ParcelRow>(sql`
    select customer_id, delivery_key, contact, place ->> 'address' as address, place ->> 'state' as state,
      place ->> 'zipCode' as pin, amount_paise, is_back, bag.pieces, bag.sizes_of_one
    from (select * from (${parcels}) as parcel order by created_at desc limit ${MOST_PARCELS}) as newest
    cross join lateral (
      select coalesce(sum(one.pieces), 0)::int as pieces, (count(*) filter (where one.sizes > 1))::int as sizes_of_one
      from (
        select sum(quantity + cancelled) as pieces, count(distinct size) as sizes from order_items
        where order_id = newest.id and kind = 'goods' group by product_id
      ) as one
    ) as bag
    order by created_at`)
  return rows.map((row) => ({
    people: [row.customer_id, row.contact && `contact ${row.contact}`].flatMap((one) => one || []),
    address: row.delivery_key,
    pin: row.pin,
    amountPaise: Number(row.amount_paise),
    addressProblems: addressProblems({ address: row.address, state: row.state, zipCode: row.pin }).length,
    pieces: row.pieces,
    sizesOfOne: row.sizes_of_one,
    isBack: row.is_back,
  }))
}
