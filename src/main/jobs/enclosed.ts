import { enclosedDocument } from '#/features/invoices/enclosedDocument.ts'
import type { Enclose } from '#/features/orders/mails/orders.mails.tsx'
import { askingEvents, invoiceEvents } from '#/features/orders/rules/events.rules.ts'
import { upiToPay } from '#/features/payments/upi/upiToPay.ts'

/** What payments and invoices put into the mails about an order. */
export const encloseInOrderMail: Enclose = async ({ db, media }, orderId, kind) => ({
  upi: askingEvents.has(kind) ? await upiToPay(db, orderId) : null,
  documents: invoiceEvents.has(kind) ? await enclosedDocument({ db, media }, orderId) : [],
})
