import type { ShopSort } from '../facets/address.rules.ts'
import { stockBadge } from './catalog.rules.ts'
import { isEveryCategory } from './categoryName.rules.ts'
import { choicesIn, hasPrice, type ProductFilter, sortColumn } from './list.rules.ts'
import { familyKey } from './productForm.rules.ts'

/**
 * What answers show of the catalogue and what changes of it concern, by the words that both use: `product:ID` is all that is
 * said of a product, `look:ID` what pages show of it. A list ends with its products, and when others may come into it:
 * `shelves` when one comes, goes or moves, `prices` where it is by price, `details` where it is by words or attributes,
 * `availability` where it is by what can be bought, `ranks` by how products do; each of all categories or, `shelves:saree`, of one. What
 * stands beside a product of the other colours of its design is `family:CODE`, so that it ends with each of them.
 */
type Aspect = 'shelves' | 'prices' | 'details' | 'availability' | 'ranks'

/** A list with more products names none of them. */
const MOST_NAMED = 100

/** Which products stand in an answer; categories and variants have no second id. Quotes within texts are escaped. */
const idsIn = (json: string): string[] => [
  ...new Set([...json.matchAll(/"_id":"([\w-]{1,64})","id":/g)].map(([, id = '']) => id)),
]

const familyWord = (family: string): string => `family:${encodeURIComponent(familyKey(family))}`

