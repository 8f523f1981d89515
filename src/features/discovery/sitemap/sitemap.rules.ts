import { COLLECTIONS_PATH, collectionPath } from '#/features/collections/collections.rules.ts'
import { informationPaths } from '#/features/shop/information.rules.ts'
import { alternatesOf } from '#/platform/language/alternates.rules.ts'
import {
  addressIn,
  type Language,
  MAIN_LANGUAGE,
  type MoreLanguage,
} from '#/platform/language/languages.rules.ts'
import { XML, xmlText } from '../documents/xml.rules.ts'

/**
 * Addresses of one file. The protocol allows 50,000 in 50 MB, and a product with all its pictures takes 2 KB.
 */
export const MOST_IN_FILE = 20_000

/** The pages that are there whatever is on sale, with the collections that shoppers see. */
export const pagesOf = (
  categories: readonly { readonly name: string }[],
  collections: readonly { readonly slug: string }[],
  contentPages: readonly { readonly slug: string }[],
): string[] => [
  '/',
  ...informationPaths,
  COLLECTIONS_PATH,
  ...collections.map(({ slug }) => collectionPath(slug)),
  ...['all', ...categories.map(({ name }) => name)].map(
    (name) => `/new/${encodeURIComponent(name)}/collections`,
  ),
  ...contentPages.map(({ slug }) => `/pages/${slug}`),
]

/** How many pages fit in a file, each of which stands there once for each language. */
const mostPages = (spoken: readonly MoreLanguage[]): number => Math.floor(MOST_IN_FILE / (spoken.length + 1))

/** How many files a shop takes whose first one begins with its other pages. */
export const filesFor = (pages: number, products: number, spoken: readonly MoreLanguage[] = []): number =>
  Math.max(1, Math.ceil((pages + products) / mostPages(spoken)))

/** Which products stand in a file, the first being 1, as `slice` has it. */
export function productsIn(
  file: number,
  pages: number,
  spoken: readonly MoreLanguage[] = [],
): { from: number; to: number } {
  const most = mostPages(spoken)
  const to = file * most - pages
  return { from: Math.max(0, to - most), to: Math.max(0, to) }
}

export const urlsetBegin = `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const urlsetEnd = '</urlset>\n'

const absolute = (path: string, origin: string): string => xmlText(new URL(path, origin).href)

/** One page with the pictures on it, in each language of the shop: each of them names all of them. */
export function urlEntries(
  path: string,
  { origin, spoken }: { readonly origin: string; readonly spoken: readonly MoreLanguage[] },
  images: readonly string[] = [],
): string {
  const alternates = alternatesOf(path, origin, spoken)
    .map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${xmlText(href)}"/>`,
    )
    .join('')
  const all: readonly Language[] = [MAIN_LANGUAGE, ...spoken]
  return all.map((language) => urlEntry(addressIn(language, path), origin, images, alternates)).join('')
}

function urlEntry(path: string, origin: string, images: readonly string[], alternates: string): string {
  const pictures = images.map(
    (image) => `<image:image><image:loc>${absolute(image, origin)}</image:loc></image:image>`,
  )
  return `<url><loc>${absolute(path, origin)}</loc>${alternates}${pictures.join('')}</url>\n`
}

/** Names the files of a shop that needs more than one. */
export function sitemapIndex(files: number, origin: string): string {
  const entries = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${absolute(`/sitemap-${at + 1}.xml`, origin)}</loc></sitemap>\n`,
  )
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}
