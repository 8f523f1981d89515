import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readXml } from '../documents/xml.fixture.ts'
import { openShop, saree } from '../products/described.fixture.ts'
import type { Described } from '../products/items.rules.ts'
import { googleFields, googleShipping, metaFields, problemsOfRow } from './feedSpecs.fixture.ts'
import { feeds, rowsOf } from './feeds.rules.ts'

const shop = openShop()

/** A feed of some products, as it is sent. */
function feedOf(name: string, products: readonly Described[], of = shop): string {
  const feed = feeds.find((one) => one.name === name)
  if (!feed) throw new Error(`There is no feed ${name}`)
  const rows = products.flatMap((product) => rowsOf(product, of)).map((row) => feed.row(row, of))
  return [feed.begin(of), ...rows, feed.end].join('')
}

/** The rows of both feeds: names of fields with their texts, none of those that are empty. */
function rowsOfGoogle(products: readonly Described[], of = shop) {
  const [channel] = readXml(feedOf('google', products, of)).children
  return (channel?.children ?? [])
    .filter(({ name }) => name === 'item')
    .map(({ children }) => ({
      fields: children.map(({ name, text }) => [name, text] as const),
      shipping: children
        .filter(({ name }) => name === 'g:shipping')
        .map((one) => one.children.map(({ name, text }) => [name, text] as const)),
    }))
}
const rowsOfMeta = (products: readonly Described[], of = shop): Record<string, string>[] =>
  parse(feedOf('meta', products, of), { columns: true })
const filled = (row: Record<string, string>) => Object.entries(row).filter(([, text]) => text !== '')

const problemsOfGoogle = (products: readonly Described[], of = shop) =>
  rowsOfGoogle(products, of).flatMap(({ fields, shipping }) => [
    ...problemsOfRow(googleFields, fields),
    ...shipping.flatMap((one) => problemsOfRow(googleShipping, one)),
  ])
const problemsOfMeta = (products: readonly Described[], of = shop) =>
  rowsOfMeta(products, of).flatMap((row) => problemsOfRow(metaFields, filled(row)))

const goods: readonly Described[] = [
  saree(),
  saree({ mrp: 6_000, quantity: 0, category: null }),
  saree({ enableSize: true, sizes: ['S', 'M', 'XXL'], gstClass: 'garment' }),
  saree({
    name: 'N'.repeat(200),
    description: 'D'.repeat(6_000),
    images: saree().images.concat(saree().images),
  }),
  saree({ colour: 'Rani Pink', fabric: 'Silk', pattern: 'Ikat', family: 'D-17' }),
  saree({
    ...{ enableSize: true, sizes: ['XS', 'Free size'] },
    variants: [
      { size: 'XS', sku: 'K-XS', barcode: '4006381333931', price: 999, quantity: 1, images: [] },
      { size: 'Free size', sku: 'K-F', price: 1_099.5, quantity: 0, images: [] },
    ],
  }),
]

describe('each feed keeps to its specification', () => {
  test.each(goods.map((product, at) => [at, product] as const))('product %i', (_at, product) => {
    expect(problemsOfGoogle([product])).toEqual([])
    expect(problemsOfMeta([product])).toEqual([])
  })

  test.each([
    openShop({ wearerGender: 'unisex', wearerAge: 'kids', name: 'S'.repeat(60), tagline: '' }),
    openShop({ processingDaysLeast: 0, processingDaysMost: 0, origin: 'http://localhost:3000' }),
  ])('in other shops', (of) => {
    expect(problemsOfGoogle(goods, of)).toEqual([])
    expect(problemsOfMeta(goods, of)).toEqual([])
  })

  test('whatever stands in names, descriptions, sizes, attributes and addresses', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        '</item>',
        ']]>',
        '&amp;',
        '"',
        '"";\r\n,=cmd()',
        '\0',
        '\u0008',
        '\ud83d',
        'साड़ी',
        ' ',
      ),
    )
    const product = fc.record({
      name: text.map((name) => `x${name}`),
      description: text.map((description) => `x${description}`),
      size: text.map((size) => `x${size}`),
      colour: text,
      family: fc.constantFrom('', 'D-17'),
      mrp: fc.option(fc.integer({ min: 1, max: 9_999_999 }).map((paise) => paise / 100)),
    })
    fc.assert(
      fc.property(product, ({ size, ...more }) => {
        const one = saree({ ...more, enableSize: true, sizes: [size, 'M'] })
        expect(problemsOfGoogle([one]).filter((problem) => !problem.startsWith('g:color'))).toEqual([])
        const [row] = rowsOfMeta([one])
        expect(Object.keys(row ?? {})).toEqual(Object.keys(metaFields))
        const title = `${one.name}, size ${size}`.toWellFormed().replaceAll('\0', '')
        expect(row?.title).toBe(title)
      }),
    )
  })
})

