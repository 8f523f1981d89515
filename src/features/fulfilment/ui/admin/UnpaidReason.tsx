import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { m } from './messages/fulfilmentAdmin.messages.ts'

export interface UnpaidReasonProps {
  /** Numbers of the orders that are not paid, and what each comes to. */
  orders: readonly string[]
  error?: string | undefined
  /** What a form library wants to know of the field. */
  field?: Partial<React.ComponentProps<typeof TextArea>>
}

/** Warns of parcels that leave before their money, and asks why. */
export function UnpaidReason({ orders, error, field }: UnpaidReasonProps) {
  const [order = ''] = orders
  return (
    <div className="grid gap-3">
      <Callout
        tone="warning"
        title={orders.length === 1 ? m.isNotPaid({ order }) : m.areNotPaid({ count: orders.length })}
      >
        {orders.length === 1 ? m.mayNeverPay() : m.theseMayNeverPay({ orders: orders.join('; ') })}
      </Callout>
      <Field label={m.whyAllTheSame()} required error={error} hint={m.onlyShopSees()}>
        <TextArea name="unpaidReason" rows={2} maxLength={300} {...field} />
      </Field>
    </div>
  )
}
