import { alternatesOf } from '#/platform/language/alternates.rules.ts'
import { currentLanguage, currentTag } from '#/platform/language/current.ts'
import { addressIn, type MoreLanguage } from '#/platform/language/languages.rules.ts'
import { mediaPartsOf, previewSize, previewUrl } from '#/platform/media/picture.ts'

/** What search engines and link previews are told of a page. */
export interface PageHead {
  readonly shop: {
    readonly name: string
    readonly origin: string
    /** Besides the main one. */
    readonly languages: readonly MoreLanguage[]
  }
  readonly title: string
  readonly description: string
  /** The one address of this page in the main language, without what merely filters or counts. */
  readonly path: string
  /** Address of a picture, absolute or of our own store. */
  readonly image?: string | null | undefined
  /** What the picture shows; without it, the title. */
  readonly alt?: string
  /** What is sold on the page, price in rupees. */
  readonly product?: { readonly _id: string; readonly price: number; readonly quantity: number }
  /** Structured data, made by the server alone. */
  readonly data?: string | undefined
}

/** The preview of a picture: of our own store one that chats show whole, with its size, so that they need not wait for it. */
function pictureOf(image: string, alt: string, origin: string) {
  const isOurs = mediaPartsOf(image) !== undefined
  return [
    { property: 'og:image', content: new URL(previewUrl(image) ?? image, origin).href },
    ...(isOurs
      ? [
          { property: 'og:image:type', content: 'image/jpeg' },
          { property: 'og:image:width', content: String(previewSize.width) },
          { property: 'og:image:height', content: String(previewSize.height) },
        ]
      : []),
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    // The rest of a card X reads from `og:`, what the picture shows it does not.
    { name: 'twitter:image:alt', content: alt },
  ]
}

/** What link previews and search engines are told beside the title. */
function previewsOf({ shop, title, description, image, alt = title, product }: PageHead, url: string) {
  return [
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: product ? 'product' : 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:locale', content: currentTag().replace('-', '_') },
    ...(image ? pictureOf(image, alt, shop.origin) : [{ name: 'twitter:card', content: 'summary' }]),
    ...(product
      ? [
          { property: 'product:price:amount', content: product.price.toFixed(2) },
          { property: 'product:price:currency', content: 'INR' },
          { property: 'product:availability', content: product.quantity > 0 ? 'in stock' : 'out of stock' },
          { property: 'product:condition', content: 'new' },
          { property: 'product:retailer_item_id', content: product._id },
        ]
      : []),
  ]
}

/** Where the page is in each language of the shop. */
const otherLanguages = ({ path, shop }: PageHead) =>
  alternatesOf(path, shop.origin, shop.languages).map((link) => ({ rel: 'alternate', ...link }))

/**
 * Title, canonical link and previews of a page that strangers may find. Previews are read off what the server sends: a
 * browser that goes on to another page only takes away those of the first (`useNavigationMark`).
 */
export function pageHead(page: PageHead) {
  const url = new URL(addressIn(currentLanguage(), page.path), page.shop.origin).href
  return {
    meta: [{ title: page.title }, ...(import.meta.env.SSR ? previewsOf(page, url) : [])],
    links: [{ rel: 'canonical', href: url }, ...(import.meta.env.SSR ? otherLanguages(page) : [])],
    scripts: page.data ? [{ type: 'application/ld+json', children: page.data }] : [],
  }
}
