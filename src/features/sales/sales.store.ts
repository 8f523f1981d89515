import { sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { type Day, indiaTime } from '#/platform/time/days.ts'
import { countedBefore, countFigures, countProducts, spansOfDays } from './counting.store.ts'
import type { Figures } from './figures.rules.ts'
import type { Span } from './periods.rules.ts'

/** The figures of one span; `key` is a day, or whatever the span was called. */
export interface KeyedFigures extends Figures {
  readonly key: string
}

type FiguresRow = Record<string, unknown> & {
  key: string
  orders: number
  undone: number
  pieces: number
  payments: number
  takings_paise: string
  refunded_paise: string
  bags: number
  bags_ordered: number
}

/** bigint arrives as text. */
const figuresOf = ({ takings_paise, refunded_paise, bags_ordered, ...row }: FiguresRow): KeyedFigures => ({
  ...row,
  takingsPaise: Number(takings_paise),
  refundedPaise: Number(refunded_paise),
  bagsOrdered: bags_ordered,
})

const markedDays = ({ from, to }: Span) =>
  sql`(
    select distinct day from (select day from sales_marks union all ${countedBefore}) as changed
    where day between ${from}::date and ${to}::date
  )`

/**
 * The figures of the days of a span on which anything happened: as they were counted last, and counted now where a day
 * is marked since. Marks, counts and orders are read in one statement, so they fit together.
 */
export async function readDays(db: Db, span: Span): Promise<KeyedFigures[]> {
  const marked = sql`(${spansOfDays(sql`marked`)})`
  const { rows } = await db.execute<FiguresRow>(sql`
    with marked as materialized ${markedDays(span)}
    select day::text as key, orders, undone, pieces, payments, takings_paise, refunded_paise, bags, bags_ordered
    from sales_days
    where day between ${span.from}::date and ${span.to}::date and day not in (select day from marked)
    union all
    select key, orders, undone, pieces, payments, takings_paise, refunded_paise, bags, bags_ordered
    from (${countFigures(marked)}) as live`)
  return rows.map(figuresOf)
}

export interface TimeSpan {
  readonly key: string
  readonly from: Date
  /** Not included. */
  readonly until: Date
}

/** The figures of any spans of time, counted from the orders themselves; for a day or two. */
export async function countSpans(db: Db, spans: readonly TimeSpan[]): Promise<KeyedFigures[]> {
  const keys = sql.param(spans.map(({ key }) => key))
  const from = sql.param(spans.map((span) => span.from.toISOString()))
  const until = sql.param(spans.map((span) => span.until.toISOString()))
  const given = sql`unnest(${keys}::text[], ${from}::timestamptz[], ${until}::timestamptz[])`
  const { rows } = await db.execute<FiguresRow>(
    countFigures(sql`(select * from ${given} as given(key, from_at, until_at))`),
  )
  return rows.map(figuresOf)
}

/** The 24 hours of a day, keyed '00' to '23'. */
export const hoursOf = (day: Day): TimeSpan[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    key: String(hour).padStart(2, '0'),
    from: indiaTime(day, hour),
    until: indiaTime(day, hour + 1),
  }))

export interface SoldProduct {
  readonly id: string
  readonly name: string
  /** Whether its page can still be opened. */
  readonly isThere: boolean
  readonly pieces: number
  /** What the pieces were ordered for. */
  readonly paise: number
}

/** What was ordered most in a span: the most pieces first, then the most money. */
export async function readBestSellers(db: Db, span: Span, most: number): Promise<SoldProduct[]> {
  const marked = sql`(${spansOfDays(sql`marked`)})`
  const { rows } = await db.execute<{
    id: string
    name: string
    is_there: boolean
    pieces: number
    paise: string
  }>(sql`
    with marked as materialized ${markedDays(span)},
    sold as (
      select product_id, pieces, paise from sales_products
      where day between ${span.from}::date and ${span.to}::date and day not in (select day from marked)
      union all
      select product_id, pieces, paise from (${countProducts(marked)}) as live
    ),
    best as (
      select product_id, sum(pieces)::int as pieces, sum(paise)::bigint as paise
      from sold group by product_id order by pieces desc, paise desc, product_id limit ${most}
    )
    select product_id as id, best.pieces, best.paise,
      coalesce(products.name, (select name from order_items where product_id = best.product_id limit 1), '') as name,
      products.id is not null and products.deleted_at is null as is_there
    from best left join products on products.id = best.product_id
    order by best.pieces desc, best.paise desc, product_id`)
  return rows.map(({ is_there, paise, ...row }) => ({ ...row, isThere: is_there, paise: Number(paise) }))
}
