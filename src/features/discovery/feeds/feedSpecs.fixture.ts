/**
 * What catalogues elsewhere ask of each field, as data: Google's "Product data specification"
 * (support.google.com/merchants/answer/7052112, clothes: 6324479, 6324463, 6324507) and Meta's "Catalog fields"
 * (developers.facebook.com/docs/commerce-platform/catalog/fields). A field that stands nowhere here is refused.
 */
export interface FieldDemand {
  /** Whether every row has it; `clothes` are all that the shop sells. */
  readonly required?: true
  readonly pattern?: RegExp
  /** Characters. */
  readonly most?: number
  /** How often a row may have it; once unless said. */
  readonly times?: number
}

const price = /^\d+\.\d{2} INR$/
const address = /^https?:\/\/[!-~]+$/
const gender = /^(male|female|unisex)$/
const ageGroup = /^(newborn|infant|toddler|kids|adult)$/

export const googleFields: Readonly<Record<string, FieldDemand>> = {
  'g:id': { required: true, most: 50, pattern: /^[\w-]+$/ },
  'g:title': { required: true, most: 150, pattern: /\S/ },
  'g:description': { required: true, most: 5_000, pattern: /\S/ },
  'g:link': { required: true, most: 2_000, pattern: address },
  'g:image_link': { required: true, most: 2_000, pattern: address },
  'g:additional_image_link': { times: 10, most: 2_000, pattern: address },
  'g:availability': { required: true, pattern: /^(in_stock|out_of_stock|preorder|backorder)$/ },
  'g:price': { required: true, pattern: price },
  'g:sale_price': { pattern: price },
  'g:condition': { pattern: /^(new|refurbished|used)$/ },
  'g:brand': { required: true, most: 70, pattern: /\S/ },
  'g:gtin': { pattern: /^\d{8,14}$/ },
  'g:identifier_exists': { pattern: /^(yes|no)$/ },
  'g:product_type': { most: 750 },
  'g:item_group_id': { most: 50, pattern: /\S/ },
  'g:gender': { required: true, pattern: gender },
  'g:age_group': { required: true, pattern: ageGroup },
  'g:size': { required: true, most: 100, pattern: /\S/ },
  'g:color': { most: 100, pattern: /\S/ },
  'g:material': { most: 200, pattern: /\S/ },
  'g:pattern': { most: 100, pattern: /\S/ },
  'g:shipping': { required: true },
}

export const googleShipping: Readonly<Record<string, FieldDemand>> = {
  'g:country': { required: true, pattern: /^[A-Z]{2}$/ },
  'g:price': { required: true, pattern: price },
  'g:min_handling_time': { pattern: /^\d+$/ },
  'g:max_handling_time': { pattern: /^\d+$/ },
}

/** Empty cells are fields that a row does not have. */
export const metaFields: Readonly<Record<string, FieldDemand>> = {
  id: { required: true, most: 100, pattern: /^[\w-]+$/ },
  title: { required: true, most: 200, pattern: /\S/ },
  description: { required: true, most: 9_999, pattern: /\S/ },
  availability: { required: true, pattern: /^(in stock|out of stock)$/ },
  condition: { required: true, pattern: /^(new|refurbished|used)$/ },
  price: { required: true, pattern: price },
  sale_price: { pattern: price },
  link: { required: true, pattern: address },
  image_link: { required: true, pattern: /^https?:\/\/[!-~]+\.(jpg|png|gif)$/ },
  additional_image_link: { most: 2_000, pattern: /^(https?:\/\/[!-+.-~]+(,|$))+$/ },
  brand: { required: true, most: 100, pattern: /\S/ },
  gtin: { pattern: /^\d{8,14}$/ },
  quantity_to_sell_on_facebook: { pattern: /^\d+$/ },
  item_group_id: { most: 100, pattern: /\S/ },
  gender: { required: true, pattern: gender },
  age_group: { required: true, pattern: ageGroup },
  color: { most: 200, pattern: /\S/ },
  size: { required: true, most: 200, pattern: /\S/ },
  material: { most: 200, pattern: /\S/ },
  pattern: { most: 100, pattern: /\S/ },
  product_type: { most: 750 },
  shipping: { required: true, pattern: /^[A-Z]{2}:[^:]*:[^:]*:\d+\.\d{2} INR$/ },
}

/** Whatever a catalogue would find fault with in the fields of one row; empty when all is well. */
export function problemsOfRow(
  demands: Readonly<Record<string, FieldDemand>>,
  fields: readonly (readonly [name: string, text: string])[],
): string[] {
  const of = (name: string) => fields.filter(([field]) => field === name).map(([, text]) => text)
  return [
    ...fields.filter(([name]) => !(name in demands)).map(([name]) => `${name} has no place here`),
    ...Object.entries(demands).flatMap(([name, { required, pattern, most = Infinity, times = 1 }]) => {
      const texts = of(name)
      return [
        ...(required && texts.length === 0 ? [`${name} is required`] : []),
        ...(texts.length > times ? [`${name} stands there ${texts.length} times`] : []),
        ...texts.flatMap((text) => [
          ...(text.length > most ? [`${name} is too long`] : []),
          ...(pattern && !pattern.test(text) ? [`${name}: ${text}`] : []),
        ]),
      ]
    }),
  ]
}
