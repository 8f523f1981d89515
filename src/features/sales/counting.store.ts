import { type SQL, sql } from 'drizzle-orm'
import { overStatuses } from '#/features/orders/rules/statuses.rules.ts'
import type { Database, Db } from '#/platform/db/database.ts'
import type { Day } from '#/platform/time/days.ts'

/** Orders that no longer stand: their pieces do not count. Their money does until it is sent back. */
const undone = sql.raw(overStatuses.map((status) => `'${status}'`).join(', '))

/** The spans of the days in a relation with a column `day`: `key`, and from when until when, the latter not included. */
export const spansOfDays = (days: SQL): SQL => sql`
  select day::text as key,
    day::timestamp at time zone 'Asia/Kolkata' as from_at,
    (day + 1)::timestamp at time zone 'Asia/Kolkata' as until_at
  from ${days} as days`

/** Counts from the orders themselves what `takings.rules.ts` says: one row for each row of the relation `spans`. */
// guard: takings-net
export const countFigures = (spans: SQL): SQL => sql`
  select span.key, o.orders, o.undone, l.pieces, p.payments, p.paid_paise - r.refunded_paise as takings_paise,
    r.refunded_paise, b.bags, b.bags_ordered
  from ${spans} as span
  cross join lateral (
    select count(*)::int as orders, (count(*) filter (where status in (${undone})))::int as undone
    from orders where created_at >= span.from_at and created_at < span.until_at
  ) as o
  cross join lateral (
    select coalesce(sum(line.quantity - line.returned), 0)::int as pieces
    from orders join order_items as line on line.order_id = orders.id and line.kind = 'goods'
    where orders.created_at >= span.from_at and orders.created_at < span.until_at
      and orders.status not in (${undone})
  ) as l
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

/** The same for what was sold of each product: rows of `key`, `product_id`, `pieces`, `paise`. */
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

const COUNTING_LOCK = 0x73616c65 // 'sale'

/** Days counted in one transaction: so many are done well before a statement's time is up, in a large shop too. */
const DAYS_AT_ONCE = 31

/**
 * Counts the marked days again and takes their marks away; leaves it to another process that is at it already.
 *
 * Why nothing is missed: a change and its mark become visible together. Each statement below sees what was committed
 * when it began, and the counting begins after the marks were taken, so it sees every change whose mark was taken.
 * A change that comes later brings its own mark, and a day with a mark is counted live by whoever reads it. The lock is
 * held until the commit: of two countings the later one also sees more.
 * @returns how many days were counted
 */
export async function recount(db: Database): Promise<number> {
  if (!(await isMarked(db))) return 0
  let total = 0
  for (;;) {
    const counted = await recountSome(db)
    total += counted
    // Fewer: what is marked by now happened in the meantime, and has time until next time.
    if (counted < DAYS_AT_ONCE) return total
  }
}

const recountSome = (db: Database): Promise<number> =>
  db.transaction(
    async (tx) => {
      const { rows: locks } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(${COUNTING_LOCK}) as mine`,
      )
      if (!locks[0]?.mine) return 0
      await tx.execute(sql`insert into sales_marks ${countedBefore} order by day limit ${DAYS_AT_ONCE}`)
      const { rows } = await tx.execute<{ day: Day }>(sql`
        with taken as (
          delete from sales_marks
          where day in (select distinct day from sales_marks order by day limit ${DAYS_AT_ONCE})
          returning day
        )
        select distinct day::text as day from taken`)
      const days = rows.map(({ day }) => day)
      await replaceDays(tx, days)
      return days.length
    },
    { isolationLevel: 'read committed' },
  )

async function isMarked(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ marked: boolean }>(
    sql`select exists (select from sales_marks) or exists (${countedBefore}) as marked`,
  )
  return rows[0]?.marked ?? false
}

async function replaceDays(tx: Db, days: readonly Day[]): Promise<void> {
  const these = sql`unnest(${sql.param(days)}::date[])`
  const spans = sql`(${spansOfDays(sql`(select ${these} as day)`)})`
  await tx.execute(sql`delete from sales_days where day in (select ${these})`)
  await tx.execute(sql`
    insert into sales_days (day, orders, undone, pieces, payments, takings_paise, refunded_paise, bags, bags_ordered)
    select key::date, orders, undone, pieces, payments, takings_paise, refunded_paise, bags, bags_ordered
    from (${countFigures(spans)}) as counted`)
  await tx.execute(sql`delete from sales_products where day in (select ${these})`)
  await tx.execute(sql`
    insert into sales_products (day, product_id, pieces, paise)
    select key::date, product_id, pieces, paise from (${countProducts(spans)}) as counted`)
}
