import { ExternalLink } from '#/ui/icons/other.tsx'
import { trackingPage } from '../rules/carriers.rules.ts'
import type { Order } from '../schema/orders.schema.ts'
import { m } from './messages/order.messages.ts'

/** Leads to the parcel at its carrier's; nothing where the carrier has no page for it. */
export function TrackingLink({ order: { carrier, trackingNumber } }: { order: Order }) {
  const page = trackingPage(carrier, trackingNumber)
  if (!page) return null
  return (
    <a
      href={page}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
    >
      {m.followAt({ carrier: carrier ?? '' })}
      <ExternalLink aria-hidden className="size-4" />
      <span className="sr-only"> {m.opensInTab()}</span>
    </a>
  )
}