/** The families of the products in an answer. */
const familiesIn = (json: string): string[] => [
  ...new Set([...json.matchAll(/"family":("(?:[^"\\]|\\.)+")/g)].map(([, text = '']) => JSON.parse(text))),
]

/** Products of an answer by their ids, and the families that they are of. */
export interface ShownProducts {
  readonly ids: readonly string[]
  readonly families: readonly string[]
}

/** Those that stand in an answer. */
export const productsIn = (json: string): ShownProducts => ({ ids: idsIn(json), families: familiesIn(json) })

const wordsOf = ({ ids, families }: ShownProducts): string[] => [
  ...ids.map((id) => `product:${id}`),
  ...new Set(families.map(familyWord)),
]

export const shownByProduct = (json: string): string[] => [
  'categories',
  ...wordsOf({ ids: idsIn(json).slice(0, 1), families: familiesIn(json) }),
]

/** Products that somebody chose, shown or not: one that comes back on sale is shown again. */
export const shownByChosen = (ids: readonly string[], json: string): string[] => [
  'categories',
  ...wordsOf({ ids, families: familiesIn(json) }),
]

/** Categories are asked for by name or id, in any letters; the word goes into a header. */
const within = (aspect: Aspect, category: string | undefined): string =>
  category === undefined || isEveryCategory(category)
    ? aspect
    : `${aspect}:${encodeURIComponent(category.toLowerCase())}`

/** @param categories where its products are from; undefined among them for the whole shop */
export function shownByList(
  filter: ProductFilter,
  sort: ShopSort,
  shown: ShownProducts,
  categories: readonly (string | undefined)[] = [filter.category],
): string[] {
  if (shown.ids.length > MOST_NAMED) return ['categories', 'products', 'stock']
  const { family, type, q, attributes = {} } = filter
  const column = sortColumn(sort)
  const isByPrice = hasPrice(filter) || (sort !== 'none' && column === 'paise')
  const isByWords = [type, q, ...Object.values(attributes)].some((value) => value !== undefined)
  const isByStock = choicesIn(filter).some(({ key }) => key === 'size' || key === 'availability')
  const aspects: Aspect[] = [
    'shelves',
    ...(isByPrice ? ['prices' as const] : []),
    ...(isByWords || isByStock || column === 'country' ? ['details' as const] : []),
    ...(isByStock ? ['availability' as const] : []),
    ...(column === 'sold' || column === 'rating' ? ['ranks' as const] : []),
  ]
  const families = [...shown.families, ...(family ? [family] : [])]
  return [
    'categories',
    ...categories.flatMap((category) => aspects.map((aspect) => within(aspect, category))),
    ...wordsOf({ ...shown, families }),
  ]
}

/** Products that were put together: by a rule, of which the first `most` in a sort may count alone, or one by one. */
export type Gathered =
  | {
      readonly filter: ProductFilter
      readonly sort: ShopSort
      readonly most?: number | undefined
      /** Ids of those that stand before the others, where the rule holds them. */
      readonly first?: readonly string[]
    }
  | { readonly ids: readonly string[] }

/**
 * What a page of products that were put together shows, narrowed by `filter`. Of a short list each is named, on sale or not: nothing
 * else comes into it.
 * @param categories the ids of those that the rule is about; undefined for the whole shop
 */
export function shownBySelection(
  of: Gathered,
  categories: readonly string[] | undefined,
  { filter, sort, shown }: { filter: ProductFilter; sort: ShopSort; shown: ShownProducts },
): string[] {
  const within = categories ?? [undefined]
  if (!('ids' in of)) {
    const byRule = shownByList(of.filter, of.sort, shown, within)
    return [...new Set([...byRule, ...shownByList(filter, sort, shown, within)])]
  }
  if (of.ids.length > MOST_NAMED) return shownByList(filter, sort, shown)
  // guard: chosen-products-named
  const named = wordsOf({ ...shown, ids: [...of.ids] })
  const isByRank = sortColumn(sort) === 'sold' || sortColumn(sort) === 'rating'
  return ['categories', ...named, ...(isByRank ? ['ranks'] : [])]
}

/** What a text finds is by words; `isByPrice` where it names a price as well. */
export const shownByResults = (
  filter: ProductFilter,
  sort: ShopSort | undefined,
  shown: ShownProducts,
  isByPrice: boolean,
): string[] => [...shownByList({ ...filter, q: '' }, sort ?? 'none', shown), ...(isByPrice ? ['prices'] : [])]

/** Facets count by all that there is to choose by. */
export const shownByFacets = ({ category }: ProductFilter): string[] => [
  'categories',
  ...(['shelves', 'prices', 'details', 'availability', 'ranks'] as const).map((aspect) =>
    within(aspect, category),
  ),
]

/** What a page shows of what an answer says: of the stock no more than its badge. */
export const shownOnPage = (subject: string): string =>
  // guard: page-shows-badge
  subject === 'stock' ? 'looks' : subject.replace(/^product:/, 'look:')

/** A product as the API answers it; undefined while it is not on sale. */
type Shown = string | undefined

interface ShownProduct {
  readonly name: string
  /** In further languages; left out for nothing. */
  readonly words?: object
  readonly images: readonly string[]
  readonly family: string
  readonly colour: string
  readonly quantity: number
  readonly price: number
  readonly variants: readonly { readonly quantity: number }[]
  readonly category: { readonly _id: string; readonly name: string } | null
}

const parse = (json: Shown): ShownProduct | undefined => (json === undefined ? undefined : JSON.parse(json))

/** What is said of other products concerns their families. */
const others = { colours: undefined, moreColours: undefined }

const isSame = (one: ShownProduct, other: ShownProduct, besides: object): boolean =>
  JSON.stringify({ ...one, ...others, ...besides }) === JSON.stringify({ ...other, ...others, ...besides })

/** The same with no pieces, to see what else changed. */
const withoutStock = (product: ShownProduct): ShownProduct => ({
  ...product,
  quantity: 0,
  variants: product.variants.map((variant) => ({ ...variant, quantity: 0 })),
})

/** What pages show of the stock: badges, of the product and of each size. */
const badgesOf = ({ quantity, variants }: ShownProduct): string =>
  JSON.stringify([quantity, ...variants.map((variant) => variant.quantity)].map(stockBadge))

/** Of all that is said of a product, what neither binds the shop nor says that it may be bought. */
const harmless = { title: '', description: '', images: [] }

/** Whether pages may show for a moment longer what was so before: prices, names, sizes and what is not on sale they may not. */
export function isHarmless(before: Shown, after: Shown): boolean {
  const [was, is] = [parse(before), parse(after)]
  // guard: harmless-change
  return was !== undefined && is !== undefined && isSame(withoutStock(was), withoutStock(is), harmless)
}

/** What a change of one product concerns. */
export function changedByProduct(id: string, before: Shown, after: Shown): string[] {
  if (before === after) return []
  const [was, is] = [parse(before), parse(after)]
  const product = `product:${id}`
  const families = changedFamilies(was, is)
  if (was && is && isSame(withoutStock(was), withoutStock(is), {})) {
    const hasBadgeChanged = badgesOf(was) !== badgesOf(is)
    return [
      ...[product, 'stock', ...(hasBadgeChanged ? [`look:${id}`, 'looks'] : [])],
      ...everywhere(availabilityOf(was, is), was, is),
      ...families,
    ]
  }
  return [product, `look:${id}`, 'products', ...everywhere(aspectsOf(was, is), was, is), ...families]
}

/** What a change of how a product does concerns. */
export const changedByRank = (after: Shown): string[] => {
  const is = parse(after)
  return is ? everywhere(['ranks'], is, is) : []
}

function everywhere(aspects: readonly Aspect[], was: ShownProduct | undefined, is: ShownProduct | undefined) {
  const categories = [was?.category, is?.category].flatMap((category) =>
    category ? [category._id, category.name] : [],
  )
  const words = aspects.flatMap((aspect) => [aspect, ...categories.map((name) => within(aspect, name))])
  return [...new Set(words)]
}

/** The families whose other products show something else of this one now. */
function changedFamilies(was: ShownProduct | undefined, is: ShownProduct | undefined): string[] {
  const face = (product: ShownProduct | undefined) =>
    product && [
      product.family,
      product.name,
      product.words,
      product.images[0],
      product.price,
      product.quantity <= 0,
      product.colour,
    ]
  // guard: family-ends-together
  if (JSON.stringify(face(was)) === JSON.stringify(face(is))) return []
  const families = [was?.family, is?.family].filter((family) => family)
  return [...new Set(families.map((family) => familyWord(family ?? '')))]
}

/** Whether there are any pieces, and of which sizes. */
const inStock = ({ quantity, variants }: ShownProduct): string =>
  JSON.stringify([quantity > 0, ...variants.map((variant) => variant.quantity > 0)])

// guard: list-by-size-ends
const availabilityOf = (was: ShownProduct, is: ShownProduct): Aspect[] =>
  inStock(was) === inStock(is) ? [] : ['availability']

const withoutPrices = (product: ShownProduct): ShownProduct => ({
  ...withoutStock(product),
  price: 0,
  variants: product.variants.map((variant) => ({ ...variant, quantity: 0, price: 0 })),
})

function aspectsOf(was: ShownProduct | undefined, is: ShownProduct | undefined): Aspect[] {
  if (!was || !is || was.category?._id !== is.category?._id) return ['shelves']
  return [
    ...availabilityOf(was, is),
    ...(was.price === is.price ? [] : ['prices' as const]),
    ...(isSame(withoutPrices(was), withoutPrices(is), {}) ? [] : ['details' as const]),
  ]
}
