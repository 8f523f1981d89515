import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { askedDocuments, fileLimit, sendFile } from './askedDocuments.ts'
import type { DocumentsOf } from './documents/documents.store.ts'
import { type EinvoiceProblem, presentEinvoice } from './einvoice/einvoice.present.ts'
import type { EinvoiceJson } from './einvoice/einvoice.schema.ts'
import { readEinvoices, registerEinvoices } from './einvoice/einvoices.actions.ts'
import { readSignedQr } from './einvoice/signedQr.rules.ts'
import { readGstSettings } from './filing/filing.store.ts'
import * as contract from './gst.contract.ts'
import type { PortalAnswerInput } from './gst.schema.ts'
import { m } from './messages/gst.messages.ts'
import { needsEinvoices } from './rules/limits.rules.ts'

/** What is said of answers that do not fit their codes. */
function refuseStrangers(answers: readonly PortalAnswerInput[]): void {
  const errors = answers.flatMap(({ number, irn, signedQr }, at) => {
    if (!signedQr) return []
    const facts = readSignedQr(signedQr)
    // guard: irn-of-its-code
    if (facts?.number === number && facts.irn === irn) return []
    return [{ field: `answers.${at}.signedQr`, message: m.strangeCode({ number }) }]
  })
  if (errors.length > 0) throw failures.invalid({ errors })
}

/** What the e-invoice portal needs to know and answered: admins only. */
export function einvoicesApi(services: Services) {
  const { db } = services
  const files = fileLimit(services)

  async function readMonth(of: DocumentsOf) {
    const settings = await readGstSettings(db)
    const { open, registered } = await readEinvoices(db, of)
    const documents: EinvoiceJson[] = []
    const problems: EinvoiceProblem[] = []
    for (const document of open) {
      const made = presentEinvoice(document, settings)
      if ('json' in made) documents.push(made.json)
      else problems.push(made.problem)
    }
    return { settings, open, registered, documents, problems }
  }

  return roomApi()
    .openapi(contract.readEinvoices, async (c) => {
      const of = await askedDocuments(db, c.req.valid('param').month, c.req.valid('query').gstin)
      const { settings, open, registered, problems } = await readMonth(of)
      const { turnover, city, zipCode } = settings
      const answer = {
        isNeeded: needsEinvoices(of.month, turnover),
        ...{ open: open.length, registered },
        lacksSeller: city === '' || zipCode === '',
        problems: problems.slice(0, 20).map(({ fields, ...rest }) => ({ ...rest, fields: [...fields] })),
      }
      return c.json(answer, 200)
    })
    .openapi(contract.exportEinvoices, async (c) => {
      await files.consume(callerOf(c).id)
      const of = await askedDocuments(db, c.req.valid('param').month, c.req.valid('query').gstin)
      const { documents } = await readMonth(of)
      const file = { name: `E-invoices-${of.gstin}-${of.month}.json`, type: 'application/json' }
      return sendFile(c, file, JSON.stringify(documents))
    })
    .openapi(contract.registerEinvoices, async (c) => {
      const { answers } = c.req.valid('json')
      refuseStrangers(answers)
      const { unknown, ...rest } = await registerEinvoices(db, callerOf(c), answers)
      return c.json({ ...rest, unknown: [...unknown] }, 200)
    })
}

export type EinvoicesApi = ReturnType<typeof einvoicesApi>