describe('a row', () => {
  const fieldsOf = (product: Described) => {
    const [{ fields } = { fields: [] }] = rowsOfGoogle([product])
    return Object.fromEntries(fields)
  }

  test('says the price, and beside a higher MRP what it is sold for', () => {
    expect(fieldsOf(saree())).toMatchObject({ 'g:price': '4999.50 INR' })
    expect(fieldsOf(saree())).not.toHaveProperty('g:sale_price')
    const struck = saree({ mrp: 6_000 })
    expect(fieldsOf(struck)).toMatchObject({ 'g:price': '6000.00 INR', 'g:sale_price': '4999.50 INR' })
    expect(rowsOfMeta([struck])[0]).toMatchObject({ price: '6000.00 INR', sale_price: '4999.50 INR' })
    expect(fieldsOf(saree({ mrp: 4_000 }))).toMatchObject({ 'g:price': '4999.50 INR' })
  })

  test('stands for each size, all of one group, each with its own stock and page', () => {
    const rows = rowsOfMeta([goods[5] ?? saree()])
    expect(rows.map(({ size, availability, price }) => [size, availability, price])).toEqual([
      ['XS', 'in stock', '999.00 INR'],
      ['Free size', 'out of stock', '1099.50 INR'],
    ])
    expect(new Set(rows.map(({ item_group_id: group }) => group))).toEqual(new Set([saree()._id]))
    expect(rows[1]?.link).toBe('https://zari.example/details/banarasi-silk-saree?size=Free%20size')
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
  })

  test('has the number that everybody knows it by, and says so where it has none', () => {
    const [small, free] = rowsOfMeta([goods[5] ?? saree()])
    expect([small?.gtin, free?.gtin]).toEqual(['4006381333931', ''])
    expect(fieldsOf(goods[5] ?? saree())).not.toHaveProperty('g:identifier_exists')
    expect(fieldsOf(saree())).toMatchObject({ 'g:identifier_exists': 'no' })
  })

  test('of a product that stands alone is in no group; other colours of a design are in one', () => {
    expect(fieldsOf(saree())).not.toHaveProperty('g:item_group_id')
    expect(fieldsOf(saree({ family: 'D-17' }))).toMatchObject({ 'g:item_group_id': 'D-17' })
  })

  test('shows pictures as JPEG to those who read nothing newer', () => {
    const [row] = rowsOfMeta([saree()])
    expect(row).toMatchObject({
      image_link: 'https://zari.example/media/a.1020x1440.8a1a2e/1020.jpg',
      additional_image_link: 'https://zari.example/media/b.1020x1440.8a1a2e/1020.jpg',
    })
  })

  test('says of a piece, in both, what it is, for whom, and how many are left', () => {
    const of = openShop({
      wearerGender: 'male',
      wearerAge: 'kids',
      processingDaysLeast: 2,
      processingDaysMost: 5,
    })
    const own = '/media/c.1020x1440.8a1a2e/1020.webp'
    const piece = saree({
      ...{ colour: 'Rani Pink', fabric: 'Silk', pattern: 'Ikat', enableSize: true, sizes: ['M'] },
      variants: [{ size: 'M', sku: 'K-M', price: 999, quantity: 0, images: [own, saree().images[0] ?? ''] }],
    })
    const [{ fields, shipping } = { fields: [], shipping: [] }] = rowsOfGoogle([piece], of)
    expect(Object.fromEntries(fields)).toMatchObject({
      ...{ 'g:availability': 'out_of_stock', 'g:gender': 'male', 'g:age_group': 'kids', 'g:size': 'M' },
      ...{ 'g:color': 'Rani Pink', 'g:material': 'Silk', 'g:pattern': 'Ikat', 'g:product_type': 'saree' },
      'g:image_link': `https://zari.example${own}`,
      'g:additional_image_link': `https://zari.example${saree().images[0]}`,
    })
    expect(fields.filter(([name]) => name === 'g:additional_image_link')).toHaveLength(1)
    expect(Object.fromEntries(shipping[0] ?? [])).toEqual({
      ...{ 'g:country': 'IN', 'g:price': '0.00 INR', 'g:min_handling_time': '2', 'g:max_handling_time': '5' },
    })
    expect(rowsOfMeta([piece], of)[0]).toMatchObject({
      ...{
        availability: 'out of stock',
        gender: 'male',
        age_group: 'kids',
        size: 'M',
        product_type: 'saree',
      },
      ...{ color: 'Rani Pink', material: 'Silk', pattern: 'Ikat', quantity_to_sell_on_facebook: '0' },
    })
    expect(rowsOfMeta([saree()])[0]).toMatchObject({ quantity_to_sell_on_facebook: '3', size: 'One Size' })
  })

  test('has no number of one size where several sizes share it', () => {
    const variants = [{ size: '', sku: 'K', barcode: '4006381333931', price: 999, quantity: 3, images: [] }]
    const sized = rowsOfMeta([saree({ enableSize: true, sizes: ['S', 'M'], variants })])
    expect(sized.map(({ gtin }) => gtin)).toEqual(['', ''])
    expect(rowsOfMeta([saree({ variants })])[0]?.gtin).toBe('4006381333931')
  })

  test('is missing for what would be refused', () => {
    const refused = [
      saree({ price: 0 }),
      saree({ images: [] }),
      saree({ description: ' ' }),
      saree({ images: ['/media/a.400x600.8a1a2e/400.webp'] }),
    ]
    expect(rowsOfGoogle(refused)).toEqual([])
    expect(rowsOfMeta(refused)).toEqual([])
  })
})
