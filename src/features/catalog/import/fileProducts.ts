import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import { chosenKey } from '../related/chosen.rules.ts'
import type { FileRow } from './batches.ts'
import type { ReadRow } from './cells.rules.ts'
import type { ReadVariant } from './sizeColumns.rules.ts'

/** The SKUs of a row as they are written. */
export function skusOf({ input }: ReadRow): string[] {
  const variants = (input.offers ?? []) as readonly ReadVariant[]
  return [input.sku, ...variants.map(({ sku }) => sku)].filter(
    (sku): sku is string => typeof sku === 'string' && sku !== '',
  )
}

/** The products that a row says to go with its own, by keys of `chosenKey`. */
export const goingWithIn = ({ read: { input } }: Pick<FileRow, 'read'>): string[] =>
  Array.isArray(input.goesWith) ? input.goesWith.map(chosenKey) : []

/** An import, as far as the ids of its new products follow from it. */
export interface ImportOfIds {
  readonly id: string
  readonly createdAt: Date
}

/**
 * The id of a new product, the same whenever it is asked for: other rows name it before it is there. Later rows have greater ones,
 * as products that are added later.
 */
export const idOfRow = (
  { id, createdAt }: ImportOfIds,
  { row, slug }: Pick<ReadRow, 'row' | 'slug'>,
): string =>
  v7({
    msecs: createdAt.getTime(),
    seq: row,
    random: createHash('sha256').update(`${id} ${slug}`).digest().subarray(0, 16),
  })

/** The rows of a file by the slugs and SKUs of their products; the first one of each counts. */
export type FileProducts = ReadonlyMap<string, Pick<ReadRow, 'row' | 'slug'>>

/** Reads the whole file. */
export async function productsOfFile(rows: AsyncIterable<ReadRow>): Promise<FileProducts> {
  const found = new Map<string, Pick<ReadRow, 'row' | 'slug'>>()
  for await (const read of rows) {
    for (const key of [read.slug, ...skusOf(read)].map(chosenKey))
      if (key !== '' && !found.has(key)) found.set(key, { row: read.row, slug: read.slug })
  }
  return found
}
