import { higherPrice } from '#/features/catalog/rules/catalog.rules.ts'
import type { Review } from '#/features/reviews/reviews.schema.ts'
import type { PublicShop } from '#/features/shop/shop.schema.ts'
import { type Described, type Item, itemsOf } from '../products/items.rules.ts'
import { rupees, type Thing, word } from './jsonLd.rules.ts'
import { returnPolicy, shippingDetails } from './policies.rules.ts'
import { shopId } from './shopData.rules.ts'
import { videoData } from './videoData.rules.ts'

/** So many reviews are told word for word; all of them count. */
const MOST_REVIEWS = 5

/** Attributes of cloth that schema.org has a word for. */
const clothOf = ({ colour, fabric, pattern }: Described) => ({
  ...(colour && { color: colour }),
  ...(fabric && { material: fabric }),
  ...(pattern && { pattern }),
})

/** What is said of it however many sizes it has. */
function about(product: Described, shop: PublicShop, reviews: readonly Review[]) {
  const video = videoData(product, shop.origin)
  const { name, description, title, category, countryOfOrigin } = product
  return {
    name,
    description: description || title || name,
    ...(category && { category: category.name }),
    ...(countryOfOrigin && { countryOfOrigin }),
    brand: { '@type': 'Brand', name: shop.name },
    ...clothOf(product),
    ...(video && { subjectOf: video }),
    ...rating(reviews),
  }
}

function rating(reviews: readonly Review[]) {
  if (reviews.length === 0) return {}
  const sum = reviews.reduce((all, { rating }) => all + rating, 0)
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number((sum / reviews.length).toFixed(2)),
      reviewCount: reviews.length,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.slice(0, MOST_REVIEWS).map(({ user, comment, rating, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: user.name },
      datePublished: createdAt.slice(0, 10),
      reviewBody: comment,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    })),
  }
}

/** No date is given until which the price holds: nobody knows one. */
function offer(item: Item, product: Described, shop: PublicShop): Thing {
  const { price, thirtyDayLow } = item
  const higher = higherPrice({ ...product, price, thirtyDayLow }, shop.honestPrices)
  return {
    '@type': 'Offer',
    url: new URL(item.path, shop.origin).href,
    price: rupees(item.price).value,
    priceCurrency: 'INR',
    // What the shop strikes through by a factor is no price that anybody asked for.
    ...(higher !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: word('StrikethroughPrice'),
        price: rupees(higher).value,
        priceCurrency: 'INR',
      },
    }),
    availability: word(item.quantity > 0 ? 'InStock' : 'OutOfStock'),
    itemCondition: word('NewCondition'),
    seller: { '@id': shopId(shop.origin), '@type': 'OnlineStore', name: shop.name },
    shippingDetails: shippingDetails(shop),
    hasMerchantReturnPolicy: returnPolicy(shop),
  }
}

const picturesOf = (images: readonly string[], origin: string): string[] =>
  images.map((image) => new URL(image, origin).href)

const codes = ({ sku, gtin }: Item) => ({ sku, ...(gtin && { gtin }) })

/** What can be bought of it, as a part of its group. */
function variant(product: Described, item: Item, shop: PublicShop): Thing {
  const { name, description, title } = product
  return {
    '@type': 'Product',
    name: item.size === '' ? name : `${name}, size ${item.size}`,
    description: description || title || name,
    ...codes(item),
    ...(item.size && { size: item.size }),
    ...clothOf(product),
    image: picturesOf(item.images, shop.origin),
    offers: offer(item, product, shop),
  }
}

/**
 * A product as search engines read it: one that is made in several sizes or, as other products of its family, in other
 * colours as a group of what can be bought. Other colours are described on pages of their own.
 */
export function productData(product: Described, shop: PublicShop, reviews: readonly Review[] = []): Thing {
  const items = itemsOf(product)
  const [first, ...others] = items
  const { origin } = shop
  const { images, colours = [], slug } = product
  const pageOf = (path: string) => new URL(`/details/${path}`, origin).href
  const common = { url: pageOf(slug), ...about(product, shop, reviews), image: picturesOf(images, origin) }
  if (!first) throw new Error(`There is nothing to buy of ${product._id}`)
  if (others.length === 0 && colours.length === 0) {
    return { '@type': 'Product', ...common, ...codes(first), offers: offer(first, product, shop) }
  }
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: first.groupId,
    variesBy: [...(others.length > 0 ? [word('size')] : []), ...(colours.length > 0 ? [word('color')] : [])],
    hasVariant: [
      ...items.map((item) => variant(product, item, shop)),
      ...colours.map((colour) => ({ url: pageOf(colour.slug ?? colour.id) })),
    ],
  }
}
