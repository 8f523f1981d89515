import { findUser } from '#/features/accounts/accounts.store.ts'
import { auditChange } from '#/platform/db/audit.ts'
import { isUndone } from '#/platform/db/sqlState.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import type { Services } from '#/platform/http/env.ts'
import type { ListKey } from '../attributes/attributes.rules.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { addValues } from '../lists/changeLists.actions.ts'
import { SKU_ONCE, saveVariants } from '../stock/variantFields.store.ts'
import { readLists } from '../stores/attributeLists.store.ts'
import { sayPriceCause } from '../stores/priceCause.store.ts'
import type { ProductRow } from '../tables/catalog.tables.ts'
import {
  batchesOf,
  chosenIn,
  type FileBatch,
  type Imported,
  importContextOf,
  isCategoryName,
  type LookedAt,
  lookAtPictures,
  unknownCategories,
  validateRow,
  withNewValues,
} from './batches.ts'
import { type FileProducts, goingWithIn, productsOfFile } from './fileProducts.ts'
import { removeFiles } from './folder.ts'
import { batchSize } from './import.rules.ts'
import * as store from './import.store.ts'
import { type OpenFiles, openFiles } from './openFiles.ts'
import { wordsOf } from './pictures.ts'
import { readRowsInWorker } from './rowsInWorker.ts'
import { TableError } from './table.ts'
import { ZipError } from './zip.ts'

export const IMPORT_QUEUE = 'catalogue-import'

export interface ImportJob {
  readonly id: string
}

/** A job ends after this long and hands the rest to the next one, ms: the queue takes longer ones for lost. */
const SLICE_MS = 5 * 60_000
/** While pictures are looked at and stored, a sign of life at least this often, ms. */
const SIGN_MS = 5_000
/** So many tries without a single batch written are enough. */
const MOST_ATTEMPTS = 10

/**
 * Goes on with an import where it stands: batch by batch, each in one transaction with the position after it. Two
 * processes at one import do no harm, because only one of them finds the position it expects. Does nothing for an
 * import that is not running.
 */
export async function runImport(services: CatalogServices, { id }: ImportJob): Promise<void> {
  const { db, jobs, config } = services
  const row = await store.beginTry(db, id)
  if (!row) return
  if (row.attempts > MOST_ATTEMPTS) {
    // not a message: stored by a job, which has no language
    return finish(services, row, 'It was tried several times and could not go on. Please look into the log.')
  }
  const until = Date.now() + SLICE_MS
  let files: OpenFiles | undefined
  try {
    files = await openFiles(services, id)
    const size = batchSize(files.hasZip)
    let inFile: FileProducts | undefined
    for await (const batch of batchesOf(readRowsInWorker(files.csv), size, row.position)) {
      if (!inFile && batch.rows.some((one) => goingWithIn(one).length > 0))
        inFile = await productsOfFile(readRowsInWorker(files.csv))
      const imported = { row, inFile: inFile ?? new Map() }
      if (!(await writeBatch(services, imported, batch, files))) return
      if (Date.now() > until) return await jobs.send(db, IMPORT_QUEUE, { id })
    }
    await finish(services, row)
  } catch (error) {
    if (!(error instanceof TableError || error instanceof ZipError)) throw error
    await finish(services, row, error.message)
  } finally {
    files?.close()
  }
  await removeFiles(config, id)
}

/** A picture that the catalogue turned out to want only within the transaction. */
class NotStored extends Error {}

/** What somebody else did at this very moment: the batch is judged anew. */
const isPassing = (error: unknown): boolean =>
  error instanceof NotStored ||
  ['products_slug', SKU_ONCE].includes(brokenConstraint(error) ?? '') ||
  isUndone(error)

/** An import as it was when this try began. */
interface RunningImport extends Imported {
  readonly row: store.ImportRow
}

/** @returns false when another process has been here, or the import is over */
async function writeBatch(
  services: CatalogServices,
  imported: RunningImport,
  batch: FileBatch,
  files: OpenFiles,
): Promise<boolean> {
  for (let left = 3; ; left -= 1) {
    try {
      const pictures = await storedPictures(services, imported, batch, files)
      const done = await services.db.transaction((tx) => writeIn(tx, imported, batch, pictures))
      if (done) await services.catalog.changed(done)
      return done !== undefined
    } catch (error) {
      if (left === 0 || !isPassing(error)) throw error
    }
  }
}

/** Before the transaction, which must be short: stores the pictures of the rows that are new or changed. */
async function storedPictures(
  { db }: Services,
  imported: RunningImport,
  { rows }: FileBatch,
  { pictures }: OpenFiles,
): Promise<LookedAt> {
  const { id, createCategories, ...choice } = imported.row
  if (!rows.some(({ read }) => read.pictures && read.pictures.length > 0)) return new Map()
  let signed = Date.now()
  const sign = async () => {
    if (Date.now() - signed < SIGN_MS) return
    signed = Date.now()
    await store.changeImport(db, id, {})
  }
  const found = await lookAtPictures(rows, pictures, sign)
  const known = withNewValues(await importContextOf(db, imported, rows), rows, choice)
  for (const row of rows) {
    const validation = validateRow(row, known, found, createCategories)
    if (validation.result !== 'new' && validation.result !== 'changed') continue
    const wanted = new Set(validation.fields.images)
    for (const name of row.read.pictures ?? []) {
      const picture = found.get(name)
      // Wanted by its id alone: it is in no store yet.
      if (!picture || picture.url || picture.problem || !wanted.has(picture.id)) continue
      found.set(
        name,
        await pictures.store(name).then(
          (url) => ({ id: picture.id, url }),
          (error) => ({ id: picture.id, problem: wordsOf(error) }),
        ),
      )
      await sign()
    }
  }
  return found
}

