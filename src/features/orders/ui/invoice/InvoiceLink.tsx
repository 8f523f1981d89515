import { useSuspenseQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { shopQuery } from '../../../shop/shop.queries.ts'
import { isInvoiceDue } from '../../invoice/due.rules.ts'
import type { Order } from '../../orders.schema.ts'

/** Downloads the GST invoice of an order that has one; nothing before, or in a shop without a GSTIN. */
export function InvoiceLink({ order }: { order: Order }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  if (!shop.gstin || !isInvoiceDue(order.status, order.paymentId)) return null
  return (
    <a
      href={`/api/order/${order._id}/invoice.pdf`}
      download
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <FileText aria-hidden className="size-4" />
      Download invoice
    </a>
  )
}
