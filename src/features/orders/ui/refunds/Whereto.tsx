import { formatRupees } from '#/platform/money/money.ts'
import type { Order } from '../../orders.schema.ts'
import type { RefundKind } from '../../refunds/refunds.rules.ts'
import { CopyText } from '../CopyText.tsx'

/** Where the customer's money came from, and whom to ask where it should go: UPI apps tell no id of the payer. */
export function Whereto({ order, kind }: { order: Order; kind: RefundKind }) {
  const { reference, amount, type } = order.paymentId
  const { contact } = order.billingAddress
  return (
    <div className="rounded-md bg-sand px-4 py-3 text-sm">
      {type === 'upi' && reference && (
        <p>
          {formatRupees(amount)} came with the UPI reference{' '}
          <CopyText text={reference} name="UPI reference" />. Your bank’s statement or UPI app shows under it
          who paid, and can often send the money back from there.
        </p>
      )}
      {contact && (
        <p>
          Not sure of the {kind === 'upi' ? 'UPI id' : 'bank account'}? Ask the customer:{' '}
          <a href={`tel:+91${contact}`} className="link inline-block py-1">
            {contact}
          </a>
        </p>
      )}
    </div>
  )
}
