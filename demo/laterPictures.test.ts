import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { collections } from '#/features/collections/collections.tables.ts'
import { orderItems } from '#/features/orders/tables/orders.tables.ts'
import { reviews } from '#/features/reviews/reviews.tables.ts'
import { banners } from '#/features/visuals/visuals.tables.ts'
import { openMedia } from '#/platform/media/media.ts'
import type { Json } from '../test/fixtures/shop.ts'
import { productPictureId } from './catalogue/product.ts'
import { demoCategories, demoCollections, demoProducts, demoReviews } from './catalogue.ts'
import { demoCommissions, laterBanners } from './commissions.ts'
import { firstViews, nextView, viewsLeft } from './firstViews.ts'
import { laterJobs, weaveLaterPictures } from './laterPictures.ts'
import { demoOrders } from './orders.ts'
import { openSampleShop } from './sampleShop.fixture.ts'
import { snapshotsOf } from './snapshots.ts'
import { weaveAll } from './weaving.ts'

const { shop } = await openSampleShop()
afterAll(() => shop.close())

test('it opens with what first screens show, then each piece gets a picture before any gets two more', async () => {
  for (const product of demoProducts) {
    const first = firstViews(product)
    expect([...first, ...viewsLeft(product)], product.name).toEqual([...product.views, ...product.laterViews])
    // What is not shown to shoppers is not waited for.
    expect([...first, ...nextView(product)].length, product.name).toBeGreaterThanOrEqual(
      product.status ? 1 : 0,
    )
  }
  expect(demoCommissions().flat().length).toBeLessThan(38)
  const jobs = laterJobs()
  const next = jobs.flatMap(({ job }) => ('first' in job ? job.first : []))
  expect(next).toEqual(demoProducts.filter((one) => nextView(one).length > 0).map(({ slug }) => slug))
  const [soon, late] = [true, false].map((first) =>
    jobs.filter(({ job }) => 'slug' in job !== first).map(({ afterSeconds }) => afterSeconds),
  )
  expect(Math.max(...(soon ?? []))).toBeLessThan(Math.min(...(late ?? [])))
})

test('the first screens of the home page and of each list have all their pictures when it opens', async () => {
  const without = (pieces: Json[]) => pieces.filter(({ images }) => images.length === 0)
  const { sections } = (await shop.call('GET', '/api/home')).body
  expect(without(sections[2].products)).toEqual([])
  for (const { name } of demoCategories) {
    const { body } = await shop.call('GET', `/api/admin/product?category=${encodeURIComponent(name)}`)
    expect(body.length, name).toBeGreaterThan(4)
    expect(without(body.slice(0, 4)), name).toEqual([])
  }
  const banners = (await shop.call('GET', '/api/admin/banner/all')).body
  for (const device of ['desktop', 'mobile'])
    expect(banners.filter((one: Json) => one.device === device).length).toBeGreaterThanOrEqual(2)
})

test('what else there is to see of a piece comes after its pictures, once, and brings nothing back', async () => {
  const { db, config } = shop.services
  const [piece] = demoProducts
  if (!piece) throw new Error('The sample has no products')
  const ours = eq(products.slug, piece.slug)
  const images = async () =>
    (await db.select({ images: products.images }).from(products).where(ours))[0]?.images
  // As the shop opens with them: customers have photographed a part of one.
  const first = demoCommissions().filter(([one]) => one?.id.startsWith(piece.slug))
  const woven = await weaveAll(first, config.media)
  const own = [...first.flat().map(({ id }) => woven.get(id) ?? ''), '/media/ours/1020.webp']
  await db.update(products).set({ images: own }).where(ours)

  await weaveLaterPictures(db, config.media, { slug: piece.slug })
  await weaveLaterPictures(db, config.media, { slug: piece.slug })
  const after = await images()
  expect(after).toHaveLength(own.length + viewsLeft(piece).length)
  expect(after?.slice(0, own.length)).toEqual(own)
  expect(new Set(after).size).toBe(after?.length)

  const photos = async () =>
    (
      await db
        .select({ photos: reviews.photos })
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.productId))
        .where(ours)
    ).flatMap((review) => review.photos)
  const taken = await photos()
  expect(taken).toHaveLength(
    demoReviews.flatMap(({ productSlug }, index) => (productSlug === piece.slug ? snapshotsOf(index) : []))
      .length,
  )
  expect(taken.length).toBeGreaterThan(0)
  const media = openMedia(config.media)
  expect(await Promise.all(taken.map((photo) => media.has(photo)))).toEqual(taken.map(() => true))

  await db.update(products).set({ images: own, deletedAt: new Date() }).where(ours)
  await weaveLaterPictures(db, config.media, { slug: piece.slug })
  expect(await images()).toEqual(own)
})

test('a piece that opened without a picture gets its first, and the other banners take turns with those of the opening, once', async () => {
  const { db, config } = shop.services
  const slugsOfOrders = new Set(demoOrders.flatMap(({ goods }) => goods.map(([slug]) => slug)))
  const piece = demoProducts.find((one) => nextView(one).length > 0 && slugsOfOrders.has(one.slug))
  if (!piece) throw new Error('Every piece of an order opens with a picture')
  const images = async () =>
    (await db.select({ images: products.images }).from(products).where(eq(products.slug, piece.slug)))[0]
      ?.images
  expect(await images()).toEqual([])
  for (let time = 0; time < 2; time++) {
    await weaveLaterPictures(db, config.media, { first: [piece.slug] })
    expect(await images()).toEqual([
      expect.stringContaining(`/media/${productPictureId(piece, piece.views[0] ?? 'folds')}.`),
    ])
  }
  // Orders of the sample show it, too.
  const ordered = await db
    .select({ image: orderItems.image })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(products.slug, piece.slug))
  expect(ordered.length).toBeGreaterThan(0)
  expect(new Set(ordered.map(({ image }) => image))).toEqual(new Set(await images()))

  await db.delete(banners)
  const places = async () =>
    (await db.select({ place: banners.position }).from(banners).orderBy(asc(banners.position))).map(
      ({ place }) => place,
    )
  const later = laterBanners().map(({ id }) => Number(id.replace('banner-', '')) - 1)
  for (let time = 0; time < 2; time++) {
    await weaveLaterPictures(db, config.media, { banners: true })
    expect(await places()).toEqual(later)
  }
}, 60_000)

test('a collection gets the cover that is woven later, where its owner has chosen none', async () => {
  const { db, config } = shop.services
  const [one, other] = demoCollections.filter(
    ({ cover }) => cover.startsWith('patan-patola') || cover.startsWith('dhakai'),
  )
  if (!one || !other) throw new Error('No cover is woven later')
  await db.update(collections).set({ image: null }).where(eq(collections.slug, one.slug))
  await db.update(collections).set({ image: '/media/hers.webp' }).where(eq(collections.slug, other.slug))
  for (const { cover } of [one, other]) {
    const slug = demoProducts.find((piece) => cover.startsWith(piece.slug))?.slug ?? ''
    await weaveLaterPictures(db, config.media, { slug })
  }
  const imageOf = async (slug: string) =>
    (await db.select({ image: collections.image }).from(collections).where(eq(collections.slug, slug)))[0]
      ?.image
  expect(await imageOf(one.slug)).toContain(`/media/${one.cover}.`)
  expect(await imageOf(other.slug)).toBe('/media/hers.webp')
}, 60_000)
