import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'

export interface UnpaidReasonProps {
  /** Numbers of the orders that are not paid, and what each comes to. */
  orders: readonly string[]
  error?: string | undefined
  /** What a form library wants to know of the field. */
  field?: Partial<React.ComponentProps<typeof TextArea>>
}

/** Warns of parcels that leave before their money, and asks why. */
export function UnpaidReason({ orders, error, field }: UnpaidReasonProps) {
  return (
    <div className="grid gap-3">
      <Callout
        tone="warning"
        title={orders.length === 1 ? `${orders[0]} is not paid` : `${orders.length} orders are not paid`}
      >
        {orders.length === 1
          ? 'Its payment was not approved yet. Whoever has the parcel may never pay.'
          : `${orders.join('; ')}. Whoever has the parcel may never pay.`}
      </Callout>
      <Field
        label="Why it is sent all the same"
        required
        error={error}
        hint="Only the shop sees it: it stands in the order’s log."
      >
        <TextArea name="unpaidReason" rows={2} maxLength={300} {...field} />
      </Field>
    </div>
  )
}
