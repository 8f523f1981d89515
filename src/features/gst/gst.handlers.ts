import { confirmation } from '#/features/accounts/passwordAgain.ts'
import { readSettings } from '#/features/shop/shop.store.ts'
import { stateCode } from '#/features/shop/states.rules.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { askedDocuments, fileLimit, sendFile } from './askedDocuments.ts'
import { type DocumentsOf, firstIssuedAt, gstinsIn } from './documents/documents.store.ts'
import { changeGstSettings, namePlace } from './filing/changeGst.actions.ts'
import { fileMonth, reopenMonth } from './filing/fileMonth.actions.ts'
import { findFiling, listFilings, readGstSettings } from './filing/filing.store.ts'
import { gstFailures } from './filing/gst.failures.ts'
import * as contract from './gst.contract.ts'
import { presentGstMonth, presentGstMonths } from './gst.present.ts'
import { XLSX } from './gst.schema.ts'
import { presentGstr1 } from './gstr1/gstr1.present.ts'
import { stopsFile } from './gstr1/gstr1.rules.ts'
import { gstr1Schema } from './gstr1/gstr1.schema.ts'
import { readGstr1 } from './gstr1/readGstr1.actions.ts'
import { gstr1Workbook } from './gstr1/workbook.ts'
import { m } from './messages/gst.messages.ts'
import { monthFiles } from './registers/monthFiles.ts'

/** The GST month: admins only. */
export function gstApi(services: Services) {
  const { db } = services
  const confirm = confirmation(services)
  const files = fileLimit(services)

  const documentsOf = (month: string, gstin: string | undefined) => askedDocuments(db, month, gstin)
  const read = async (of: DocumentsOf) => readGstr1(db, of, (await readGstSettings(db)).turnover)
  const shown = async (of: DocumentsOf) =>
    presentGstMonth(await read(of), {
      gstins: await gstinsIn(db, of.month),
      filing: await findFiling(db, of),
      now: new Date(),
    })

  return roomApi()
    .openapi(contract.listGstMonths, async (c) => {
      const settings = await readSettings(db)
      const around = {
        filings: await listFilings(db, settings.gstin),
        first: await firstIssuedAt(db),
        now: new Date(),
      }
      return c.json(presentGstMonths(settings, await readGstSettings(db), around), 200)
    })
    .openapi(contract.changeGstSettings, async (c) => {
      const { ledgers, ...values } = await changeGstSettings(db, callerOf(c), c.req.valid('json'))
      return c.json({ ...values, ledgers: { ...ledgers } }, 200)
    })
    .openapi(contract.nameGstPlace, async (c) => {
      const place = stateCode(c.req.valid('json').state)
      if (place !== undefined) await namePlace(db, callerOf(c), c.req.valid('param')._id, place)
      return c.json({ message: m.placeSaved() }, 200)
    })
    .openapi(contract.readGstMonth, async (c) => {
      const { month } = c.req.valid('param')
      return c.json(await shown(await documentsOf(month, c.req.valid('query').gstin)), 200)
    })
    .openapi(contract.fileGstMonth, async (c) => {
      const of = await documentsOf(c.req.valid('param').month, c.req.valid('query').gstin)
      const { arn, currentPassword } = c.req.valid('json')
      // guard: gst-filing-password
      await confirm(callerOf(c), currentPassword)
      await fileMonth(db, callerOf(c), { ...of, arn })
      return c.json(await shown(of), 200)
    })
    .openapi(contract.reopenGstMonth, async (c) => {
      const of = await documentsOf(c.req.valid('param').month, c.req.valid('query').gstin)
      // guard: gst-reopening-password
      await confirm(callerOf(c), c.req.valid('json').currentPassword)
      await reopenMonth(db, callerOf(c), of)
      return c.json(await shown(of), 200)
    })
    .openapi(contract.exportGstr1, async (c) => {
      await files.consume(callerOf(c).id)
      const of = await documentsOf(c.req.valid('param').month, c.req.valid('query').gstin)
      const gstr1 = await read(of)
      if (gstr1.problems.some(({ kind }) => stopsFile(kind))) throw gstFailures.gst_problems()
      const json = JSON.stringify(gstr1Schema.parse(presentGstr1(gstr1)))
      return sendFile(c, { name: `GSTR1-${of.gstin}-${of.month}.json`, type: 'application/json' }, json)
    })
    .openapi(contract.exportGstr1Workbook, async (c) => {
      await files.consume(callerOf(c).id)
      const of = await documentsOf(c.req.valid('param').month, c.req.valid('query').gstin)
      const workbook = new Uint8Array(await gstr1Workbook(await read(of)))
      return sendFile(c, { name: `GSTR1-${of.gstin}-${of.month}.xlsx`, type: XLSX }, workbook)
    })
    .openapi(contract.exportGstFiles, async (c) => {
      await files.consume(callerOf(c).id)
      const of = await documentsOf(c.req.valid('param').month, c.req.valid('query').gstin)
      return sendFile(
        c,
        { name: `GST-${of.gstin}-${of.month}.zip`, type: 'application/zip' },
        await monthFiles(db, of),
      )
    })
}

export type GstApi = ReturnType<typeof gstApi>
