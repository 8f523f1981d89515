import { pictureOf } from '#/platform/media/picture.ts'
import type { Product } from '../catalog.schema.ts'
import type { CatalogView } from '../catalogView.ts'
import type { ProductFilter } from '../list.rules.ts'
import { labOf } from './colours.rules.ts'
import { alike, type Compared, goingWith } from './related.rules.ts'
import type { Related } from './related.schema.ts'

/** Products of one question that are looked at more closely; the best sellers of it. */
const MOST_COMPARED = 24
/** Kinds that something that goes with it is sought in. */
const MOST_KINDS = 6

/** A product with what it is compared by. The main colour of a picture stands in its address. */
const compared = (product: Product): Compared & { readonly product: Product } => ({
  _id: product._id,
  family: product.family,
  categoryId: product.category?._id ?? '',
  quantity: product.quantity,
  fabric: product.fabric,
  weave: product.weave,
  pattern: product.pattern,
  colour: product.colour,
  palette: product.images.flatMap((url) => {
    const color = pictureOf(url)?.color
    return color ? [labOf(color)] : []
  }),
  product,
})

/** A comma in a value would mean two of them. */
const single = (value: string): string | undefined => (value && !value.includes(',') ? value : undefined)

/**
 * What stands beside a product: a handful of questions to the catalogue in memory, the same whoever asks. Undefined for a product
 * that is not on sale.
 */
export function relatedTo(view: CatalogView, idOrSlug: string): Related | undefined {
  const found = view.find(idOrSlug)
  if (!found) return undefined
  const product = compared(found)
  const ask = (filter: ProductFilter) => {
    const products: Product[] = JSON.parse(view.list(filter, 'bestSeller', undefined, MOST_COMPARED).json)
    return products.map(compared)
  }
  const category = product.categoryId || undefined
  const [weave, fabric, colour] = [single(found.weave), single(found.fabric), single(found.colour)]
  const like = [
    ...(weave ? ask({ category, attributes: { weave } }) : []),
    ...(fabric ? ask({ category, attributes: { fabric } }) : []),
    ...ask({ category }),
  ]
  const others = view
    .categories()
    .filter(({ id }) => id !== product.categoryId)
    .slice(0, MOST_KINDS)
  const matching = others.flatMap(({ id }) => [
    ...(colour ? ask({ category: id, attributes: { colour } }) : []),
    ...ask({ category: id }),
  ])
  const shown = (pieces: readonly ReturnType<typeof compared>[]) => pieces.map(({ product }) => product)
  return { alike: shown(alike(product, like)), goingWith: shown(goingWith(product, matching)) }
}
