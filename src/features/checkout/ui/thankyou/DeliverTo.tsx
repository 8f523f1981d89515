import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { m } from '../../messages/checkout.messages.ts'

export interface DeliverToProps {
  order: Pick<Order, 'billingAddress' | 'deliveryAddress'>
  /** Whether a mail about the order went out. */
  mailed: boolean
}

/** Where the parcel goes, and where the shop's mails about it go. */
export function DeliverTo({ order: { billingAddress, deliveryAddress }, mailed }: DeliverToProps) {
  const to = deliveryAddress ?? billingAddress
  const { email } = billingAddress
  const company = deliveryAddress ? '' : billingAddress.companyName
  const lines = [company, to.address, `${to.city}, ${to.state} ${to.zipCode}`, to.country, to.contact]
  return (
    <section aria-labelledby="deliver-to" className="rounded-md border border-line bg-surface p-5 text-start">
      <h2 id="deliver-to" className="text-xl">
        {m.goesTo()}
      </h2>
      <address className="mt-3 not-italic wrap-anywhere">
        <strong>{to.name}</strong>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {mailed && email && (
        <p className="mt-4 border-t border-line pt-3 text-ink-soft wrap-anywhere">
          <Sentence
            text={m.weWroteTo({ email: '{email}' })}
            parts={{ email: <strong className="text-ink">{email}</strong> }}
          />
        </p>
      )}
    </section>
  )
}
