import { sql } from 'drizzle-orm'
import type { Database, Db } from '#/platform/db/database.ts'
import type { Day } from '#/platform/time/days.ts'
import { countedBefore, countFigures, countProducts, figureColumns, spansOfDays } from './counting.store.ts'

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
  const spans = spansOfDays(days)
  await tx.execute(sql`delete from sales_products where day in (select ${these})`)
  await tx.execute(sql`
    insert into sales_products (day, product_id, pieces, paise)
    select key::date, product_id, pieces, paise from (${countProducts(spans)}) as counted`)
  const pieces = sql`
    select coalesce(sum(pieces), 0)::int as pieces from sales_products where day = span.key::date`
  await tx.execute(sql`delete from sales_days where day in (select ${these})`)
  await tx.execute(sql`
    insert into sales_days (day, ${figureColumns})
    select key::date, ${figureColumns} from (${countFigures(spans, pieces)}) as counted`)
}
