import { Hono } from 'hono'
import type { CollectionsServices } from '#/features/collections/collections.cache.ts'
import type { ContentServices } from '#/features/content/content.cache.ts'
import { isFindable } from '#/features/shop/guard.rules.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { publicShop } from '#/features/shop/shop.present.ts'
import type { HttpEnv } from '#/platform/http/env.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import type { OpenDocument } from '../documents/documents.ts'
import { productsInSteps } from '../documents/productsInSteps.ts'
import { sendDocument } from '../documents/sendDocument.ts'
import { feedAddresses } from '../feeds/feeds.rules.ts'
import { llmsText } from './llms.ts'
import { robotsText } from './robots.rules.ts'
import * as rules from './sitemap.rules.ts'

const CACHE_CONTROL = 'public, max-age=3600'
const SITEMAP = { type: 'application/xml; charset=utf-8', cacheControl: CACHE_CONTROL }

/** What search engines and assistants ask for. A members' shop and the sample shop ask them to stay outside; an open one names its pages. */
export function sitemapApi(
  services: CollectionsServices & ShopServices & ContentServices,
  openDocument: OpenDocument,
) {
  const { settings, catalog, collections, content, config } = services
  const { origin } = config

  const shownCollections = async () => (await collections.current()).shown
  const pages = async () =>
    rules.pagesOf((await catalog.current()).categories(), await shownCollections(), await content.visible())

  /** One file of the sitemap, the first being 1. */
  async function* urlset(file: number): AsyncGenerator<string> {
    const others = await pages()
    const { languages: spoken } = await settings()
    const about = { origin, spoken }
    yield rules.urlsetBegin
    if (file === 1) yield others.map((path) => rules.urlEntries(path, about)).join('')
    for await (const products of productsInSteps(catalog, rules.productsIn(file, others.length, spoken))) {
      yield products.map(({ slug, images }) => rules.urlEntries(`/details/${slug}`, about, images)).join('')
    }
    yield rules.urlsetEnd
  }
  const openFile = async (file: number) => {
    const [collections, pages] = [await shownCollections(), await content.visible()]
    const slugs = [collections, pages].map((some) => some.map(({ slug }) => slug))
    return openDocument({
      name: `sitemap-${file}`,
      of: [origin, slugs, (await settings()).languages],
      text: () => urlset(file),
    })
  }
  const files = async () => {
    const shop = await settings()
    if (!isFindable(shop)) return 0
    const view = await catalog.current()
    return rules.filesFor((await pages()).length, view.count({}), shop.languages)
  }

  const app = new Hono<HttpEnv>()
  app.get('/robots.txt', async (c) => {
    const shop = await settings()
    return c.text(robotsText(isFindable(shop), origin, shop.languages), 200, {
      'Cache-Control': CACHE_CONTROL,
    })
  })
  app.get('/llms.txt', async (c) => {
    const shop = publicShop(await settings(), config)
    const categories = (await catalog.current()).categories()
    const feeds = isFindable(shop) ? feedAddresses(origin) : []
    const [collections, pages] = [await shownCollections(), await content.visible()]
    // Cached by its address alone.
    const text = inLanguage(MAIN_LANGUAGE, () => llmsText({ shop, categories, collections, feeds, pages }))
    return c.body(text, 200, {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': CACHE_CONTROL,
    })
  })
  app.get('/sitemap.xml', async (c) => {
    const many = await files()
    if (many === 0) return c.notFound()
    if (many === 1) return sendDocument(c, await openFile(1), SITEMAP)
    return c.body(rules.sitemapIndex(many, origin), 200, {
      'Content-Type': SITEMAP.type,
      'Cache-Control': CACHE_CONTROL,
    })
  })
  app.get('/:file{sitemap-[1-9]\\d{0,3}\\.xml}', async (c) => {
    const file = Number(c.req.param('file').replace(/\D/g, ''))
    const many = await files()
    return many > 1 && file <= many ? sendDocument(c, await openFile(file), SITEMAP) : c.notFound()
  })
  return app
}
