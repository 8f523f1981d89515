import { typeOf } from '#/features/catalog/rules/productType.rules.ts'
import { listingTitle } from '#/features/catalog/ui/listing/listingTitle.ts'
import { COLLECTIONS_PATH, collectionPath } from '#/features/collections/collections.rules.ts'
import type { Review } from '#/features/reviews/reviews.schema.ts'
import type { PublicShop } from '#/features/shop/shop.schema.ts'
import type { Described } from '../products/items.rules.ts'
import { breadcrumbs } from './breadcrumbs.rules.ts'
import { jsonLd } from './jsonLd.rules.ts'
import { productData } from './productData.rules.ts'
import { shopData } from './shopData.rules.ts'

/** What the pages say to search engines, as text for a script element. The server alone needs this. */

export const homePage = (shop: PublicShop): string => jsonLd(shopData(shop))

const listingPath = (category: string) => `/new/${encodeURIComponent(category)}/collections`

const listingStep = (category: string, label?: string) =>
  [listingTitle(category, label), listingPath(category)] as const

/** @param label what the category is called in the language of the page */
export const listingPage = (category: string, { origin }: PublicShop, label?: string): string =>
  jsonLd([breadcrumbs(origin, [listingStep(category, label)])])

export const contentPage = (
  { title, slug }: { title: string; slug: string },
  { origin }: PublicShop,
): string => jsonLd([breadcrumbs(origin, [[title, `/pages/${slug}`]])])
const collectionsStep = ['Collections', COLLECTIONS_PATH] as const

export const collectionsPage = ({ origin }: PublicShop): string =>
  jsonLd([breadcrumbs(origin, [collectionsStep])])

export const collectionPage = (
  { name, slug }: { readonly name: string; readonly slug: string },
  { origin }: PublicShop,
): string => jsonLd([breadcrumbs(origin, [collectionsStep, [name, collectionPath(slug)]])])

export function productPage(product: Described, shop: PublicShop, reviews: readonly Review[]): string {
  const { category, name, slug } = product
  const type = typeOf(product)
  const way = breadcrumbs(shop.origin, [
    ...(category ? [listingStep(category.name, category.label)] : []),
    ...(category && type
      ? [
          [
            product.labels?.[type] ?? type,
            `${listingPath(category.name)}?type=${encodeURIComponent(type)}`,
          ] as const,
        ]
      : []),
    [name, `/details/${slug}`],
  ])
  return jsonLd([productData(product, shop, reviews), way])
}
