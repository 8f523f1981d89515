import type { Db } from '#/platform/db/database.ts'
import { pictureOf } from '#/platform/media/picture.ts'
import type { ProductFilter } from '../rules/list.rules.ts'
import type { Product } from '../schema/catalog.schema.ts'
import type { CatalogView } from '../view/catalogView.ts'
import { paletteText, shadesOf } from './palette.rules.ts'
import { palettesOf } from './palettes.store.ts'
import { alike, type Compared, chosenFirst, goingWith } from './related.rules.ts'
import type { Related } from './related.schema.ts'

/** Products of one question that are looked at more closely; the best sellers of it. */
const MOST_COMPARED = 60
/** The same of another kind. */
const MOST_OF_A_KIND = 24
/** Kinds that something that goes with it is sought in. */
const MOST_KINDS = 6

type Candidate = Compared & { readonly product: Product }

/** Until somebody has looked at a picture its main colour is known, which stands in its address. */
function mainColour({ images: [first = ''] }: Product): string {
  const color = pictureOf(first)?.color
  return color ? paletteText([{ color: color.slice(1), share: 1 }]) : ''
}

/** A product with what it is compared by. */
const compared = (product: Product, palette: string | undefined): Candidate => ({
  _id: product._id,
  family: product.family,
  categoryId: product.category?._id ?? '',
  quantity: product.quantity,
  fabric: product.fabric,
  weave: product.weave,
  pattern: product.pattern,
  colour: product.colour,
  price: product.price,
  palette: shadesOf(palette || mainColour(product)),
  product,
})

/** A comma in a value would mean two of them. */
const single = (value: string): string | undefined => (value && !value.includes(',') ? value : undefined)

/**
 * What stands beside a product: a handful of questions to the catalogue in memory and one for the palettes of what they found, the
 * same whoever asks. Undefined for a product that is not on sale.
 */
export async function relatedTo(db: Db, view: CatalogView, idOrSlug: string): Promise<Related | undefined> {
  const product = view.find(idOrSlug)
  if (!product) return undefined
  const ask = (filter: ProductFilter, most: number): Product[] =>
    JSON.parse(view.list(filter, 'bestSeller', undefined, most).json.toString())
  const category = product.category?._id
  const traits = (['weave', 'fabric', 'colour'] as const).flatMap((key) => {
    const value = single(product[key])
    return value ? [{ [key]: value }] : []
  })
  const like = [
    ...traits.flatMap((attributes) => ask({ category, attributes }, MOST_COMPARED)),
    ...ask({ category }, MOST_COMPARED),
  ]
  const colour = single(product.colour)
  const matching = view
    .categories()
    .filter(({ id }) => id !== category)
    .slice(0, MOST_KINDS)
    .flatMap(({ id }) => [
      ...(colour ? ask({ category: id, attributes: { colour } }, MOST_OF_A_KIND) : []),
      ...ask({ category: id }, MOST_OF_A_KIND),
    ])
  const all = new Map([product, ...like, ...matching].map((one) => [one._id, one]))
  const palettes = await palettesOf(db, [...all.keys()])
  const known = new Map([...all].map(([id, one]) => [id, compared(one, palettes.get(id))]))
  const own = compared(product, palettes.get(product._id))
  const of = (some: readonly Product[]) => some.flatMap(({ _id }) => known.get(_id) ?? [])
  const shown = (some: readonly Candidate[]) => some.map(({ product }) => product)
  const chosen = (product.goesWith ?? []).flatMap((id) => view.find(id) ?? [])
  return {
    alike: shown(alike(own, of(like))),
    ...chosenFirst(chosen, shown(goingWith(own, of(matching)))),
  }
}
