import { type FormEvent, useState } from 'react'
import type { Step } from '#/features/orders/rules/life.rules.ts'
import { statusFacts } from '#/features/orders/rules/statuses.rules.ts'
import { unpaidReasonMessage, waitsForMoney } from '#/features/orders/rules/unpaid.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { CarrierList, carrierListId } from '#/features/shipping/ui/CarrierList.tsx'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import type { useChangeStatuses } from '../../bulk/bulk.queries.ts'
import type { BulkResult } from '../../bulk/bulk.schema.ts'
import { m } from './messages/fulfilmentAdmin.messages.ts'
import { UnpaidReason } from './UnpaidReason.tsx'

export interface ShipManyDialogProps {
  step: Step
  orders: readonly Order[]
  change: ReturnType<typeof useChangeStatuses>
  onClose: () => void
  onDone: (result: BulkResult) => void
}

/** One carrier for all of them, a tracking number for each. */
export function ShipManyDialog({ step, orders: chosen, change, onClose, onDone }: ShipManyDialogProps) {
  // Those that were chosen when it was opened: the list may be read again meanwhile.
  const [orders] = useState(chosen)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const unpaid = orders.filter(({ paymentId }) => waitsForMoney(paymentId))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const typed = (name: string) =>
      (elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement).value.trim()
    const missing = [
      ...(unpaid.length > 0 && !typed('unpaidReason')
        ? [['unpaidReason', unpaidReasonMessage()] as const]
        : []),
      ...(typed('carrier') ? [] : [['carrier', m.carrierMissing()] as const]),
      ...orders.filter(({ _id }) => !typed(_id)).map(({ _id }) => [_id, m.trackingMissing()] as const),
    ]
    setProblems(Object.fromEntries(missing))
    const [first] = missing
    if (first) return (elements.namedItem(first[0]) as HTMLInputElement).focus()
    const carrier = typed('carrier')
    change.mutate(
      {
        status: step.to,
        orders: orders.map(({ _id, paymentId }) => ({
          _id,
          carrier,
          trackingNumber: typed(_id),
          ...(waitsForMoney(paymentId) && { unpaidReason: typed('unpaidReason') }),
        })),
      },
      {
        onSuccess: (result) => {
          onDone(result)
          onClose()
        },
        onError: (error) =>
          setProblems({ form: errorText(error, { action: (cause) => m.shippingFailed({ cause }) }) }),
      },
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={m.stepOrders({ step: step.label, count: orders.length })}
      description={m.eachGetsParcel()}
      submitLabel={m.markAs({ status: statusFacts[step.to].label })}
      pending={change.isPending}
      problem={problems.form}
      onSubmit={submit}
    >
      {unpaid.length > 0 && (
        <UnpaidReason
          orders={unpaid.map(({ number, paymentId }) =>
            m.orderWithAmount({ number, amount: formatRupees(paymentId.amount) }),
          )}
          error={problems.unpaidReason}
        />
      )}
      <Field label={m.carrier()} required error={problems.carrier}>
        <Input name="carrier" list={carrierListId} maxLength={60} autoComplete="off" />
      </Field>
      <CarrierList />
      {orders.map(({ _id, number, customer }) => (
        <Field key={_id} label={m.trackingOf({ number, name: customer.name })} required error={problems[_id]}>
          <Input
            name={_id}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
      ))}
    </FormDialog>
  )
}
