import type { Context } from 'hono'
import type { Db } from '#/platform/db/database.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { HttpEnv, Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { pageOf, setListHeaders } from '#/platform/http/paging.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { exportCsv, exportZip, reportCsv, templateCsv } from './export.ts'
import * as contract from './import.contract.ts'
import { importFailures } from './import.failures.ts'
import { presentImport, presentPreview } from './import.present.ts'
import type { Import } from './import.schema.ts'
import * as store from './import.store.ts'
import { m } from './messages/import.messages.ts'
import { previewImport } from './previewImport.actions.ts'
import { chooseNewValues, discardImport, startImport } from './startImport.actions.ts'
import { uploadImport, uploadPictures } from './uploadImport.actions.ts'
import { throwFileProblem } from './uploads.ts'

const CSV = 'text/csv; charset=utf-8'

function sendFile(c: Context<HttpEnv>, name: string, type: string, body: ReadableStream | string) {
  c.header('Content-Type', type)
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(body, 200)
}

/** Bringing products in and taking them out: admins only. */
export function importApi(services: Services) {
  const { db, media, replica } = services
  const uploads = rateLimit(services, { name: 'import', points: 30, seconds: 15 * 60 })
  const exports = rateLimit(services, { name: 'export-catalogue', points: 20, seconds: 15 * 60 })
  const previews = rateLimit(services, { name: 'import-preview', points: 60, seconds: 15 * 60 })

  const found = async (id: string): Promise<Import> => {
    const one = await store.readImport(db, id)
    if (!one) throw failures.not_found()
    return presentImport(one)
  }
  /** Asked before a long file is taken. */
  const requireDraft = async (id: string) => {
    if ((await found(id)).state !== 'draft') throw importFailures.import_started()
  }
  /** Its name has the day of what is in it. It is sent while it is read: one that fails midway is cut short, and asked for again. */
  const exported = async (
    c: Context<HttpEnv>,
    ending: 'csv' | 'zip',
    type: string,
    body: (db: Db) => ReadableStream,
  ) => {
    await exports.consume(callerOf(c).id)
    const source = await replica.choose()
    return sendFile(c, `Products-${indiaDay(source.asOf)}.${ending}`, type, body(source.db))
  }

  return roomApi()
    .openapi(contract.listImports, async (c) => {
      const query = c.req.valid('query')
      const { rows, total } = await store.listImports(db, pageOf(query))
      setListHeaders(c, total, query)
      return c.json(rows.map(presentImport), 200)
    })
    .openapi(contract.uploadImport, async (c) => {
      const caller = callerOf(c)
      await uploads.consume(caller.id)
      const { name: fileName = 'products.csv' } = c.req.valid('query')
      const { body, signal } = c.req.raw
      const id = await uploadImport(services, caller, { fileName, body, signal })
      return c.json({ message: m.fileUploaded(), import: await found(id) }, 201)
    })
    .openapi(contract.uploadImportPictures, async (c) => {
      const caller = callerOf(c)
      const { _id } = c.req.valid('param')
      await requireDraft(_id)
      await uploads.consume(caller.id)
      const { name: fileName = 'pictures.zip' } = c.req.valid('query')
      await uploadPictures(services, caller, _id, { fileName, body: c.req.raw.body })
      return c.json({ message: m.picturesUploaded(), import: await found(_id) }, 200)
    })
    .openapi(contract.readImport, async (c) => c.json(await found(c.req.valid('param')._id), 200))
    .openapi(contract.previewImport, async (c) => {
      const { _id } = c.req.valid('param')
      await requireDraft(_id)
      await previews.consume(callerOf(c).id)
      const { createCategories, createValues } = c.req.valid('query')
      const ways = { createCategories: createCategories === 'true', createValues: createValues === 'true' }
      const { signal } = c.req.raw
      const preview = await previewImport(services, _id, ways, signal).catch(throwFileProblem)
      return c.json(presentPreview(preview), 200)
    })
    .openapi(contract.chooseImportValues, async (c) => {
      const { _id } = c.req.valid('param')
      await chooseNewValues(services, callerOf(c), _id, c.req.valid('json').newValues)
      return c.json({ message: m.valuesChosen(), import: await found(_id) }, 200)
    })
    .openapi(contract.startImport, async (c) => {
      const { _id } = c.req.valid('param')
      const { createCategories = false, createValues = false } = c.req.valid('json')
      await startImport(services, callerOf(c), _id, { createCategories, createValues })
      return c.json({ message: m.importStartedNow(), import: await found(_id) }, 200)
    })
    .openapi(contract.discardImport, async (c) => {
      await discardImport(services, callerOf(c), c.req.valid('param')._id)
      return c.json({ message: m.fileDiscarded() }, 200)
    })
    .openapi(contract.readImportReport, async (c) => {
      const { _id, state } = await found(c.req.valid('param')._id)
      if (state === 'draft' || state === 'running') throw importFailures.import_unfinished()
      return sendFile(c, `import-report-${_id.slice(0, 8)}.csv`, CSV, reportCsv(db, _id))
    })
    .openapi(contract.readImportTemplate, (c) => sendFile(c, 'products-template.csv', CSV, templateCsv()))
    .openapi(contract.exportProductsCsv, (c) => exported(c, 'csv', CSV, exportCsv))
    .openapi(contract.exportProductsZip, (c) =>
      exported(c, 'zip', 'application/zip', (source) => exportZip(source, media)),
    )
}

export type ImportApi = ReturnType<typeof importApi>