type Tx = Parameters<Parameters<Services['db']['transaction']>[0]>[0]

interface Written {
  readonly products: readonly string[]
  readonly categories: readonly string[]
  /** Attributes whose lists got new values. */
  readonly attributeValues: readonly string[]
}

async function writeIn(
  tx: Tx,
  imported: RunningImport,
  { rows, position }: FileBatch,
  pictures: LookedAt,
): Promise<Written | undefined> {
  const { id } = imported.row
  const row = await store.lockImport(tx, id)
  if (row?.state !== 'running' || row.position !== position) return undefined
  // Before any category or product, as whoever changes a list does.
  const listed = await makeValues(tx, row, rows)
  const made = row.createCategories ? await makeCategories(tx, rows) : []
  const known = await importContextOf(tx, imported, rows, true)
  const validations = rows.map((one) => ({ one, validation: validateRow(one, known, pictures) }))
  const puts = validations.flatMap(({ one, validation }) =>
    validation.result === 'new' || validation.result === 'changed'
      ? [{ id: known.idOf(one.read), ...validation }]
      : [],
  )
  if (puts.some(({ fields }) => fields.images?.some((url) => !url.includes('/')))) throw new NotStored()
  await sayPriceCause(tx, { cause: 'import', actorId: row.actorId })
  await store.putProducts(tx, puts)
  const offered = puts.map(({ id: productId, variants }) => ({
    ...{ productId, variants },
    stored: known.variants.get(productId),
  }))
  await saveVariants(tx, offered, { cause: 'import', actorId: row.actorId })
  const results = validations.map(({ one: { read }, validation }) => ({
    row: read.row,
    slug: read.slug,
    result: validation.result,
    message:
      validation.result === 'refused'
        ? reasonOf(validation.problems)
        : validation.result === 'changed' && isOvertaken(row, known.products.get(read.slug))
          ? OVERTAKEN
          : '',
  }))
  const number = (result: string) => results.filter((one) => one.result === result).length
  await store.addResults(tx, id, results, {
    position: position + rows.length,
    attempts: 0,
    added: row.added + number('new'),
    changed: row.changed + number('changed'),
    unchanged: row.unchanged + number('unchanged'),
    refused: row.refused + number('refused'),
  })
  return { products: puts.map((put) => put.id), categories: made, attributeValues: listed }
}

// not a message: stored by a job, which has no language
const OVERTAKEN = 'Somebody else changed this product after the file was uploaded; this row stands now.'

/** A file overwrites knowingly; what somebody else had changed meanwhile is at least named. */
const isOvertaken = (row: store.ImportRow, product: ProductRow | undefined): boolean =>
  product !== undefined && product.updatedAt > row.createdAt

const reasonOf = (problems: readonly { field: string; message: string }[]): string =>
  problems.map(({ field, message }) => `${field}: ${message}`).join(' ')

async function makeCategories(tx: Tx, rows: FileBatch['rows']): Promise<string[]> {
  const before = await store.categoryIds(tx)
  const names = [...new Set(unknownCategories(rows, before).filter(isCategoryName))]
  return store.addCategories(tx, names)
}

/** Adds the chosen values of these rows to the ends of their lists; what a batch before them added is there already. */
async function makeValues(tx: Tx, row: store.ImportRow, rows: FileBatch['rows']): Promise<ListKey[]> {
  if (!row.createValues && Object.keys(row.newValues).length === 0) return []
  const chosen = Map.groupBy(chosenIn(rows, await readLists(tx), row), ({ key }) => key)
  if (chosen.size === 0) return []
  const actor = { id: row.actorId, name: (await findUser(tx, row.actorId))?.name ?? '' }
  for (const [key, values] of chosen) await addValues(tx, actor, key, values)
  return [...chosen.keys()]
}

/** Ends an import with one entry in the log of changes. */
async function finish({ db }: Services, { id, actorId }: store.ImportRow, failure?: string): Promise<void> {
  const actor = await findUser(db, actorId)
  await db.transaction(async (tx) => {
    const row = await store.lockImport(tx, id)
    if (row?.state !== 'running') return
    const state = failure === undefined ? 'done' : 'failed'
    await store.changeImport(tx, id, { state, failure: failure ?? null, finishedAt: new Date() })
    const { fileName, added, changed, unchanged, refused } = row
    await auditChange(tx, { id: actorId, name: actor?.name ?? '' }, 'import.finish', id, {
      after: { fileName, state, added, changed, unchanged, refused, ...(failure && { failure }) },
    })
  })
}
