import type { RefundKind } from '#/features/orders/rules/refunds.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { CopyText } from '#/features/orders/ui/CopyText.tsx'
import { formatRupees } from '#/platform/money/money.ts'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { m } from './messages/goingBack.messages.ts'

/** Where the customer's money came from, and whom to ask where it should go: UPI apps tell no id of the payer. */
export function Whereto({ order, kind }: { order: Order; kind: RefundKind }) {
  const { reference, amount, type } = order.paymentId
  const { contact } = order.billingAddress
  return (
    <div className="rounded-md bg-sand px-4 py-3 text-sm">
      {type === 'upi' && reference && (
        <p>
          <Sentence
            text={m.cameWith({ amount: formatRupees(amount), reference: '{reference}' })}
            parts={{ reference: <CopyText text={reference} name={m.upiReference()} /> }}
          />
        </p>
      )}
      {contact && (
        <p>
          {kind === 'upi' ? m.notSureUpi() : m.notSureBank()}{' '}
          <a href={`tel:+91${contact}`} className="link inline-block py-1">
            {contact}
          </a>
        </p>
      )}
    </div>
  )
}
