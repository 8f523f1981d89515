import { readSettings } from '#/features/shop/shop.store.ts'
import type { Services } from '#/platform/http/env.ts'
import { batchesOf, importContextOf, lookAtPictures, unknownCategories, validateRow } from './batches.ts'
import { batchSize, categoryKey, importLimits } from './import.rules.ts'
import type { Preview } from './import.schema.ts'
import { openFiles } from './openFiles.ts'
import { collectRateGaps, type RateGaps } from './rateGaps.ts'
import { readRowsInWorker } from './rowsInWorker.ts'
import { readHeader } from './table.ts'

/** What an import would do; prices in paise. */
export type PreviewRead = Omit<Preview, 'rateGaps'> & { readonly rateGaps?: RateGaps }

/** Goes through the whole file and says what an import would do; writes nothing. @throws TableError, ZipError */
export async function previewImport(
  services: Services,
  id: string,
  createCategories: boolean,
  signal?: AbortSignal,
): Promise<PreviewRead> {
  const { db } = services
  const files = await openFiles(services, id)
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  const problems: Preview['problems'] = []
  const unknown = new Map<string, { name: string; rows: number }>()
  const gaps = collectRateGaps(await readSettings(db), new Date())
  let rows = 0
  let problemCount = 0
  try {
    for await (const batch of batchesOf(readRowsInWorker(files.csv, signal), batchSize(false))) {
      const known = await importContextOf(db, batch.rows)
      const pictures = await lookAtPictures(batch.rows, files.pictures)
      for (const name of unknownCategories(batch.rows, known.categories)) {
        const entry = unknown.get(categoryKey(name)) ?? { name, rows: 0 }
        unknown.set(categoryKey(name), { ...entry, rows: entry.rows + 1 })
      }
      for (const row of batch.rows) {
        const validation = validateRow(row, known, pictures, createCategories)
        rows += 1
        counts[validation.result] += 1
        if ('fields' in validation) gaps.look(row.read.row, row.read.slug, validation.fields)
        if (validation.result !== 'refused') continue
        const found = validation.problems.map(({ field, message }) => ({
          row: row.read.row,
          slug: row.read.slug,
          field,
          message,
        }))
        problemCount += found.length
        problems.push(...found.slice(0, importLimits.shown - problems.length))
      }
    }
    const { ignored } = await readHeader(files.csv)
    return {
      ...{ rows, counts, problems, problemCount, ...(gaps.found.rows > 0 && { rateGaps: gaps.found }) },
      ignored: [...ignored],
      unknownCategories: [...unknown.values()],
    }
  } finally {
    files.close()
  }
}
