import { type SQL, sql } from 'drizzle-orm'
import { overStatuses } from '#/features/orders/rules/statuses.rules.ts'
import type { Day } from '#/platform/time/days.ts'

/** Orders that no longer stand: their pieces do not count. Their money does until it is sent back. */
const undone = sql.raw(overStatuses.map((status) => `'${status}'`).join(', '))

/** Days as a relation for what counts below: `key`, and from when until when, the latter not included. */
export const spansOfDays = (days: readonly Day[]): SQL => sql`(
  select day::text as key,
    day::timestamp at time zone 'Asia/Kolkata' as from_at,
    (day + 1)::timestamp at time zone 'Asia/Kolkata' as until_at
  from unnest(${sql.param(days)}::date[]) as day
)`

/** The columns of `sales_days` beside the day, and of what `countFigures` gives beside the key. */
export const figureColumns = sql.raw(
  'orders, undone, pieces, payments, takings_paise, refunded_paise, bags, bags_ordered',
)

/** The pieces of a `span` from the lines of its orders. */
const piecesOfLines = sql`
  select coalesce(sum(line.quantity - line.returned), 0)::int as pieces
  from orders join order_items as line on line.order_id = orders.id and line.kind = 'goods'
  where orders.created_at >= span.from_at and orders.created_at < span.until_at
    and orders.status not in (${undone})`

/**
 * Counts from the orders themselves what `takings.rules.ts` says: one row for each row of the relation `spans`.
 * @param pieces selects those of a `span`; where `countProducts` told them already, the lines need not be looked up again
 */
// guard: takings-net
export const countFigures = (spans: SQL, pieces = piecesOfLines): SQL => sql`
  select span.key, o.orders, o.undone, l.pieces, p.payments, p.paid_paise - r.refunded_paise as takings_paise,
    r.refunded_paise, b.bags, b.bags_ordered
  from ${spans} as span
  cross join lateral (
    select count(*)::int as orders, (count(*) filter (where status in (${undone})))::int as undone
    from orders where created_at >= span.from_at and created_at < span.until_at
  ) as o
  cross join lateral (${pieces}) as l
  cross join lateral (
    select (count(*) filter (where is_last))::int as payments, coalesce(sum(paise), 0)::bigint as paid_paise
    from (
      select true as is_last, amount_paise - case when advance_at is null then 0 else advance_paise end as paise
      from payments
      where status = 'Completed' and completed_at >= span.from_at and completed_at < span.until_at
      union all
      select false, advance_paise from payments
      where advance_at >= span.from_at and advance_at < span.until_at
    ) as came
  ) as p
  cross join lateral (
    select coalesce(sum(amount_paise), 0)::bigint as refunded_paise
    from refunds where state = 'sent' and kind <> 'credit' and sent_at >= span.from_at and sent_at < span.until_at
  ) as r
  cross join lateral (
    select count(*)::int as bags, (count(*) filter (where status = 'ordered'))::int as bags_ordered
    from carts where created_at >= span.from_at and created_at < span.until_at
  ) as b`

/** What offers take off the pieces of a line that stay sold: all less that of those that left it (`lineMoney.rules.ts`). */
// guard: sold-after-offers
const discountOfSold = sql.raw(
  '(line.discount_paise - line.discount_paise * (line.cancelled + line.returned) / (line.quantity + line.cancelled))',
)

/**
 * The same for what was sold of each product: rows of `key`, `product_id`, `pieces`, `paise`. One span after the other: joined at once,
 * PostgreSQL read all order lines that there ever were for a single day.
 */
export const countProducts = (spans: SQL): SQL => sql`
  select span.key, sold.product_id, sold.pieces, sold.paise
  from ${spans} as span
  cross join lateral (
    select line.product_id, sum(line.quantity - line.returned)::int as pieces,
      sum((line.quantity - line.returned)::bigint * line.price_paise - ${discountOfSold})::bigint as paise
    from orders join order_items as line on line.order_id = orders.id and line.kind = 'goods'
    where orders.created_at >= span.from_at and orders.created_at < span.until_at
      and orders.status not in (${undone})
    group by line.product_id
    having sum(line.quantity - line.returned) > 0
  ) as sold`

/** Days that were counted by a version that did not know what was sent back: they are as good as marked. */
// guard: days-without-refunds
export const countedBefore = sql`select day from sales_days where refunded_paise is null`
