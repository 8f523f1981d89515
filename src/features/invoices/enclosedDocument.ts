import { readSettings } from '#/features/shop/shop.store.ts'
import type { Services } from '#/platform/http/env.ts'
import type { MailAttachment } from '#/platform/mail/mailer.ts'
import { inBuyersLanguage } from './inBuyersLanguage.ts'
import { invoicePdf } from './invoice.pdf.ts'
import type { Invoice } from './invoice.rules.ts'
import { findInvoice } from './invoice.store.ts'
import { invoiceOf } from './issueInvoice.actions.ts'
import { pdfBrand } from './pdf/pdfBrand.ts'

/** What a document is called when it is saved. */
export function documentFileName({ corrects, bill, number }: Invoice): string {
  const kind = corrects ? 'Credit-note' : bill ? 'Bill-of-supply' : 'Invoice'
  return `${kind}-${number.replaceAll('/', '-')}.pdf`
}

/** The invoice of an order, or its bill of supply, to go with a mail; none where none was issued. */
export async function enclosedDocument(
  { db, media }: Pick<Services, 'db' | 'media'>,
  orderId: string,
): Promise<MailAttachment[]> {
  if (!(await findInvoice(db, orderId))) return []
  const brand = await pdfBrand(await readSettings(db), media)
  return inBuyersLanguage(db, orderId, async () => {
    const invoice = await invoiceOf(db, 'anyone', orderId)
    const content = Buffer.from(await invoicePdf(invoice, brand))
    return [{ filename: documentFileName(invoice), contentType: 'application/pdf', content }]
  })
}
