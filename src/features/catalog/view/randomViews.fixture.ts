import fc from 'fast-check'
import { firstLists } from '../attributes/attributeLists.rules.ts'
import { type ShopSort, shopSorts } from '../facets/address.rules.ts'
import { facetValue } from '../facets/facetValues.rules.ts'
import { type Place, type ProductFilter, sortColumn } from '../rules/list.rules.ts'
import { shownByList } from '../rules/subjects.rules.ts'
import type { CategoryRow } from '../tables/catalog.tables.ts'
import { gstClasses } from '../taxes/gstClasses.rules.ts'
import type { Variant } from '../variants/variants.rules.ts'
import type { CatalogView } from './catalogView.ts'
import type { RankedProduct, SimpleView } from './simpleView.fixture.ts'

/** Random catalogues, changes of them, and questions to them. */

/** Few ids, prices and letters, so that products are changed, equal and alike again and again. */
export const productIds = Array.from(
  { length: 12 },
  (_, at) => `0193a000-0000-7000-8000-${String(at).padStart(12, '0')}`,
)
export const categoryIds = Array.from(
  { length: 3 },
  (_, at) => `0193c000-0000-7000-8000-${String(at).padStart(12, '0')}`,
)
const letters = ['a', 'b', 'A', 'ß', 'İ', 'ल', ' ', ' ', '\n', '"', '\u2028']
const words = fc.array(fc.constantFrom('a', 'b', 'ab', 'aba'), { minLength: 1, maxLength: 4 })
export const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...letters), maxLength: 9 }),
  // By chance alone hardly any question has the words of a name.
  words.map((some) => some.join(' ')),
)
const paise = fc.integer({ min: 0, max: 6 }).map((number) => number * 49_995)
const day = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })

export const category = (id: string): fc.Arbitrary<CategoryRow> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constantFrom('saree', 'Saree', 'Lal ल'),
    status: fc.boolean(),
    image: fc.constant(null),
    inMenu: fc.constant(null),
    menuPosition: fc.constant(null),
    menuItems: fc.constant(null),
    garments: fc.constant(null),
    words: fc.constantFrom(null, { hi: { name: 'साड़ी' } }),
    createdAt: day,
    updatedAt: day,
  })

const variant = (size: string, quantity: number): fc.Arbitrary<Variant> =>
  fc.record({
    id: fc.uuid(),
    ...{ size: fc.constant(size), quantity: fc.constant(quantity) },
    ...{ sku: text, barcode: text, images: fc.array(text, { maxLength: 1 }) },
    pricePaise: fc.option(paise),
  })

/** All sizes together, or each by itself. */
const variantsOf = (quantity: number): fc.Arbitrary<Variant[]> =>
  fc.oneof(
    variant('', quantity).map((one) => [one]),
    fc.tuple(variant('S', quantity), variant('M', 1)).map((sizes) => [...sizes]),
  )

export const product = (id: string): fc.Arbitrary<RankedProduct> =>
  fc
    .record({
      // The database lets no two have the same; one may look like the id of another.
      slug: fc.constantFrom(
        `lal-${id}`,
        `hara-${id}`,
        ...(id === productIds[2] ? productIds.slice(0, 1) : []),
      ),
      name: text,
      title: text,
      description: text,
      pricePaise: paise,
      mrpPaise: fc.option(paise),
      mrpPrinted: fc.boolean(),
      thirtyDayLows: fc.option(fc.record({ '': fc.record({ pricePaise: paise, lowPaise: paise }) })),
      video: fc.constantFrom('', '/media/video/a.272x384.2000.12451.mp4'),
      images: fc.array(text, { maxLength: 2 }),
      goesWith: fc.subarray([...productIds]),
      words: fc.option(text.map((name) => ({ hi: { name } }))),
      quantity: fc.integer({ min: 0, max: 3 }),
      enableSize: fc.boolean(),
      sizes: fc.oneof(fc.subarray(['S', 'M']), fc.array(text, { maxLength: 2 })),
      fabric: fc.constantFrom('', 'Silk', 'Cotton'),
      weave: fc.oneof(fc.constant(''), text),
      colour: fc.constantFrom('', 'Red'),
      work: fc.subarray(['Zari', 'zari work', 'Aari']),
      pattern: text,
      border: fc.constant(''),
      occasion: fc.array(text, { maxLength: 2 }),
      clothLength: fc.option(fc.integer({ min: 1, max: 5_000 })),
      blousePiece: fc.option(fc.boolean()),
      blouseLength: fc.constant(null),
      setContents: text,
      lining: fc.constant(''),
      weight: fc.option(fc.integer({ min: 1, max: 3 })),
      care: fc.constant<string[]>([]),
      marks: fc.subarray(['Silk Mark']),
      certificate: text,
      hsn: fc.oneof(fc.constantFrom('', '5007'), text),
      gstClass: fc.constantFrom(...gstClasses),
      family: fc.constantFrom('', 'LAL', 'lal', 'Hara'),
      countryOfOrigin: fc.constantFrom('India', 'Nepal', 'Sri Lanka', ''),
      sold: fc.integer({ min: 0, max: 2 }),
      rating: fc.constantFrom(0, 4_200),
      createdAt: day,
      updatedAt: day,
    })
    .chain((row) =>
      fc
        .tuple(fc.option(fc.constantFrom(...categoryIds)), variantsOf(row.quantity))
        .map(([categoryId, variants]) => ({
          ...row,
          variants,
          ...{ id, categoryId, status: true, deletedAt: null },
          category: categoryId === null ? null : { _id: categoryId, name: 'as it was called' },
        })),
    )

