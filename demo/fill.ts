import { insertUser, type UserRow } from '#/features/accounts/accounts.store.ts'
import { saveVariants } from '#/features/catalog/stock/variantFields.store.ts'
import { categories, products } from '#/features/catalog/tables/catalog.tables.ts'
import type { VariantFields } from '#/features/catalog/variants/variants.rules.ts'
import { insertCollection } from '#/features/collections/collections.store.ts'
import { newPageSchema } from '#/features/content/content.schema.ts'
import { insertPage } from '#/features/content/content.store.ts'
import { publish } from '#/features/home/home.store.ts'
import { reviews } from '#/features/reviews/reviews.tables.ts'
import { changeSettings } from '#/features/shop/shop.store.ts'
import { addUsualCharts } from '#/features/sizing/saveCharts.actions.ts'
import { banners, slidingTexts } from '#/features/visuals/visuals.tables.ts'
import { wishlistEntries } from '#/features/wishlist/wishlist.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { DAY_MS } from '../src/platform/time/spans.rules.ts'
import { demoPages } from './catalogue/pages.ts'
import { productPictureId } from './catalogue/product.ts'
import {
  demoCategories,
  demoCollections,
  demoCustomers,
  demoGoesWith,
  demoProducts,
  demoReviews,
} from './catalogue.ts'
import { categoryPictureId } from './commissions.ts'
import { bannerRows } from './fillBanners.ts'
import { fillOrders, readAdmin } from './fillOrders.ts'
import { firstViews } from './firstViews.ts'
import { aboutPicture, demoHome } from './home.ts'
import { fillMenu } from './menu.ts'
import { fillOffers } from './offers.ts'
import { earlierOrders } from './orders.ts'
import { demoSettings } from './settings.ts'

type Pictures = ReadonlyMap<string, string>
type Slugs = ReadonlyMap<string, string>

/** Writes all rows of the demo shop. @returns the e-mail of the demo customer */
export async function fillShop(tx: Db, pictures: Pictures, passwordHash: string): Promise<string> {
  await changeSettings(tx, demoSettings)
  const productIds = await fillCatalogue(tx, pictures)
  await tx.insert(banners).values(bannerRows(pictures))
  await tx
    .insert(slidingTexts)
    .values({ text: 'Festive weaves are here · Free shipping all over India · Cash on delivery' })
  await addUsualCharts(tx)
  await fillCollections(tx, productIds, pictures)
  const people: UserRow[] = []
  for (const customer of demoCustomers) {
    people.push(await insertUser(tx, { ...customer, role: 'customer', status: 'active', passwordHash }))
  }
  await fillReviews(tx, people, productIds)
  await fillPages(tx, pictures, productIds)
  const admin = await readAdmin(tx)
  const [meera] = people
  if (!meera) throw new Error('The demo shop has no customers')
  await fillOffers(tx, meera.id)
  await fillOrders(tx, { customers: people, admin }, (slug) => idOf(productIds, slug))
  await fillMenu(tx)
  await publish(tx, admin.id, demoHome(pictureOf(pictures, aboutPicture)))
  const liked = demoProducts.filter((product) => product.status).slice(2, 5)
  await tx
    .insert(wishlistEntries)
    .values(
      liked.map((product) => ({ id: newId(), userId: meera.id, productId: idOf(productIds, product.slug) })),
    )
  return meera.email
}

/** A cover that is not woven yet comes later; until then the first piece of the collection stands for it. */
async function fillCollections(tx: Db, productIds: Slugs, pictures: Pictures): Promise<void> {
  for (const { rule = {}, chosen = [], cover, ...words } of demoCollections) {
    await insertCollection(tx, {
      ...words,
      ...{ image: pictures.get(cover) ?? null, visible: true, from: null, until: null, rule },
      by: chosen.length > 0 ? 'hand' : 'rule',
      products: chosen.map((slug) => idOf(productIds, slug)),
    })
  }
}

/** A size that is counted by itself; its SKU are the first letters of the product and its size. */
const variantFor = (slug: string, size: string, pieces: number): VariantFields => ({
  ...{ size, pieces, sku: `${slug.match(/\b\w/g)?.slice(0, 4).join('').toUpperCase()}-${size}` },
  ...{ barcode: '', pricePaise: null, images: [] },
})

