import type { Context } from 'hono'
import { ownerFor } from '#/features/orders/orderFor.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { HttpEnv } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { documentFileName } from './enclosedDocument.ts'
import { inBuyersLanguage } from './inBuyersLanguage.ts'
import * as contract from './invoice.contract.ts'
import { invoicePdf } from './invoice.pdf.ts'
import type { Invoice } from './invoice.rules.ts'
import { creditNoteOf } from './issueCreditNote.actions.ts'
import { invoiceOf } from './issueInvoice.actions.ts'
import { pdfBrand } from './pdf/pdfBrand.ts'

export function invoiceApi({ db, media, settings }: ShopServices) {
  const ownerOf = (c: Context<HttpEnv>) => ownerFor(callerOf(c))
  async function send(c: Context<HttpEnv>, document: Invoice) {
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', `attachment; filename="${documentFileName(document)}"`)
    return c.body(await invoicePdf(document, await pdfBrand(await settings(), media)), 200)
  }
  return roomApi()
    .openapi(contract.readInvoice, async (c) => {
      const { _id } = c.req.valid('param')
      return inBuyersLanguage(db, _id, async () => send(c, await invoiceOf(db, ownerOf(c), _id)))
    })
    .openapi(contract.readCreditNote, async (c) => {
      const { _id, creditNoteId } = c.req.valid('param')
      return inBuyersLanguage(db, _id, async () =>
        send(c, await creditNoteOf(db, ownerOf(c), _id, creditNoteId)),
      )
    })
}
