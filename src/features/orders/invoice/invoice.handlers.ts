import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { callerOf } from '../../accounts/accounts.handlers.ts'
import * as contract from './invoice.contract.ts'
import { invoiceOf } from './invoice.issuing.ts'
import { invoicePdf } from './invoice.pdf.ts'

export function invoiceApi({ db }: Services) {
  return roomApi().openapi(contract.readInvoice, async (c) => {
    const caller = callerOf(c)
    const owner = caller.role === 'admin' ? 'anyone' : { customerId: caller.id }
    const invoice = await invoiceOf(db, owner, c.req.valid('param')._id)
    const file = `Invoice-${invoice.number.replaceAll('/', '-')}.pdf`
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', `attachment; filename="${file}"`)
    return c.body(await invoicePdf(invoice), 200)
  })
}
