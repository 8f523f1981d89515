import { useSuspenseQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { shopQuery } from '../../../shop/shop.queries.ts'
import { isInvoiceDue } from '../../invoice/due.rules.ts'
import type { Order } from '../../orders.schema.ts'

/** Downloads the GST invoice of an order that has one, and what was credited of it; nothing before, or in a shop without a GSTIN. */
export function InvoiceLink({ order }: { order: Order }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const { creditNotes } = order
  const isInvoiced = shop.gstin && isInvoiceDue(order.status, order.paymentId)
  return (
    <>
      {(isInvoiced || creditNotes.length > 0) && (
        <PaperLink href={`/api/order/${order._id}/invoice.pdf`}>Download invoice</PaperLink>
      )}
      {creditNotes.map(({ _id, number }) => (
        <PaperLink key={_id} href={`/api/order/${order._id}/credit-note/${_id}`}>
          Credit note{creditNotes.length > 1 && ` ${number}`}
        </PaperLink>
      ))}
    </>
  )
}

function PaperLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      <FileText aria-hidden className="size-4" />
      {children}
    </a>
  )
}
