import type { Catalog, CatalogServices } from '#/features/catalog/catalog.cache.ts'
import { isFindable } from '#/features/shop/guard.rules.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { productsInSteps } from '../documents/productsInSteps.ts'
import { itemsOf, type Refusal, refusalsOf, refusalText } from '../products/items.rules.ts'
import { readFeedKey } from './feedKey.store.ts'
import { feedAddresses } from './feeds.rules.ts'
import type { FeedState } from './feeds.schema.ts'

/** So many refused products are named. */
const MOST_NAMED = 50

/** As they are counted: in no language, because everybody's answer is made of them. */
interface Counts extends Omit<FeedState, 'access' | 'addresses' | 'refusals'> {
  readonly refusals: readonly {
    readonly _id: string
    readonly name: string
    readonly reasons: readonly Refusal[]
  }[]
}

async function count(catalog: Catalog): Promise<Counts> {
  const refusals: Counts['refusals'][number][] = []
  const found = { products: 0, rows: 0, refused: 0, refusals }
  for await (const products of productsInSteps(catalog)) {
    for (const product of products) {
      const reasons = refusalsOf(product)
      const { _id, name } = product
      found.products += 1
      if (reasons.length === 0) found.rows += itemsOf(product).length
      else found.refused += 1
      if (reasons.length > 0 && refusals.length < MOST_NAMED) refusals.push({ _id, name, reasons })
    }
  }
  return found
}

/** What the shopkeeper sees of the feeds, which are in the main language; the products are counted once for each state of the catalogue. */
export function openFeedState({ db, catalog, settings, config }: CatalogServices & ShopServices) {
  let counted: { readonly version: number | undefined; readonly counts: Promise<Counts> } | undefined

  const countOnce = async (): Promise<Counts> => {
    await catalog.current()
    const version = catalog.state()?.version
    if (counted?.version !== version)
      counted = { version, counts: inLanguage(MAIN_LANGUAGE, () => count(catalog)) }
    const { counts } = counted as NonNullable<typeof counted>
    counts.catch(() => {
      counted = undefined
    })
    return counts
  }

  return async (): Promise<FeedState> => {
    const [shop, key, counts] = await Promise.all([settings(), readFeedKey(db), countOnce()])
    const isOpen = isFindable(shop)
    const access = isOpen ? 'everybody' : key === undefined ? 'nobody' : 'secret'
    return {
      access,
      addresses: access === 'nobody' ? [] : feedAddresses(config.origin, isOpen ? undefined : key),
      ...counts,
      refusals: counts.refusals.map(({ reasons, ...product }) => ({
        ...product,
        reasons: reasons.map(refusalText),
      })),
    }
  }
}
