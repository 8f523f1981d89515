import type { Db } from '#/platform/db/database.ts'
import { categoryFormSchema } from '../catalog.schema.ts'
import type { ProductRow } from '../catalog.tables.ts'
import type { ReadRow } from './cells.rules.ts'
import { categoryKey } from './import.rules.ts'
import { categoryIds, productsBySlug } from './import.store.ts'
import type { NamedPictures } from './pictures.ts'
import { type FoundPicture, type Validation, validate } from './validateRow.ts'

export interface FileRow {
  readonly read: ReadRow
  /** The row that had this slug before. */
  readonly firstRow: number | undefined
}

export interface FileBatch {
  readonly rows: readonly FileRow[]
  /** How many rows of the file come before. */
  readonly position: number
}

/** The rows in batches, each with the row that had its slug before; those before `from` are only looked at. */
export async function* batchesOf(
  rows: AsyncIterable<ReadRow>,
  size: number,
  from = 0,
): AsyncGenerator<FileBatch> {
  const firstRows = new Map<string, number>()
  let batch: FileRow[] = []
  let seen = 0
  for await (const read of rows) {
    const firstRow = firstRows.get(read.slug)
    if (firstRow === undefined && read.slug !== '') firstRows.set(read.slug, read.row)
    seen += 1
    if (seen <= from) continue
    batch.push({ read, firstRow })
    if (batch.length === size) {
      yield { rows: batch, position: seen - batch.length }
      batch = []
    }
  }
  if (batch.length > 0) yield { rows: batch, position: seen - batch.length }
}

/** What the rows of a batch are judged against. */
export interface ImportContext {
  readonly categories: ReadonlyMap<string, string>
  readonly products: ReadonlyMap<string, ProductRow>
}

/** Two statements, however many rows. In a transaction with `lock` nobody changes the products until it ends. */
export async function importContextOf(
  db: Db,
  rows: readonly FileRow[],
  lock = false,
): Promise<ImportContext> {
  const categories = await categoryIds(db)
  const slugs = rows.map(({ read }) => read.slug).filter((slug) => slug !== '')
  return { categories, products: await productsBySlug(db, slugs, lock) }
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
  { read, firstRow }: FileRow,
  { categories, products }: ImportContext,
  pictures: LookedAt,
  createCategories = false,
): Validation {
  return validate(read, {
    current: products.get(read.slug),
    firstRow,
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
