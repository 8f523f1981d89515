import type { Context } from 'hono'
import { auditChange } from '#/platform/db/audit.ts'
import { newId } from '#/platform/db/ids.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { HttpEnv, Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { pageOf, setListHeaders } from '#/platform/http/paging.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { exportCsv, exportZip, reportCsv, templateCsv } from './export.ts'
import { removeFiles } from './folder.ts'
import * as contract from './import.contract.ts'
import { importFailures } from './import.failures.ts'
import * as store from './import.store.ts'
import { previewOf } from './preview.ts'
import { IMPORT_QUEUE } from './run.ts'
import { receivePictures, receiveTable, throwFileProblem } from './uploads.ts'

const CSV = 'text/csv; charset=utf-8'

function sendFile(c: Context<HttpEnv>, name: string, type: string, body: ReadableStream | string) {
  c.header('Content-Type', type)
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(body, 200)
}

/** Bringing products in and taking them out: admins only. */
export function importApi(services: Services) {
  const { db, config, jobs, log, media } = services
  const uploads = rateLimit(services, { name: 'import', points: 30, seconds: 15 * 60 })
  const exports = rateLimit(services, { name: 'export-catalogue', points: 20, seconds: 15 * 60 })
  const previews = rateLimit(services, { name: 'import-preview', points: 60, seconds: 15 * 60 })

  const found = async (id: string) => {
    const one = await store.readImport(db, id)
    if (!one) throw failures.not_found()
    return one
  }
  const draft = async (id: string) => {
    const one = await found(id)
    if (one.state !== 'draft') throw importFailures.import_started()
    return one
  }
  const exported = async (c: Context<HttpEnv>, name: string, type: string, body: () => ReadableStream) => {
    await exports.consume(callerOf(c).id)
    return sendFile(c, name, type, body())
  }
  const tidy = async () => {
    for (const id of await store.dropOldImports(db)) await removeFiles(config, id)
  }

  return roomApi()
    .openapi(contract.listImports, async (c) => {
      const query = c.req.valid('query')
      const { rows, total } = await store.listImports(db, pageOf(query))
      setListHeaders(c, total, query)
      return c.json(rows, 200)
    })
    .openapi(contract.uploadImport, async (c) => {
      const caller = callerOf(c)
      await uploads.consume(caller.id)
      await tidy().catch((error) => log.warn({ err: error }, 'old imports could not be dropped'))
      const id = newId()
      const { name: fileName = 'products.csv' } = c.req.valid('query')
      const { bytes, rows } = await receiveTable(services, id, c.req.raw.body, c.req.raw.signal)
      await db.transaction(async (tx) => {
        await store.insertImport(tx, { id, actorId: caller.id, fileName, bytes, rows })
        await auditChange(tx, caller, 'import.upload', id, { after: { fileName, bytes, rows } })
      })
      return c.json({ message: 'File uploaded', import: await found(id) }, 201)
    })
    .openapi(contract.uploadImportPictures, async (c) => {
      const caller = callerOf(c)
      const { _id } = c.req.valid('param')
      await draft(_id)
      await uploads.consume(caller.id)
      const { name: picturesName = 'pictures.zip' } = c.req.valid('query')
      const bytes = await receivePictures(services, _id, c.req.raw.body)
      await db.transaction(async (tx) => {
        await store.changeImport(tx, _id, { picturesName })
        await auditChange(tx, caller, 'import.pictures', _id, { after: { picturesName, bytes } })
      })
      return c.json({ message: 'Pictures uploaded', import: await found(_id) }, 200)
    })
    .openapi(contract.readImport, async (c) => c.json(await found(c.req.valid('param')._id), 200))
    .openapi(contract.previewImport, async (c) => {
      const { _id } = c.req.valid('param')
      await draft(_id)
      await previews.consume(callerOf(c).id)
      const createCategories = c.req.valid('query').createCategories === 'true'
      return c.json(
        await previewOf(services, _id, createCategories, c.req.raw.signal).catch(throwFileProblem),
        200,
      )
    })
    .openapi(contract.startImport, async (c) => {
      const { _id } = c.req.valid('param')
      const { createCategories = false } = c.req.valid('json')
      await db.transaction(async (tx) => {
        const row = await store.lockImport(tx, _id)
        if (!row) throw failures.not_found()
        if (row.state !== 'draft') throw importFailures.import_started()
        if (await store.isAnyRunning(tx)) throw importFailures.import_running()
        await store.changeImport(tx, _id, { state: 'running', createCategories })
        const { fileName, rows } = row
        await auditChange(tx, callerOf(c), 'import.start', _id, {
          after: { fileName, rows, createCategories },
        })
        await jobs.send(tx, IMPORT_QUEUE, { id: _id })
      })
      return c.json({ message: 'Import started', import: await found(_id) }, 200)
    })
    .openapi(contract.discardImport, async (c) => {
      const { _id } = c.req.valid('param')
      await db.transaction(async (tx) => {
        const row = await store.lockImport(tx, _id)
        if (!row) throw failures.not_found()
        if (row.state !== 'draft') throw importFailures.import_started()
        const { fileName, rows } = row
        await store.deleteImport(tx, _id)
        await auditChange(tx, callerOf(c), 'import.discard', _id, { before: { fileName, rows } })
      })
      await removeFiles(config, _id)
      return c.json({ message: 'File discarded' }, 200)
    })
    .openapi(contract.readImportReport, async (c) => {
      const { _id, state } = await found(c.req.valid('param')._id)
      if (state === 'draft' || state === 'running') throw importFailures.import_unfinished()
      return sendFile(c, `import-report-${_id.slice(0, 8)}.csv`, CSV, reportCsv(db, _id))
    })
    .openapi(contract.readImportTemplate, (c) => sendFile(c, 'products-template.csv', CSV, templateCsv()))
    .openapi(contract.exportProductsCsv, (c) => exported(c, 'products.csv', CSV, () => exportCsv(db)))
    .openapi(contract.exportProductsZip, (c) =>
      exported(c, 'products.zip', 'application/zip', () => exportZip(db, media)),
    )
}

export type ImportApi = ReturnType<typeof importApi>