/** Pieces that were sold before the month; what the catalogue says is there is what the month begins with. @param size all where it is left out */
const soldEarlier = (slug: string, size?: string): number =>
  earlierOrders
    .flatMap(({ goods }) => goods)
    .filter(([sold, inSize = '']) => sold === slug && (size === undefined || inSize === size)).length

async function fillCatalogue(tx: Db, pictures: Pictures): Promise<Slugs> {
  const categoryIds = new Map<string, string>()
  for (const { name, status } of demoCategories) {
    const id = newId()
    await tx
      .insert(categories)
      .values({ id, name, status, image: pictureOf(pictures, categoryPictureId(name)) })
    categoryIds.set(name, id)
  }
  // Lists begin with what came last: so the first of the catalogue stands in front.
  const there = demoProducts.toReversed().map((product) => ({ id: newId(), product }))
  const ids = new Map(there.map(({ id, product }) => [product.slug, id]))
  const rows = there.map(({ id, product }) => ({
    id,
    slug: product.slug,
    name: product.name,
    title: product.title,
    description: product.description,
    categoryId: categoryIds.get(product.category) ?? null,
    pricePaise: paiseOf(product.priceRupees),
    mrpPaise: product.mrpRupees === undefined ? null : paiseOf(product.mrpRupees),
    images: firstViews(product).map((view) => pictureOf(pictures, productPictureId(product, view))),
    // What is counted by size is counted below.
    quantity: product.pieces ? 0 : product.quantity + soldEarlier(product.slug),
    enableSize: product.enableSize,
    sizes: [...product.sizes],
    status: product.status,
    hsn: product.hsn,
    gstClass: product.gstRateClass,
    countryOfOrigin: product.countryOfOrigin,
    goesWith: (demoGoesWith.get(product.slug) ?? []).map((slug) => idOf(ids, slug)),
    ...product.attributes,
  }))
  await tx.insert(products).values(rows)
  const variants = demoProducts.flatMap(({ slug, sizes, pieces }) =>
    pieces
      ? [
          {
            productId: idOf(ids, slug),
            variants: sizes.map((size) =>
              variantFor(slug, size, (pieces[size] ?? 0) + soldEarlier(slug, size)),
            ),
          },
        ]
      : [],
  )
  await saveVariants(tx, variants, { cause: 'opening' })
  return ids
}

async function fillReviews(tx: Db, people: readonly UserRow[], productIds: Slugs): Promise<void> {
  await tx.insert(reviews).values(
    demoReviews.map((review) => {
      const author = personOf(people, review.customer)
      return {
        id: newId(),
        productId: idOf(productIds, review.productSlug),
        userId: author.id,
        authorName: author.name,
        authorEmail: author.email,
        comment: review.comment,
        rating: review.rating,
        fit: review.fit ?? null,
        ...(review.answer && {
          ...{ answer: review.answer, answerMailed: true },
          answeredAt: new Date(Date.now() - (review.daysAgo - 1) * DAY_MS),
        }),
        createdAt: new Date(Date.now() - review.daysAgo * DAY_MS),
      }
    }),
  )
}

/** What no admin could save, the sample does not show either. @throws ZodError */
async function fillPages(tx: Db, pictures: Pictures, productIds: Slugs): Promise<void> {
  const goods = {
    picture: (slug: string, view: string) => pictureOf(pictures, `${slug}-${view}`),
    product: (slug: string) => idOf(productIds, slug),
  }
  for (const page of demoPages(goods)) await insertPage(tx, newPageSchema.parse(page))
}

function pictureOf(pictures: Pictures, id: string): string {
  const url = pictures.get(id)
  if (!url) throw new Error(`The demo picture ${id} was not woven`)
  return url
}

function idOf(ids: Slugs, slug: string): string {
  const id = ids.get(slug)
  if (!id) throw new Error(`The demo shop has no product ${slug}`)
  return id
}

function personOf(people: readonly UserRow[], index: number): UserRow {
  const person = people[index % people.length]
  if (!person) throw new Error('The demo shop has no customers')
  return person
}
