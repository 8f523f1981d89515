import { type Actor, auditChange } from '#/platform/db/audit.ts'
import { newId } from '#/platform/db/ids.ts'
import type { Services } from '#/platform/http/env.ts'
import { dropOldImports } from './dropImports.actions.ts'
import * as store from './import.store.ts'
import { type Body, receivePictures, receiveTable } from './uploads.ts'

interface Upload {
  readonly fileName: string
  readonly body: Body
  /** Ends when whoever sends the file is gone. */
  readonly signal: AbortSignal
}

/**
 * Keeps a CSV, or a ZIP that brings one, as a draft, and drops what is old. @returns its id
 * @throws Failure when it cannot be read
 */
export async function uploadImport(
  services: Services,
  actor: Actor,
  { fileName, body, signal }: Upload,
): Promise<string> {
  const { db, log } = services
  await dropOldImports(services).catch((error) =>
    log.warn({ err: error }, 'old imports could not be dropped'),
  )
  const id = newId()
  const { bytes, rows } = await receiveTable(services, id, body, signal)
  await db.transaction(async (tx) => {
    await store.insertImport(tx, { id, actorId: actor.id, fileName, bytes, rows })
    await auditChange(tx, actor, 'import.upload', id, { after: { fileName, bytes, rows } })
  })
  return id
}

/** Keeps a ZIP of pictures beside a draft. @throws Failure when it cannot be read */
export async function uploadPictures(
  services: Services,
  actor: Actor,
  id: string,
  { fileName: picturesName, body }: Pick<Upload, 'fileName' | 'body'>,
): Promise<void> {
  const bytes = await receivePictures(services, id, body)
  await services.db.transaction(async (tx) => {
    await store.changeImport(tx, id, { picturesName })
    await auditChange(tx, actor, 'import.pictures', id, { after: { picturesName, bytes } })
  })
}
