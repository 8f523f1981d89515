import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { databaseNotice } from '#/platform/db/databaseNotices.ts'
import { isNotDeleted } from '../stores/catalog.store.ts'
import { products } from '../tables/catalog.tables.ts'
import { productPalettes as palettes } from './related.tables.ts'

/** What pages show by the colours of pictures, by the word that all of them concern. */
export const PALETTES = 'palettes'

const mainPicture = sql<string>`coalesce(${products.images}[1], '')`

/**
 * Products with a main picture that nobody has looked at yet, or without the one that was looked at, oldest first.
 * @param after the id behind which they stand: those before are not compared again
 */
export const withoutPalette = (db: Db, after: string, limit: number) =>
  db
    .select({ productId: products.id, image: mainPicture })
    .from(products)
    .leftJoin(palettes, eq(palettes.productId, products.id))
    .where(and(gt(products.id, after), sql`coalesce(${palettes.image}, '') <> ${mainPicture}`, isNotDeleted))
    .orderBy(asc(products.id))
    .limit(limit)

/** Writes down what was found, and lets every process know; a product that is gone meanwhile is left out. */
export async function writePalettes(db: Db, found: readonly (typeof palettes.$inferInsert)[]): Promise<void> {
  await db.execute(sql`
    insert into ${palettes} (product_id, image, palette)
    select ${products.id}, found.image, found.palette
    from json_to_recordset(${JSON.stringify(found)}::json) as found ("productId" uuid, image text, palette text)
    join ${products} on ${products.id} = found."productId"
    on conflict (product_id) do update set image = excluded.image, palette = excluded.palette`)
  await db.execute(sql`select pg_notify('zari', ${databaseNotice(PALETTES)})`)
}

/** The palettes of these products, as far as they are known. */
export async function palettesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: palettes.productId, palette: palettes.palette })
    .from(palettes)
    .where(inArray(palettes.productId, [...ids]))
  return new Map(rows.map(({ id, palette }) => [id, palette]))
}
