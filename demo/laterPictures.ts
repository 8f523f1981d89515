import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { collections } from '#/features/collections/collections.tables.ts'
import { orderItems } from '#/features/orders/tables/orders.tables.ts'
import { reviews } from '#/features/reviews/reviews.tables.ts'
import { banners } from '#/features/visuals/visuals.tables.ts'
import type { MediaPlace } from '#/platform/config/config.ts'
import type { Db } from '#/platform/db/database.ts'
import { type Media, openMedia } from '#/platform/media/media.ts'
import { demoCollections, demoProducts, demoReviews } from './catalogue.ts'
import { laterBanners, laterCommissions, nextCommissions } from './commissions.ts'
import { bannerRows } from './fillBanners.ts'
import { nextView } from './firstViews.ts'
import { snapshotsOf, takeSnapshots } from './snapshots.ts'
import { weaveAll } from './weaving.ts'

/** Jobs of the sample's first minute: what its first screens do not show is woven once it is open. */
export const DEMO_PICTURES = 'demo-pictures'

/** The first picture of some products, the other banners, or all that is left to see of one product, with what customers photographed. */
export type DemoPicturesJob =
  | { readonly first: readonly string[] }
  | { readonly banners: true }
  | { readonly slug: string }

/** Products whose first pictures are one job: soon shown, and no process is long at it. */
const FIRST_AT_ONCE = 4
/** First pictures of all come before others of some, seconds. */
const OTHERS_AFTER = 12

interface LaterJob {
  readonly job: DemoPicturesJob
  readonly afterSeconds: number
}

/** All jobs that a sample begins with, in the order in which shoppers come upon what they weave. */
export function laterJobs(): LaterJob[] {
  const slugs = demoProducts.filter((product) => nextView(product).length > 0).map(({ slug }) => slug)
  const bundles = Array.from({ length: Math.ceil(slugs.length / FIRST_AT_ONCE) }, (_, at) =>
    slugs.slice(at * FIRST_AT_ONCE, (at + 1) * FIRST_AT_ONCE),
  )
  const first: DemoPicturesJob[] = [{ banners: true }, ...bundles.map((some) => ({ first: some }))]
  return [
    ...first.map((job) => ({ job, afterSeconds: 0 })),
    ...demoProducts.map(({ slug }) => ({ job: { slug }, afterSeconds: OTHERS_AFTER })),
  ]
}

/**
 * Weaves and adds what a job names. Done again it changes nothing: a picture keeps its address. What was deleted meanwhile
 * stays deleted.
 */
export async function weaveLaterPictures(db: Db, place: MediaPlace, job: DemoPicturesJob): Promise<void> {
  if ('banners' in job) return addBanners(db, place)
  if ('first' in job) return addPictures(db, place, job.first, nextCommissions)
  await addPictures(db, place, [job.slug], laterCommissions)
  await addPhotos(db, openMedia(place), job.slug)
}

async function addPictures(
  db: Db,
  place: MediaPlace,
  slugs: readonly string[],
  commissionsOf: typeof nextCommissions,
): Promise<void> {
  const there = await db
    .select({ slug: products.slug, images: products.images })
    .from(products)
    .where(and(inArray(products.slug, [...slugs]), isNull(products.deletedAt)))
  const missing = there.flatMap(({ slug, images }) => {
    const product = demoProducts.find((one) => one.slug === slug)
    const wanted = product ? commissionsOf(product) : []
    const commissions = wanted.filter(({ id }) => !images.some((image) => image.includes(`/${id}.`)))
    return commissions.length > 0 ? [{ slug, commissions }] : []
  })
  if (missing.length === 0) return
  const urls = await weaveAll([missing.flatMap(({ commissions }) => commissions)], place)
  for (const { slug, commissions } of missing) {
    await addImages(
      db,
      slug,
      commissions.flatMap(({ id }) => urls.get(id) ?? []),
    )
  }
  await addCovers(db, urls)
}

/** Adds pictures of a product after those that it has by then; what was bought of it before it had any is shown by its first. */
async function addImages(db: Db, slug: string, woven: string[]): Promise<void> {
  const images = sql`array(select one from unnest(${products.images} || ${sql.param(woven)}::text[]) with ordinality as all_of(one, place)
    group by one order by min(place))`
  const [product] = await db
    .update(products)
    .set({ images })
    .where(and(eq(products.slug, slug), isNull(products.deletedAt)))
    .returning({ id: products.id, images: products.images })
  const [image] = product?.images ?? []
  if (!product || !image) return
  await db
    .update(orderItems)
    .set({ image })
    .where(and(eq(orderItems.productId, product.id), isNull(orderItems.image)))
}

/** Gives collections the covers that are among some pictures, where nobody has chosen another. */
async function addCovers(db: Db, pictures: ReadonlyMap<string, string>): Promise<void> {
  for (const { slug, cover } of demoCollections) {
    const image = pictures.get(cover)
    const without = and(eq(collections.slug, slug), isNull(collections.image))
    if (image) await db.update(collections).set({ image }).where(without)
  }
}

async function addBanners(db: Db, place: MediaPlace): Promise<void> {
  const rows = bannerRows(await weaveAll([laterBanners()], place))
  for (const row of rows) {
    if ((await db.$count(banners, eq(banners.url, row.url))) === 0) await db.insert(banners).values(row)
  }
}

/** Gives reviews of a product what their customers photographed, where they have nothing yet and the pictures are there that it is a part of. */
async function addPhotos(db: Db, media: Media, slug: string): Promise<void> {
  for (const [index, { productSlug, comment }] of demoReviews.entries()) {
    if (productSlug !== slug || snapshotsOf(index).length === 0) continue
    const [review] = await db
      .select({ id: reviews.id, images: products.images })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(and(eq(products.slug, slug), eq(reviews.comment, comment), eq(reviews.photos, [])))
    if (!review) continue
    const photos = await takeSnapshots(index, review.images, media)
    await db.update(reviews).set({ photos }).where(eq(reviews.id, review.id))
  }
}
