/** What search engines and link previews are told of a page. */
export interface PageHead {
  readonly shop: { readonly name: string; readonly origin: string }
  readonly title: string
  readonly description: string
  /** The one address of this page, without what merely filters or counts. */
  readonly path: string
  /** Address of a picture, absolute or of our own store. */
  readonly image?: string | undefined
  readonly type?: 'website' | 'product'
}

/** Title, description, canonical link and Open Graph of a page that strangers may find. */
export function pageHead({ shop, title, description, path, image, type = 'website' }: PageHead) {
  const url = new URL(path, shop.origin).href
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: shop.name },
      ...(image ? [{ property: 'og:image', content: new URL(image, shop.origin).href }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}
