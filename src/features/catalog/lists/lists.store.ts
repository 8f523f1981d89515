import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { ListValue } from '../attributes/attributeLists.rules.ts'
import { type ListAttribute, type ListKey, listAttributes } from '../attributes/attributes.rules.ts'
import { attributeValues, products } from '../tables/catalog.tables.ts'

/** Writes a list from its first to its last value. */
export async function writeList(tx: Db, attribute: ListKey, values: readonly ListValue[]): Promise<void> {
  await tx.delete(attributeValues).where(eq(attributeValues.attribute, attribute))
  if (values.length === 0) return
  await tx
    .insert(attributeValues)
    .values(values.map((value, position) => ({ id: newId(), attribute, position, ...value })))
}

const isSeveral = ({ value }: ListAttribute): boolean => value.is === 'several'

/** The values of each product that is there, one a row. */
function valuesOf(attribute: ListAttribute): SQL {
  const column: PgColumn = products[attribute.key]
  return isSeveral(attribute)
    ? sql`select unnest(${column}) as value from ${products} where ${products.deletedAt} is null`
    : sql`select ${column} as value from ${products} where ${products.deletedAt} is null and ${column} <> ''`
}

/** How many products have each value: one statement, a look through the products for each list. */
export async function countUses(
  db: Db,
  some: readonly ListAttribute[] = listAttributes(),
): Promise<Map<ListKey, Map<string, number>>> {
  const counted = some.map(
    (attribute) =>
      sql`select ${attribute.key}::text as key, value, count(*)::int as uses from (${valuesOf(attribute)}) v group by value`,
  )
  const { rows } = await db.execute<{ key: ListKey; value: string; uses: number }>(
    sql.join(counted, sql` union all `),
  )
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return new Map(
    some.map(({ key }) => [key, new Map(byKey.get(key)?.map(({ value, uses }) => [value, uses]))]),
  )
}

/**
 * Gives products the new names of their values; two of one product that are called the same now become one. Rows are locked in the
 * order of their ids, as orders lock them. When an admin last changed a product stays as it was: the product is the same.
 * @returns the products that follow
 */
export async function renameInProducts(
  tx: Db,
  attribute: ListAttribute,
  names: Readonly<Record<string, string>>,
): Promise<string[]> {
  const column: PgColumn = products[attribute.key]
  const map = sql`${JSON.stringify(names)}::jsonb`
  const has = isSeveral(attribute)
    ? sql`exists (select from unnest(${column}) as one where jsonb_exists(${map}, one))`
    : sql`jsonb_exists(${map}, ${column})`
  const renamed = isSeveral(attribute)
    ? sql`array(select name from (
        select coalesce(${map} ->> one, one) as name, min(place) as place
        from unnest(${column}) with ordinality as t(one, place) group by 1) n order by place)`
    : sql`${map} ->> ${column}`
  const { rows } = await tx.execute<{ id: string }>(sql`
    with followers as (select ${products.id} from ${products} where ${has} order by ${products.id} for no key update)
    update ${products} set ${sql.identifier(column.name)} = ${renamed}
    where ${products.id} in (select id from followers) returning ${products.id}`)
  return rows.map(({ id }) => id)
}
