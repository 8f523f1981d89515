import type { PublicShop } from '#/features/shop/shop.schema.ts'
import { jpegUrl } from '#/platform/media/picture.ts'
import { COUNTRY, SHIPPING_PRICE } from '../structured/policies.rules.ts'
import type { Row } from './feeds.rules.ts'
import { first, ONE_SIZE, priceText } from './words.rules.ts'

const most = { title: 200, description: 9_999, short: 200, pictures: 20 } as const

/** The columns, with what a row says in each: empty where nothing is known. Meta reads no WebP. */
const columns: Readonly<Record<string, (row: Row, shop: PublicShop) => string>> = {
  id: ({ id }) => id,
  title: ({ title }) => first(title, most.title),
  description: ({ description }) => first(description, most.description),
  availability: ({ quantity }) => (quantity > 0 ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: ({ mrp, price }) => priceText(mrp ?? price),
  sale_price: ({ mrp, price }) => (mrp === undefined ? '' : priceText(price)),
  link: ({ link }) => link,
  image_link: ({ images: [picture = ''] }) => jpeg(picture),
  additional_image_link: ({ images: [, ...pictures] }) =>
    pictures.slice(0, most.pictures).map(jpeg).join(','),
  brand: (_row, { name }) => first(name, 100),
  gtin: ({ gtin = '' }) => gtin,
  quantity_to_sell_on_facebook: ({ quantity }) => String(quantity),
  item_group_id: ({ groupId = '' }) => groupId,
  gender: (_row, { wearerGender }) => wearerGender,
  age_group: (_row, { wearerAge }) => wearerAge,
  color: ({ colour }) => first(colour, most.short),
  size: ({ size }) => first(size || ONE_SIZE, most.short),
  material: ({ fabric }) => first(fabric, most.short),
  pattern: ({ pattern }) => first(pattern, 100),
  product_type: ({ category }) => category,
  shipping: () => `${COUNTRY}::Standard:${priceText(SHIPPING_PRICE)}`,
}

const jpeg = (picture: string): string => jpegUrl(picture) ?? picture

/** In quotes, so that whatever a name holds is text; characters that no text has are left out. */
function cell(text: string): string {
  const possible = text.toWellFormed().replaceAll('\0', '')
  // guard: csv-escaped
  return `"${possible.replaceAll('"', '""')}"`
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** CSV as Meta's catalogues read it (RFC 4180). */
export const metaBegin = `${Object.keys(columns).join(',')}\r\n`

export const metaLine = (row: Row, shop: PublicShop): string =>
  line(Object.values(columns).map((say) => say(row, shop)))
