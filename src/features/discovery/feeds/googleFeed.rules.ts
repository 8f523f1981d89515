import type { PublicShop } from '#/features/shop/shop.schema.ts'
import { XML, xmlText } from '../documents/xml.rules.ts'
import { COUNTRY, handlingDays, SHIPPING_PRICE } from '../structured/policies.rules.ts'
import type { Row } from './feeds.rules.ts'
import { first, ONE_SIZE, priceText } from './words.rules.ts'

/** Lengths in characters, and how many further pictures, as the product data specification allows. */
const most = { title: 150, description: 5_000, short: 100, type: 750, material: 200, pictures: 10 } as const

const element = (name: string, text: string): string => `<g:${name}>${xmlText(text)}</g:${name}>`
/** Nothing at all where nothing is known. */
const known = (name: string, text: string): string => (text === '' ? '' : element(name, text))

/** RSS 2.0 with the names of Google Merchant Center. */
export const googleBegin = ({ name, tagline, origin }: PublicShop): string =>
  `${XML}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${xmlText(name)}</title>\n<link>${xmlText(new URL('/', origin).href)}</link>\n<description>${xmlText(tagline || name)}</description>\n`

export const googleEnd = '</channel>\n</rss>\n'

function shipping(shop: PublicShop): string {
  const days = handlingDays(shop)
  const parts = [
    element('country', COUNTRY),
    element('price', priceText(SHIPPING_PRICE)),
    element('min_handling_time', String(days.least)),
    element('max_handling_time', String(days.most)),
  ]
  return `<g:shipping>${parts.join('')}</g:shipping>`
}

export function googleItem(row: Row, shop: PublicShop): string {
  const [picture = '', ...pictures] = row.images
  return `<item>${[
    element('id', row.id),
    element('title', first(row.title, most.title)),
    element('description', first(row.description, most.description)),
    element('link', row.link),
    element('image_link', picture),
    ...pictures.slice(0, most.pictures).map((further) => element('additional_image_link', further)),
    element('availability', row.quantity > 0 ? 'in_stock' : 'out_of_stock'),
    element('price', priceText(row.mrp ?? row.price)),
    ...(row.mrp === undefined ? [] : [element('sale_price', priceText(row.price))]),
    element('condition', 'new'),
    element('brand', first(shop.name, 70)),
    row.gtin === undefined ? element('identifier_exists', 'no') : element('gtin', row.gtin),
    known('product_type', first(row.category, most.type)),
    known('item_group_id', row.groupId ?? ''),
    element('gender', shop.wearerGender),
    element('age_group', shop.wearerAge),
    element('size', first(row.size || ONE_SIZE, most.short)),
    known('color', first(row.colour, most.short)),
    known('material', first(row.fabric, most.material)),
    known('pattern', first(row.pattern, most.short)),
    shipping(shop),
  ].join('')}</item>\n`
}
