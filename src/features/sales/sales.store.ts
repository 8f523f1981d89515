import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { type Day, indiaTime } from '#/platform/time/days.ts'
import { countedBefore, countFigures, countProducts, figureColumns, spansOfDays } from './counting.store.ts'
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

/** What was sold on days that changed since they were counted last. */
export interface SoldOnMarkedDays {
  readonly days: readonly { readonly day: Day; readonly pieces: number }[]
  /** Of each product, on those of the days that are shown. */
  readonly sold: readonly { readonly productId: string; readonly pieces: number; readonly paise: number }[]
}

/**
 * Counts what was sold on the marked days of a span. To be read in the transaction that reads the other figures, which sees one moment
 * (repeatable read): marks, counts and orders have to fit together. The lines of their orders are looked up here, once for all.
 * @param shown the part of the span whose products are told
 */
export async function countSoldOnMarkedDays(
  tx: Db,
  { from, to }: Span,
  shown: Span,
): Promise<SoldOnMarkedDays> {
  const { rows: marked } = await tx.execute<{ day: Day }>(sql`
    select distinct day::text as day from (select day from sales_marks union all ${countedBefore}) as changed
    where day between ${from}::date and ${to}::date`)
  const days = marked.map(({ day }) => day)
  const { rows } = await tx.execute<{
    key: Day | null
    product_id: string
    pieces: number
    paise: string
  }>(sql`
    with sold as materialized (${countProducts(spansOfDays(days))})
    select key, null as product_id, sum(pieces)::int as pieces, null as paise from sold group by key
    union all
    select null, product_id, sum(pieces)::int, sum(paise)::bigint from sold
    where key::date between ${shown.from}::date and ${shown.to}::date group by product_id`)
  const piecesOn = new Map(rows.map(({ key, pieces }) => [key, pieces]))
  return {
    days: days.map((day) => ({ day, pieces: piecesOn.get(day) ?? 0 })),
    sold: rows
      .filter(({ key }) => key === null)
      .map(({ product_id, pieces, paise }) => ({ productId: product_id, pieces, paise: Number(paise) })),
  }
}

const daysOf = (days: SoldOnMarkedDays['days']) => sql.param(days.map(({ day }) => day))

/** Whether a day is of the span, and still what it was when it was counted. */
const isCounted = ({ from, to }: Span, { days }: SoldOnMarkedDays): SQL =>
  sql`day between ${from}::date and ${to}::date and day <> all (${daysOf(days)}::date[])`

/**
 * The figures of the days of a span on which anything happened: as they were counted last, and counted now where a day is marked.
 * @param uncounted from `countSoldOnMarkedDays` in the same transaction, of this span or a longer one
 */
export async function readDays(tx: Db, span: Span, uncounted: SoldOnMarkedDays): Promise<KeyedFigures[]> {
  const own = uncounted.days.filter(({ day }) => day >= span.from && day <= span.to)
  const pieces = sql`
    select pieces from unnest(${daysOf(own)}::text[], ${sql.param(own.map((one) => one.pieces))}::int[]) as counted(day, pieces)
    where counted.day = span.key`
  const { rows } = await tx.execute<FiguresRow>(sql`
    select day::text as key, ${figureColumns} from sales_days where ${isCounted(span, uncounted)}
    union all
    select key, ${figureColumns} from (${countFigures(spansOfDays(own.map(({ day }) => day)), pieces)}) as live`)
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

/**
 * What was ordered most in a span: the most pieces first, then the most money. What was counted is added up by itself, and what was sold
 * on marked days are values: PostgreSQL shares the year of a large shop among processors so, and not where a part of the statement has to
 * be found first.
 * @param uncounted from `countSoldOnMarkedDays` in the same transaction, where this span is shown
 */
export async function readBestSellers(
  tx: Db,
  span: Span,
  uncounted: SoldOnMarkedDays,
  most: number,
): Promise<SoldProduct[]> {
  const { sold } = uncounted
  const ids = sql.param(sold.map(({ productId }) => productId))
  const pieces = sql.param(sold.map((one) => one.pieces))
  const paise = sql.param(sold.map((one) => one.paise))
  const { rows } = await tx.execute<{
    id: string
    name: string
    is_there: boolean
    pieces: number
    paise: string
  }>(sql`
    with sold as (
      select product_id, sum(pieces) as pieces, sum(paise) as paise
      from sales_products where ${isCounted(span, uncounted)} group by product_id
      union all
      select * from unnest(${ids}::uuid[], ${pieces}::int[], ${paise}::bigint[])
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
