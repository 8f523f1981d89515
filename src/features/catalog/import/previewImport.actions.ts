import { readSettings } from '#/features/shop/shop.store.ts'
import type { Services } from '#/platform/http/env.ts'
import { firstLists } from '../attributes/attributeLists.rules.ts'
import { batchesOf, importContextOf, lookAtPictures, unknownCategories, validateRow } from './batches.ts'
import { type FileProducts, goingWithIn, productsOfFile } from './fileProducts.ts'
import { batchSize, categoryKey, importLimits } from './import.rules.ts'
import type { Preview } from './import.schema.ts'
import { readImport } from './import.store.ts'
import { openFiles } from './openFiles.ts'
import { collectRateGaps, type RateGaps } from './rateGaps.ts'
import { readRowsInWorker } from './rowsInWorker.ts'
import type { ImportWays } from './startImport.actions.ts'
import { readHeader } from './table.ts'
import { collectUnknown, listsWith, unknownIn } from './unknownValues.rules.ts'

/** What an import would do; prices in paise. */
export type PreviewRead = Omit<Preview, 'rateGaps'> & { readonly rateGaps?: RateGaps }

/** Goes through the whole file and says what an import would do; writes nothing. @throws TableError, ZipError */
export async function previewImport(
  services: Services,
  id: string,
  { createCategories, createValues }: ImportWays,
  signal?: AbortSignal,
): Promise<PreviewRead> {
  const { db } = services
  const files = await openFiles(services, id)
  const newValues = (await readImport(db, id))?.row.newValues ?? {}
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  const problems: Preview['problems'] = []
  const unknown = new Map<string, { name: string; rows: number }>()
  const values = collectUnknown({ createValues, newValues })
  let lists = firstLists()
  const gaps = collectRateGaps(await readSettings(db), new Date())
  let inFile: FileProducts = new Map()
  const row = { id, createdAt: new Date() }
  let rows = 0
  let problemCount = 0
  try {
    for await (const batch of batchesOf(readRowsInWorker(files.csv, signal), batchSize(false))) {
      if (inFile.size === 0 && batch.rows.some((one) => goingWithIn(one).length > 0))
        inFile = await productsOfFile(readRowsInWorker(files.csv, signal))
      const known = await importContextOf(db, { row, inFile }, batch.rows)
      const pictures = await lookAtPictures(batch.rows, files.pictures)
      for (const name of unknownCategories(batch.rows, known.categories)) {
        const entry = unknown.get(categoryKey(name)) ?? { name, rows: 0 }
        unknown.set(categoryKey(name), { ...entry, rows: entry.rows + 1 })
      }
      for (const { read } of batch.rows) {
        values.look(unknownIn(read, known.lists, known.products.get(read.slug)))
      }
      lists = known.lists
      const then = { ...known, lists: listsWith(lists, values.added()) }
      for (const one of batch.rows) {
        const validation = validateRow(one, then, pictures, createCategories)
        rows += 1
        counts[validation.result] += 1
        if ('fields' in validation) gaps.look(one.read.row, one.read.slug, validation.fields)
        if (validation.result !== 'refused') continue
        const found = validation.problems.map(({ field, message }) => ({
          row: one.read.row,
          slug: one.read.slug,
          field,
          message,
        }))
        problemCount += found.length
        problems.push(...found.slice(0, importLimits.shown - problems.length))
      }
    }
    const { ignored } = await readHeader(files.csv)
    const unknownValues = values.shown(lists)
    return {
      ...{ rows, counts, problems, problemCount, ...(gaps.found.rows > 0 && { rateGaps: gaps.found }) },
      ignored: [...ignored],
      unknownCategories: [...unknown.values()],
      ...(unknownValues.length > 0 && { unknownValues }),
    }
  } finally {
    files.close()
  }
}
