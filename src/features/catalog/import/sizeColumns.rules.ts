import { typedNumber } from '#/platform/typed/amount.rules.ts'
import { type SizeName, sizeNames } from '../rules/catalog.rules.ts'
import { m } from './messages/import.messages.ts'

/** Columns for sizes that are counted by themselves, one for each size: `stock.M`, `sku.M`. */

/** What the product form calls it. */
const formNames = {
  ...{ stock: 'quantity', sku: 'sku', barcode: 'barcode', price: 'price' },
  pictures: 'images',
} as const
export type SizeField = keyof typeof formNames
export type SizeColumn = `${SizeField}.${SizeName}`

const fields = Object.keys(formNames) as SizeField[]

export const sizeColumn = (field: SizeField, size: SizeName): SizeColumn => `${field}.${size}`

/** In the order in which exports have them. */
export const sizeColumns: readonly SizeColumn[] = fields.flatMap((field) =>
  sizeNames.map((size) => sizeColumn(field, size)),
)

export const sizeColumnsHelp: readonly { readonly key: string; readonly text: () => string }[] = [
  {
    key: 'stock.S, stock.M …',
    text: m.stockOfSizesColumn,
  },
  { key: 'sku.S, barcode.S …', text: m.codesOfSizesColumn },
  {
    key: 'price.S …',
    text: m.priceOfSizesColumn,
  },
  {
    key: 'pictures.S …',
    text: m.picturesOfSizesColumn,
  },
]

/** The cells of a row for these columns; those that the file does not have are missing. */
export type SizeCells = Readonly<Partial<Record<SizeColumn, string>>>

/** A size as the product form would send it. */
export interface ReadVariant {
  readonly size: SizeName
  readonly quantity: string
  readonly sku?: string | undefined
  readonly barcode?: string | undefined
  readonly price?: string | undefined
  /** Places among the pictures of the product, from 1, as they are written. */
  readonly pictures?: string | undefined
}

interface SizeProblem {
  readonly field: SizeColumn | 'quantity' | 'sizes' | 'enableSize'
  readonly message: string
}

/** The sizes of a row that are counted by themselves: those with a number. */
export function readVariants(cells: SizeCells): { variants: ReadVariant[]; problems: SizeProblem[] } {
  const variants: ReadVariant[] = []
  const problems: SizeProblem[] = []
  for (const size of sizeNames) {
    const of = (field: SizeField) => cells[sizeColumn(field, size)]
    const { stock: quantity = '', ...rest } = Object.fromEntries(fields.map((field) => [field, of(field)]))
    if (quantity !== '') variants.push({ size, quantity, ...rest })
    else if (Object.values(rest).some(Boolean)) {
      problems.push({
        field: sizeColumn('stock', size),
        message: m.howManyOfSize({ size }),
      })
    }
  }
  return { variants, problems }
}

const sumOf = (variants: readonly ReadVariant[]): number =>
  variants.reduce((sum, { quantity }) => sum + Math.max(0, Math.trunc(Number(typedNumber(quantity)) || 0)), 0)

/** What the other columns say of sizes, where each is counted: nothing, or the same. */
export function otherSizeProblems(
  variants: readonly ReadVariant[],
  { quantity, sizes, enableSize }: Readonly<Record<string, unknown>>,
): SizeProblem[] {
  const names = variants.map(({ size }) => size)
  const sum = sumOf(variants)
  const isOther =
    Array.isArray(sizes) && sizes.length > 0 && [...sizes].sort().join() !== [...names].sort().join()
  return [
    ...(quantity && Number(typedNumber(String(quantity))) !== sum
      ? [{ field: 'quantity' as const, message: m.sizesMake({ sum }) }]
      : []),
    ...(isOther
      ? [
          {
            field: 'sizes' as const,
            message: m.piecesOfSizes({ sizes: names.join(', ') }),
          },
        ]
      : []),
    ...(enableSize === 'false' ? [{ field: 'enableSize' as const, message: m.piecesOfSizesTrue() }] : []),
  ]
}

/** The input of a row with its sizes in it. */
export function withVariants(
  input: Readonly<Record<string, unknown>>,
  variants: readonly ReadVariant[],
): Record<string, unknown> {
  if (variants.length === 0) return { ...input, offers: variants }
  const { sizes: _sizes, enableSize: _enabled, ...rest } = input
  return { ...rest, offers: variants, quantity: String(sumOf(variants)) }
}

const columnNames: Readonly<Record<string, SizeField>> = Object.fromEntries(
  fields.map((field) => [formNames[field], field]),
)

/** The column of a field such as `offers.1.quantity`; undefined for any other. */
export function columnOfVariant(
  path: readonly PropertyKey[],
  input: Readonly<Record<string, unknown>>,
): SizeColumn | undefined {
  const [first, at, name] = path.map(String)
  const variants = input.offers as readonly ReadVariant[] | undefined
  const size = first === 'offers' ? variants?.[Number(at)]?.size : undefined
  return size && sizeColumn(columnNames[name ?? ''] ?? 'stock', size)
}

/**
 * The sizes with the pictures that their cells name by places among those of the product.
 * @param all addresses of the product's pictures
 */
export function withPicturesByPlace<
  One extends { readonly size: string; readonly images: readonly string[] },
>(
  variants: readonly One[],
  read: readonly ReadVariant[],
  all: readonly string[],
): { variants: One[]; problems: SizeProblem[] } {
  const problems: SizeProblem[] = []
  const withTheirs = variants.map((variant) => {
    const said = read.find(({ size }) => size === variant.size)
    if (said?.pictures === undefined) return variant
    const places = said.pictures.split(/[|,;\s]+/).filter(Boolean)
    const wrong = places.find((place) => !/^\d{1,2}$/.test(place) || all[Number(place) - 1] === undefined)
    if (wrong !== undefined) {
      const field = sizeColumn('pictures', said.size)
      problems.push({ field, message: m.writePlaces({ place: wrong, most: all.length }) })
    }
    return { ...variant, images: places.flatMap((place) => all[Number(place) - 1] ?? []) }
  })
  return { variants: withTheirs, problems }
}
