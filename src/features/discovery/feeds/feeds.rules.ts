import { higherPrice } from '#/features/catalog/rules/catalog.rules.ts'
import type { PublicShop } from '#/features/shop/shop.schema.ts'
import { type Described, type Item, itemsOf, refusalsOf } from '../products/items.rules.ts'
import { googleBegin, googleEnd, googleItem } from './googleFeed.rules.ts'
import { metaBegin, metaLine } from './metaFeed.rules.ts'

/** What a catalogue elsewhere is told of one item. Prices in rupees, addresses absolute. */
export interface Row extends Omit<Item, 'path' | 'thirtyDayLow'> {
  readonly title: string
  readonly description: string
  readonly link: string
  /** The price that is struck through; undefined where there is none (`higherPrice`). */
  readonly mrp?: number
  readonly category: string
  readonly colour: string
  readonly fabric: string
  readonly pattern: string
}

/** A file that a catalogue elsewhere fetches once a day. */
interface Feed {
  readonly name: string
  readonly title: string
  readonly path: string
  readonly type: string
  readonly begin: (shop: PublicShop) => string
  readonly row: (row: Row, shop: PublicShop) => string
  readonly end: string
}

export const feeds: readonly Feed[] = [
  {
    name: 'google',
    // not a message: the name of a service
    title: 'Google Merchant Center',
    path: '/feeds/google.xml',
    type: 'application/xml; charset=utf-8',
    begin: googleBegin,
    row: googleItem,
    end: googleEnd,
  },
  {
    name: 'meta',
    // not a message: names of services
    title: 'Instagram, Facebook and WhatsApp',
    path: '/feeds/meta.csv',
    type: 'text/csv; charset=utf-8',
    begin: () => metaBegin,
    row: metaLine,
    end: '',
  },
]

/** Where the feeds are; with the key of a shop that not everybody may browse. */
export const feedAddresses = (origin: string, key?: string) =>
  feeds.map(({ title, path }) => {
    const url = new URL(path, origin)
    if (key !== undefined) url.searchParams.set('key', key)
    return { title, url: url.href }
  })

const mrpOf = (rupees: number | null) => (rupees === null ? {} : { mrp: rupees })

/** What the feeds say of a product, a row for each size; none of one that would be refused. */
export function rowsOf(
  product: Described,
  { origin, honestPrices }: Pick<PublicShop, 'origin' | 'honestPrices'>,
): Row[] {
  if (refusalsOf(product).length > 0) return []
  const { name, description, category, colour, fabric, pattern } = product
  return itemsOf(product).map(({ path, thirtyDayLow, ...item }) => ({
    ...item,
    // not a message: what catalogues elsewhere read
    title: item.size === '' ? name : `${name}, size ${item.size}`,
    description,
    link: new URL(path, origin).href,
    images: item.images.map((image) => new URL(image, origin).href),
    ...mrpOf(higherPrice({ ...product, price: item.price, thirtyDayLow }, honestPrices)),
    category: category?.name ?? '',
    ...{ colour, fabric, pattern },
  }))
}