export type View = CatalogView | SimpleView
let versions = 0
export type Change = (view: View) => void
export const change: fc.Arbitrary<Change> = fc.oneof(
  fc
    .array(
      fc
        .constantFrom(...productIds)
        .chain((id) => fc.tuple(fc.constant(id), fc.option(product(id), { nil: undefined }))),
      { maxLength: 6 },
    )
    .map((rows) => {
      // Whatever is read after a change has another version.
      versions += 1
      const versioned = rows.map(([id, row]) => [id, row && { ...row, rowVersion: versions }] as const)
      return (view: View) => view.changes.putProducts(new Map(versioned))
    }),
  fc
    .constantFrom(...categoryIds)
    .chain((id) => fc.tuple(fc.constant(id), fc.option(category(id), { nil: undefined, freq: 9 })))
    .map(
      ([id, row]) =>
        (view: View) =>
          view.changes.putCategory(id, row),
    ),
  fc.array(fc.tuple(fc.constantFrom(...productIds), fc.nat(3), fc.nat(3))).map(
    (rows) => (view: View) =>
      view.changes.putQuantities(
        rows.map(([id, quantity, other]) => ({
          id,
          quantity,
          variants: [{ quantity }, { quantity: other }],
        })),
      ),
  ),
  fc
    .constantFrom('#b3202c', '#7a1230', '')
    .map(
      (hex) => (view: View) =>
        view.changes.putLists({ ...firstLists(), colour: [{ value: 'Red', hex, active: true }] }),
    ),
)

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
const filter: fc.Arbitrary<ProductFilter> = fc.record({
  family: maybe(fc.constantFrom('', 'Lal', 'hara', 'none')),
  category: maybe(fc.constantFrom('all', '', 'SAREE', 'lal ल', 'unknown', ...categoryIds)),
  type: maybe(text),
  q: maybe(text),
  leastPaise: maybe(paise),
  mostPaise: maybe(paise.map((one) => one + 1)),
  attributes: fc.record({
    countryOfOrigin: maybe(
      fc.constantFrom('INDIA', 'nepal', '', 'nepal,india', 'sri-lanka,peru', 'Sri Lanka', ','),
    ),
    weave: maybe(text),
    work: maybe(fc.constantFrom('zari', 'AARI,zari-work', 'nothing')),
    blousePiece: maybe(fc.constantFrom('yes', 'No', 'maybe')),
  }),
  categories: maybe(fc.constantFrom('saree', 'lal-ल', 'saree,lal-ल', 'unknown', '')),
  size: maybe(fc.constantFrom('s', 'M', 's,m', 'xxl')),
  availability: maybe(fc.constantFrom('in-stock')),
})
const place = (sort: ShopSort) =>
  fc.record({
    at: {
      paise,
      sold: fc.integer({ min: 0, max: 2 }),
      rating: fc.constantFrom(0, 4_200),
      country: fc.constantFrom('', 'india', 'nepal'),
    }[sortColumn(sort)],
    id: fc.constantFrom(...productIds),
  }) as fc.Arbitrary<Place>

export type Question = (view: View) => unknown
export const question: fc.Arbitrary<Question> = fc.oneof(
  fc
    .constantFrom(...shopSorts)
    .chain((sort) => fc.tuple(filter, fc.constant(sort), maybe(place(sort)), fc.integer({ min: 1, max: 5 })))
    .map(([wanted, sort, ...page]) => (view: View) => {
      const { json, shown, ...rest } = view.list(wanted, sort, ...page)
      return { json: json.toString(), shown: shownByList(wanted, sort, shown), ...rest }
    }),
  // Of spellings that are one value any is shown.
  filter.map(
    (wanted) => (view: View) =>
      JSON.stringify(view.facets(wanted), (key, value) => (key === 'label' ? facetValue(value) : value)),
  ),
  text.map((q) => (view: View) => view.search(q)),
  fc
    .tuple(fc.constantFrom('', 'lal-', 'hara-'), fc.constantFrom(...productIds), fc.boolean())
    .map(([slug, id, isUpper]) => `${slug}${isUpper ? id.toUpperCase() : id}`)
    .map((idOrSlug) => (view: View) => view.jsonOf(idOrSlug)),
  fc.tuple(fc.constantFrom(...productIds), fc.constantFrom('', 'Lal', 'hara'), fc.boolean()).map(
    ([id, family, isInList]) =>
      (view: View) =>
        view.coloursOf({ id, family }, isInList),
  ),
  fc.constant((view: View) => view.ids()),
  fc.constant((view: View) => view.categories()),
)
