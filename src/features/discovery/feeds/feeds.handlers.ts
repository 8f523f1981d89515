import type { CatalogServices } from '#/features/catalog/catalog.cache.ts'
import { isFindable } from '#/features/shop/guard.rules.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { publicShop } from '#/features/shop/shop.present.ts'
import type { PublicShop } from '#/features/shop/shop.schema.ts'
import { isSameSecret } from '#/platform/db/isSameSecret.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { roomApi } from '#/platform/http/http.ts'
import type { OpenDocument } from '../documents/documents.ts'
import { productsInSteps } from '../documents/productsInSteps.ts'
import { sendDocument } from '../documents/sendDocument.ts'
import { readFeedKey } from './feedKey.store.ts'
import * as contract from './feeds.contract.ts'
import { feeds, rowsOf } from './feeds.rules.ts'
import { openFeedState } from './readFeedState.ts'
import { renewFeedKey } from './renewFeedKey.actions.ts'

/** The feeds themselves, and the shopkeeper's side of them. */
export function feedsApi(services: CatalogServices & ShopServices, openDocument: OpenDocument) {
  const { settings, catalog, config, db } = services
  const readState = openFeedState(services)

  const hasKey = async (given: string | undefined): Promise<boolean> => {
    const key = given && (await readFeedKey(db))
    return Boolean(key) && isSameSecret(given ?? '', key ?? '')
  }

  async function* textOf(feed: (typeof feeds)[number], shop: PublicShop): AsyncGenerator<string> {
    yield feed.begin(shop)
    for await (const products of productsInSteps(catalog)) {
      const rows = products.flatMap((product) => rowsOf(product, shop))
      yield rows.map((row) => feed.row(row, shop)).join('')
    }
    yield feed.end
  }

  const app = roomApi()
  for (const feed of feeds) {
    app.get(feed.path, async (c) => {
      const shop = publicShop(await settings(), config)
      const isOpen = isFindable(shop)
      // guard: feed-key
      if (!isOpen && !(await hasKey(c.req.query('key')))) return c.notFound()
      const document = { name: feed.name, of: [feed.begin(shop), shop], text: () => textOf(feed, shop) }
      const cacheControl = isOpen ? 'public, max-age=600' : 'no-store'
      return sendDocument(c, await openDocument(document), { type: feed.type, cacheControl })
    })
  }

  return app
    .openapi(contract.readFeeds, async (c) => c.json(await readState(), 200))
    .openapi(contract.changeFeedKey, async (c) => {
      await renewFeedKey(services, callerOf(c), c.req.valid('json').wanted)
      return c.json(await readState(), 200)
    })
}

export type FeedsApi = ReturnType<typeof feedsApi>
