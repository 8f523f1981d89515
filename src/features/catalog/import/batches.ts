import type { Db } from '#/platform/db/database.ts'
import type { AttributeLists } from '../attributes/attributeLists.rules.ts'
import { idsByKeys } from '../related/chosen.store.ts'
import { categoryName } from '../schema/category.schema.ts'
import { type UsedSku, usedSkus, variantsOf } from '../stock/variantFields.store.ts'
import { heldLists, readLists } from '../stores/attributeLists.store.ts'
import type { ProductRow } from '../tables/catalog.tables.ts'
import { skuKey, type VariantFields } from '../variants/variants.rules.ts'
import type { ReadRow } from './cells.rules.ts'
import { type FileProducts, goingWithIn, type ImportOfIds, idOfRow, skusOf } from './fileProducts.ts'
import { categoryKey } from './import.rules.ts'
import { categoryIds, productsBySlug } from './import.store.ts'
import type { NamedPictures } from './pictures.ts'
import { choosing, listsWith, type UnknownValue, unknownIn, type ValueChoice } from './unknownValues.rules.ts'
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
const skusIn = (read: ReadRow): string[] => skusOf(read).map(skuKey)

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
  readonly variants: ReadonlyMap<string, readonly VariantFields[]>
  readonly skus: ReadonlyMap<string, UsedSku>
  /** The ids of products that the rows name, of the shop or of the file, by keys of `chosenKey`. */
  readonly named: ReadonlyMap<string, string>
  /** The id that the product of a row has, or will have. */
  readonly idOf: (read: ReadRow) => string
}

/** The import that rows belong to, and the products of its whole file where rows name others; see `productsOfFile`. */
export interface Imported {
  readonly row: ImportOfIds
  readonly inFile: FileProducts
}

/** The same few statements, however many rows. In a transaction with `lock` nobody changes the products until it ends. */
export async function importContextOf(
  db: Db,
  { row, inFile }: Imported,
  rows: readonly FileRow[],
  lock = false,
): Promise<ImportContext> {
  // Before any product, as whoever renames a value does: they wait for each other and never in a circle.
  const lists = await (lock ? heldLists : readLists)(db)
  const categories = await categoryIds(db)
  const slugs = rows.map(({ read }) => read.slug).filter((slug) => slug !== '')
  const products = await productsBySlug(db, slugs, lock)
  const ids = [...products.values()].map(({ id }) => id)
  const wanted = rows.flatMap(({ read }) => skusIn(read))
  const [variants, used] = [await variantsOf(db, ids), await usedSkus(db, wanted, [])]
  return {
    lists,
    categories,
    products,
    variants,
    skus: new Map(used.map((one) => [skuKey(one.sku), one])),
    named: await namedIn(db, { row, inFile }, rows),
    idOf: (read) => products.get(read.slug)?.id ?? idOfRow(row, read),
  }
}

/** What is in the shop goes before what the file adds. */
async function namedIn(
  db: Db,
  { row, inFile }: Imported,
  rows: readonly FileRow[],
): Promise<Map<string, string>> {
  const keys = [...new Set(rows.flatMap(goingWithIn))]
  const added = keys.flatMap((key) => inFile.get(key) ?? [])
  const there = await idsByKeys(db, [...keys, ...added.map(({ slug }) => slug)])
  return new Map(
    keys.flatMap((key) => {
      const read = inFile.get(key)
      const id = there.get(key) ?? (read && (there.get(read.slug) ?? idOfRow(row, read)))
      return id === undefined ? [] : [[key, id] as const]
    }),
  )
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
  { categories, products, lists, variants, skus, named, idOf }: ImportContext,
  pictures: LookedAt,
  createCategories = false,
): Validation {
  const current = products.get(read.slug)
  return validate(read, {
    lists,
    current,
    firstRow,
    variants: (current && variants.get(current.id)) ?? [],
    skuOf: (sku) => skus.get(skuKey(sku)),
    skuRowOf: (sku) => skuRows.get(skuKey(sku)),
    ownId: idOf(read),
    productIdOf: (key) => named.get(key),
    pictureOf: (name) => pictures.get(name),
    categoryIdOf: (name) =>
      categories.get(categoryKey(name)) ??
      (createCategories && isCategoryName(name) ? TO_BE_MADE : undefined),
  })
}

export const isCategoryName = (name: string): boolean => categoryName.safeParse(name).success

/** The same with the values that the import adds to the lists. */
export const withNewValues = (
  context: ImportContext,
  rows: readonly FileRow[],
  choice: ValueChoice,
): ImportContext => ({ ...context, lists: listsWith(context.lists, chosenIn(rows, context.lists, choice)) })

/** The values that rows name, no list has, and the import adds. */
export const chosenIn = (
  rows: readonly FileRow[],
  lists: AttributeLists,
  choice: ValueChoice,
): UnknownValue[] =>
  rows.flatMap(({ read }) => unknownIn(read, lists)).flatMap((one) => choosing(choice)(one) ?? [])

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
