import { Hono } from 'hono'
import { isFindable } from '#/features/shop/guard.rules.ts'
import { informationPaths } from '#/features/shop/information.rules.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import type { HttpEnv } from '#/platform/http/env.ts'
import type { CatalogServices } from './catalog.cache.ts'

/** A sitemap may name so many pages at the most. */
const MOST_PAGES = 50_000
const CACHE_CONTROL = 'public, max-age=3600'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What search engines ask for. A members' shop and the sample shop ask them to stay outside; an open one names its pages. */
export function sitemapApi(services: CatalogServices & ShopServices) {
  const { settings, catalog, config } = services
  const { origin } = config
  return new Hono<HttpEnv>()
    .get('/robots.txt', async (c) => {
      const lines = isFindable(await settings())
        ? [
            'User-agent: *',
            'Disallow: /admin',
            'Disallow: /api/',
            'Disallow: /checkout',
            `Sitemap: ${origin}/sitemap.xml`,
          ]
        : ['User-agent: *', 'Disallow: /']
      return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': CACHE_CONTROL })
    })
    .get('/sitemap.xml', async (c) => {
      if (!isFindable(await settings())) return c.notFound()
      const view = await catalog.current()
      const paths = [
        '/',
        ...informationPaths,
        ...['all', ...view.categories().map(({ name }) => name)].map(
          (name) => `/new/${encodeURIComponent(name)}/collections`,
        ),
        ...view.slugs(MOST_PAGES).map((slug) => `/details/${slug}`),
      ]
      const urls = paths.slice(0, MOST_PAGES).map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`)
      const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
      return c.body(xml, 200, {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': CACHE_CONTROL,
      })
    })
}
