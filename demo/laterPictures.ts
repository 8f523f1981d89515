import { and, eq, isNull, sql } from 'drizzle-orm'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import type { MediaPlace } from '#/platform/config/config.ts'
import type { Db } from '#/platform/db/database.ts'
import { demoProducts } from './catalogue.ts'
import { laterCommissions } from './commissions.ts'
import { weaveAll } from './weaving.ts'

/** Jobs of the sample's first minute: one for each product whose other pictures are still to be woven. */
export const DEMO_PICTURES = 'demo-pictures'

export interface DemoPicturesJob {
  readonly slug: string
}

/**
 * Weaves what else there is to see of a product and adds it after the pictures that it has by then. Done again it
 * changes nothing: a picture keeps its address. What was deleted meanwhile stays deleted.
 */
export async function weaveLaterPictures(
  db: Db,
  place: MediaPlace,
  { slug }: DemoPicturesJob,
): Promise<void> {
  const product = demoProducts.find((one) => one.slug === slug)
  const commissions = product ? laterCommissions(product) : []
  if (commissions.length === 0) return
  const here = and(eq(products.slug, slug), isNull(products.deletedAt))
  if ((await db.$count(products, here)) === 0) return
  const urls = await weaveAll([commissions], place)
  const woven = commissions.flatMap(({ id }) => urls.get(id) ?? [])
  const images = sql`array(select one from unnest(${products.images} || ${sql.param(woven)}::text[]) with ordinality as all_of(one, place)
    group by one order by min(place))`
  await db.update(products).set({ images }).where(here)
}
