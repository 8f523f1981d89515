import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { removeFiles } from './folder.ts'
import { importFailures } from './import.failures.ts'
import * as store from './import.store.ts'
import { IMPORT_QUEUE } from './runImport.actions.ts'
import type { ValuesByList } from './unknownValues.rules.ts'

/** What an import makes besides products. */
export type ImportWays = Pick<store.ImportRow, 'createCategories' | 'createValues'>

/** @throws Failure not_found, import_started */
async function lockDraft(tx: Db, id: string): Promise<store.ImportRow> {
  const row = await store.lockImport(tx, id)
  if (!row) throw failures.not_found()
  if (row.state !== 'draft') throw importFailures.import_started()
  return row
}

const hasAny = (values: ValuesByList): boolean => Object.values(values).flat().length > 0

/** Which unknown values of a draft are added to their lists once it starts. @throws Failure not_found, import_started */
export function chooseNewValues(
  { db }: Services,
  actor: Actor,
  id: string,
  newValues: ValuesByList,
): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await lockDraft(tx, id)
    await store.changeImport(tx, id, { newValues })
    await auditChange(tx, actor, 'import.values', id, {
      before: { newValues: before.newValues },
      after: { newValues },
    })
  })
}

/** Starts a draft: a job does the work. @throws Failure not_found, import_started, import_running (another one) */
export function startImport(
  { db, jobs }: Services,
  actor: Actor,
  id: string,
  ways: ImportWays,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { fileName, rows, newValues } = await lockDraft(tx, id)
    if (await store.isAnyRunning(tx)) throw importFailures.import_running()
    await store.changeImport(tx, id, { state: 'running', ...ways })
    await auditChange(tx, actor, 'import.start', id, {
      after: { fileName, rows, ...ways, ...(hasAny(newValues) && { newValues }) },
    })
    await jobs.send(tx, IMPORT_QUEUE, { id })
  })
}

/** Drops a draft with its files. @throws Failure not_found, import_started */
export async function discardImport({ db, config }: Services, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { fileName, rows } = await lockDraft(tx, id)
    await store.deleteImport(tx, id)
    await auditChange(tx, actor, 'import.discard', id, { before: { fileName, rows } })
  })
  await removeFiles(config, id)
}
