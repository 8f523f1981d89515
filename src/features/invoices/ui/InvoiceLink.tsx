import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isInvoiceDue } from '#/features/orders/rules/invoiceDue.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { chargesGst } from '#/features/shop/registration.rules.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { FileText } from '#/ui/icons/other.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { m } from '../messages/invoices.messages.ts'

/** Downloads the invoice or bill of supply of an order that is due one, and what was credited of it; nothing before. */
export function InvoiceLink({ order }: { order: Order }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const { creditNotes, invoice } = order
  const kind = invoice?.kind ?? (chargesGst(shop) ? 'invoice' : 'bill')
  return (
    <>
      {(invoice || isInvoiceDue(order.status, order.paymentId)) && (
        <PdfLink href={`/api/order/${order._id}/invoice.pdf`}>
          {kind === 'bill' ? m.downloadBill() : m.downloadInvoice()}
        </PdfLink>
      )}
      {creditNotes.map(({ _id, number }) => (
        <PdfLink key={_id} href={`/api/order/${order._id}/credit-note/${_id}`}>
          {creditNotes.length > 1 ? m.creditNoteLinkOf({ number }) : m.creditNoteLink()}
        </PdfLink>
      ))}
    </>
  )
}

function PdfLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      <FileText aria-hidden className="size-4" />
      {children}
    </a>
  )
}
