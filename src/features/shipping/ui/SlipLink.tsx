import { isOver } from '#/features/orders/rules/statuses.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { Printer } from '#/ui/icons/other.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { m } from '../messages/shipping.messages.ts'

/** Opens the packing slip of an order, to be printed; nothing for one that is over. */
export function SlipLink({ order }: { order: Order }) {
  if (isOver(order.status)) return null
  return <PrintLink href={`/api/admin/order/slip/${order._id}`} label={m.packingSlip()} />
}

/** Opens the slips of everything that waits to be packed, one a page. */
export const AllSlipsLink = () => <PrintLink href="/api/admin/order/slips.pdf" label={m.printAll()} />

function PrintLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <Printer aria-hidden className="size-4" />
      {label}
      <span className="sr-only"> {m.newTab()}</span>
    </a>
  )
}
