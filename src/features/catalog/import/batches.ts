import type { Db } from '#/platform/db/database.ts'
import type { AttributeLists } from '../attributeLists.rules.ts'
import { holdLists, readLists } from '../attributeLists.store.ts'
import { categoryFormSchema } from '../catalog.schema.ts'
import type { ProductRow } from '../catalog.tables.ts'
import { lockSkus, offersOf, type UsedSku, usedSkus } from '../offers.store.ts'
import { type Offer, skuKey } from '../variants/variants.rules.ts'
import type { ReadRow } from './cells.rules.ts'
import { categoryKey } from './import.rules.ts'
import { categoryIds, productsBySlug } from './import.store.ts'
import type { NamedPictures } from './pictures.ts'
import type { ReadOffer } from './sizeColumns.rules.ts'
import { type FoundPicture, type Validation, validate } from './validateRow.ts'

export interface FileRow {
  readonly read: ReadRow
  /** The row that had this slug before. */
  readonly firstRow: number | undefined
  /** Rows of other products that had one of its SKUs before. */
  readonly skuRows: ReadonlyMap<string, number>
}

export interface FileBatch {
  readonly rows: readonly FileRow[]
  /** How many rows of the file come before. */
  readonly position: number
}

/** The SKUs of a row, as `skuKey` makes them. */
function skusIn({ input }: ReadRow): string[] {
  const offers = (input.offers ?? []) as readonly ReadOffer[]
  return [input.sku, ...offers.map(({ sku }) => sku)].flatMap((sku) =>
    typeof sku === 'string' && sku !== '' ? [skuKey(sku)] : [],
  )
}

/** The rows in batches, each with the row that had its slug before; those before `from` are only looked at. */
export async function* batchesOf(
  rows: AsyncIterable<ReadRow>,
  size: number,
  from = 0,
): AsyncGenerator<FileBatch> {
  const firstRows = new Map<string, number>()
  const firstSkus = new Map<string, Pick<ReadRow, 'slug' | 'row'>>()
  let batch: FileRow[] = []
  let seen = 0
  for await (const read of rows) {
    const firstRow = firstRows.get(read.slug)
    if (firstRow === undefined && read.slug !== '') firstRows.set(read.slug, read.row)
    seen += 1
    const skuRows = new Map<string, number>()
    for (const sku of skusIn(read)) {
      const before = firstSkus.get(sku)
      if (before === undefined) firstSkus.set(sku, read)
      else if (before.slug !== read.slug) skuRows.set(sku, before.row)
    }
    if (seen <= from) continue
    batch.push({ read, firstRow, skuRows })
    if (batch.length === size) {
      yield { rows: batch, position: seen - batch.length }
      batch = []
    }
  }
  if (batch.length > 0) yield { rows: batch, position: seen - batch.length }
}

/** What the rows of a batch are judged against. */
export interface ImportContext {
  readonly lists: AttributeLists
  readonly categories: ReadonlyMap<string, string>
  readonly products: ReadonlyMap<string, ProductRow>
  /** What can be bought, by ids of products. */
  readonly offers: ReadonlyMap<string, readonly Offer[]>
  readonly skus: ReadonlyMap<string, UsedSku>
}

/** The same few statements, however many rows. In a transaction with `lock` nobody changes the products until it ends. */
export async function importContextOf(
  db: Db,
  rows: readonly FileRow[],
  lock = false,
): Promise<ImportContext> {
  // Before any product, as whoever renames a value does: they wait for each other and never in a circle.
  if (lock) await holdLists(db)
  const lists = await readLists(db)
  const categories = await categoryIds(db)
  const slugs = rows.map(({ read }) => read.slug).filter((slug) => slug !== '')
  const products = await productsBySlug(db, slugs, lock)
  const ids = [...products.values()].map(({ id }) => id)
  const wanted = rows.flatMap(({ read }) => skusIn(read))
  if (lock && wanted.length > 0) await lockSkus(db)
  const [offers, used] = [await offersOf(db, ids), await usedSkus(db, wanted, [])]
  return {
    lists,
    categories,
    products,
    offers,
    skus: new Map(used.map((one) => [skuKey(one.sku), one])),
  }
}

export type LookedAt = Map<string, FoundPicture>

/** Looks at the pictures that the rows name, one after the other: each may be large. */
export async function lookAtPictures(
  rows: readonly FileRow[],
  pictures: NamedPictures,
  onEach: () => Promise<void> = async () => undefined,
): Promise<LookedAt> {
  const found: LookedAt = new Map()
  for (const { read } of rows) {
    for (const name of read.pictures ?? []) {
      if (found.has(name)) continue
      found.set(name, await pictures.look(name))
      await onEach()
    }
  }
  return found
}

/** Stands for a category that the import will make. */
const TO_BE_MADE = '00000000-0000-0000-0000-000000000000'

export function validateRow(
  { read, firstRow, skuRows }: FileRow,
  { categories, products, lists, offers, skus }: ImportContext,
  pictures: LookedAt,
  createCategories = false,
): Validation {
  const current = products.get(read.slug)
  return validate(read, {
    lists,
    current,
    firstRow,
    offers: (current && offers.get(current.id)) ?? [],
    skuOf: (sku) => skus.get(skuKey(sku)),
    skuRowOf: (sku) => skuRows.get(skuKey(sku)),
    pictureOf: (name) => pictures.get(name),
    categoryIdOf: (name) =>
      categories.get(categoryKey(name)) ??
      (createCategories && isCategoryName(name) ? TO_BE_MADE : undefined),
  })
}

export const isCategoryName = (name: string): boolean => categoryFormSchema.shape.name.safeParse(name).success

/** The categories that rows name and the shop does not have, as they are written. */
export function unknownCategories(
  rows: readonly FileRow[],
  categories: ReadonlyMap<string, string>,
): string[] {
  return rows.flatMap(({ read: { input } }) => {
    const { category } = input
    return typeof category === 'string' && category !== '' && !categories.has(categoryKey(category))
      ? [category]
      : []
  })
}
