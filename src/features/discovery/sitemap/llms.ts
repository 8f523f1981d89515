import { listingTitle } from '#/features/catalog/ui/listing/listingTitle.ts'
import { collectionPath } from '#/features/collections/collections.rules.ts'
import { informationHeads } from '#/features/shop/information/informationHeads.ts'
import { informationPaths } from '#/features/shop/information.rules.ts'
import { businessDays, returnsClauses } from '#/features/shop/policy.rules.ts'
import type { ShopSettings } from '#/features/shop/shop.schema.ts'
import { paymentSentence } from '#/features/shop/waysToPay.rules.ts'

interface LlmsFacts {
  readonly shop: ShopSettings & {
    readonly origin: string
    readonly cardProvider: { readonly id: string; readonly name: string } | null
  }
  /** Those on sale; told of an open shop alone. */
  readonly categories: readonly { readonly name: string }[]
  /** Those that the owner wrote; told of an open shop alone. */
  readonly pages: readonly { readonly slug: string; readonly title: string; readonly description: string }[]
  /** Those that shoppers see, also of an open shop alone. */
  readonly collections: readonly {
    readonly name: string
    readonly slug: string
    readonly description: string
  }[]
  /** Addresses of the feeds that everybody may read. */
  readonly feeds: readonly { readonly title: string; readonly url: string }[]
}

/** One line, without what Markdown would read as more. */
const line = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[[\]<>`*_#\\]/g, '\\$&')
    .trim()

/**
 * The shop for assistants, as https://llmstxt.org has it: what it is, what it promises, where things are. A members' shop
 * names no more than its visitors see.
 */
export function llmsText({ shop, categories, collections, feeds, pages }: LlmsFacts): string {
  const { origin } = shop
  const link = (title: string, path: string, about = '') =>
    `- [${line(title)}](${new URL(path, origin).href})${about && `: ${line(about)}`}`
  const open = shop.access === 'open' && !shop.demo
  // not a message: what assistants read, in the shop's main language
  return `${[
    `# ${line(shop.name)}`,
    `> ${line(shop.tagline)}`,
    shop.demo
      ? 'This is a sample shop: it sells nothing.'
      : 'An online shop in India for sarees and ethnic wear. Prices are in Indian rupees with all taxes included.',
    ...(open ? [] : ['Browsing the shop needs a log-in. Visitors may read the pages below.']),
    [
      '## What the shop promises',
      `- Shipping is free to every PIN code in India that its couriers reach. Orders are sent off within ${businessDays(shop.processingDaysLeast, shop.processingDaysMost)}.`,
      ...returnsClauses(shop, shop.damageHoursShipping).map((clause) => `- ${line(clause)}`),
      `- ${line(paymentSentence(shop))}`,
    ].join('\n'),
    [
      '## Pages',
      link('Home', '/'),
      ...informationPaths.map((path) => {
        const { title, description } = informationHeads[path]
        return link(title(), path, description())
      }),
      ...(open ? pages : []).map(({ slug, title, description }) =>
        link(title, `/pages/${slug}`, description),
      ),
    ].join('\n'),
    ...(open
      ? [
          [
            '## Collections',
            ...['all', ...categories.map(({ name }) => name)].map((name) =>
              link(listingTitle(name), `/new/${encodeURIComponent(name)}/collections`),
            ),
            ...collections.map(({ name, slug, description }) =>
              link(name, collectionPath(slug), description),
            ),
          ].join('\n'),
          [
            '## For programs',
            link(
              'All products as JSON',
              '/api/admin/product?limit=100',
              'page by page, by the Link header; what the parameters mean is in the API document',
            ),
            link('API document (OpenAPI)', '/api/openapi.json'),
            link('Sitemap', '/sitemap.xml', 'every page with its pictures'),
            ...feeds.map(({ title, url }) => `- [${title}](${url})`),
          ].join('\n'),
        ]
      : []),
  ].join('\n\n')}\n`
}
