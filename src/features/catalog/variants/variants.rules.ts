/** What can be bought of a product: each size with its own number of pieces, or all of it under the size ''. */
export interface VariantFields {
  readonly size: string
  readonly sku: string
  readonly barcode: string
  /** Null: the product's. */
  readonly pricePaise: number | null
  /** Its own among the pictures of the product, in their order; none: all of them. */
  readonly images: readonly string[]
  readonly pieces: number
}

/** What a form says of one; what it leaves out stays. */
export interface TypedVariant {
  readonly size: string
  readonly sku?: string | undefined
  readonly barcode?: string | undefined
  readonly pricePaise?: number | null | undefined
  readonly images?: readonly string[] | undefined
  /** Pieces there were when the form was opened, and pieces as they were counted: what was sold meanwhile stays sold. */
  readonly piecesWas?: number | undefined
  readonly pieces?: number | undefined
}

/** What a form says of all of them. */
export interface TypedVariants {
  /** One for each size that counts by itself; none: one number for all sizes. Left out: as it is. */
  readonly variants?: readonly TypedVariant[] | undefined
  /** Where one number is for all sizes. */
  readonly sku?: string | undefined
  readonly barcode?: string | undefined
}

export const countsSizes = (variants: readonly { readonly size: string }[]): boolean =>
  variants.some(({ size }) => size !== '')

export const piecesOf = (variants: readonly { readonly pieces: number }[]): number =>
  variants.reduce((sum, { pieces }) => sum + pieces, 0)

const nothing = { sku: '', barcode: '', pricePaise: null, images: [], pieces: 0 }

/** How many pieces there are of a variant after an update, of those that there are and what is typed. */
export type Count = (stored: number, typed: Pick<TypedVariant, 'pieces' | 'piecesWas'>) => number

export interface AfterForm {
  /** The sizes that the product has then. */
  readonly sizes: readonly string[]
  /** Pieces where one number is for all. */
  readonly pieces: number
  readonly count: Count
}

/** What can be bought after a form. */
export function variantsAfter(
  stored: readonly VariantFields[],
  { variants, ...shared }: TypedVariants,
  { sizes, pieces, count }: AfterForm,
): VariantFields[] {
  const find = (size: string) => stored.find((variant) => variant.size === size)
  if (variants && variants.length > 0) {
    return variants.map(({ size, sku, barcode, pricePaise, images, ...typed }) => {
      const before = find(size) ?? nothing
      return {
        size,
        sku: sku ?? before.sku,
        barcode: barcode ?? before.barcode,
        pricePaise: pricePaise === undefined ? before.pricePaise : pricePaise,
        images: images ?? before.images,
        pieces: count(before.pieces, typed),
      }
    })
  }
  if (variants === undefined && countsSizes(stored) && sizes.length > 0) {
    return sizes.map((size) => find(size) ?? { size, ...nothing })
  }
  const { sku, barcode } = find('') ?? nothing
  const codes = { sku: shared.sku ?? sku, barcode: shared.barcode ?? barcode }
  return [{ size: '', ...codes, pricePaise: null, images: [], pieces }]
}

/** A variant as a text with its fields in this order, whoever made it; types refuse a field that is left out. */
const asText = ({ size, sku, barcode, pricePaise, images, pieces }: VariantFields): string =>
  JSON.stringify({ size, sku, barcode, pricePaise, images, pieces } satisfies VariantFields)

/** Whether two lists have the same variants in the same order. */
export const areSameVariants = (some: readonly VariantFields[], others: readonly VariantFields[]): boolean =>
  some.map(asText).join('\n') === others.map(asText).join('\n')

const withoutPieces = (variants: readonly VariantFields[]): VariantFields[] =>
  variants.map((variant) => ({ ...variant, pieces: 0 }))

/** Whether only pieces differ. */
export const onlyPiecesDiffer = (some: readonly VariantFields[], others: readonly VariantFields[]): boolean =>
  areSameVariants(withoutPieces(some), withoutPieces(others))

/** What the database makes of a product that is added. */
export const firstVariants: readonly VariantFields[] = [{ size: '', ...nothing }]

/** Two that are the same but for capital letters are one to whoever searches for it. */
export const skuKey = (sku: string): string => sku.toLowerCase()

/** What can be bought of a product, as it is offered and counted now. */
export interface Variant {
  readonly id: string
  /** Empty where there are no sizes, or all share one number. */
  readonly size: string
  readonly sku: string
  readonly barcode: string
  /** Null: that of the product. */
  readonly pricePaise: number | null
  /** Empty: those of the product. */
  readonly images: readonly string[]
  /** Pieces in stock. */
  readonly quantity: number
}

/** The one that is bought in a size: that size where each is counted, else what all sizes share. */
export const variantOf = <One extends { readonly size: string }>(
  variants: readonly One[],
  size: string,
): One | undefined =>
  variants.find((variant) => variant.size === size) ?? variants.find((variant) => variant.size === '')

/** In the own pictures of a size: the next of the new pictures of its product, the first with 1. */
export const newPicture = (place: number): string => `new:${place}`

/**
 * The own pictures of each size once it is known which pictures the product has: some of those, in their order. One that the
 * product does not have (any more) is left out. @param added addresses of the new pictures
 */
export const withOwnPictures = <One extends Pick<VariantFields, 'images'>>(
  variants: readonly One[],
  all: readonly string[],
  added: readonly string[] = [],
): One[] => {
  const named = new Map(added.map((url, at) => [newPicture(at + 1), url]))
  return variants.map((variant) => {
    const own = new Set(variant.images.map((name) => named.get(name) ?? name))
    return { ...variant, images: all.filter((url) => own.has(url)) }
  })
}

/** The pictures of a size: its own first, then the other ones of its product. */
export const picturesOf = (own: readonly string[], all: readonly string[]): readonly string[] =>
  own.length > 0 ? [...new Set([...own, ...all])] : all

/** Whether not all of them cost the same; then the price of the product is the lowest. */
export const pricesDiffer = (variants: readonly { readonly price: number }[]): boolean =>
  variants.some(({ price }) => price !== variants[0]?.price)

/** The same variants and the price of their product, which is the lowest of them: it is what lists sort by and cards say. */
export function lowestPriced<One extends Pick<VariantFields, 'pricePaise'>>(
  basePaise: number,
  variants: readonly One[],
): { readonly pricePaise: number; readonly variants: One[] } {
  const paise = variants.map(({ pricePaise }) => pricePaise ?? basePaise)
  const lowest = Math.min(...paise)
  return {
    pricePaise: lowest,
    variants: variants.map((variant, at) => ({
      ...variant,
      pricePaise: paise[at] === lowest ? null : (paise[at] ?? null),
    })),
  }
}
