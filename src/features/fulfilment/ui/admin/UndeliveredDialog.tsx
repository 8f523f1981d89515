import { useState } from 'react'
import { noAmountMessage } from '#/features/orders/rules/refunds.rules.ts'
import type { ParcelOutcome } from '#/features/orders/rules/returns.rules.ts'
import type { OrderStatus } from '#/features/orders/rules/statuses.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { mostBack } from '#/features/orders/ui/itemMoney.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { type Counts, leftOf, PieceChoice } from '#/features/returns/ui/PieceList.tsx'
import { formatRupees, rupeesOf } from '#/platform/money/money.ts'
import { rupeesField, typedRupees } from '#/platform/typed/amount.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { RadioCards } from '#/ui/kit/RadioCards.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useChangeStatus } from '../../fulfilment.queries.ts'
import { m } from './messages/fulfilmentAdmin.messages.ts'

const outcomes = () =>
  [
    { value: 'refused', label: m.cameBack(), hint: m.cameBackHint() },
    { value: 'lost', label: m.isLost(), hint: m.isLostHint() },
  ] as const

/** A parcel that did not reach the customer. */
export function UndeliveredDialog({
  order,
  to,
  onClose,
}: {
  order: Order
  to: OrderStatus
  onClose: () => void
}) {
  const step = useChangeStatus(order._id)
  const [outcome, setOutcome] = useState<ParcelOutcome | ''>('')
  const [good, setGood] = useState<Counts>(() =>
    Object.fromEntries(order.items.map((item) => [item._id, leftOf(item)])),
  )
  // What store credit paid of an unpaid order comes back by itself.
  const isPaid = order.paymentId.status === 'Completed'
  const refundable = isPaid
    ? rupeesOf(mostBack(order))
    : order.paymentId.advance?.isThere
      ? (order.refundable ?? 0)
      : 0
  const { register, errors, setError, clearErrors, submitWith } = useDialogForm({
    outcome: '',
    refund: rupeesField(refundable),
    note: '',
  })
  const submit = submitWith(async ({ refund: typed, note }) => {
    if (outcome === '') return setError('outcome', { message: m.outcomeMissing() })
    const refund = refundable > 0 ? typedRupees(typed) : 0
    if (refund === undefined) return setError('refund', { message: noAmountMessage() }, { shouldFocus: true })
    const restock = Object.entries(good).map(([item, quantity]) => ({ item, quantity }))
    await step.mutateAsync({
      status: to,
      outcome,
      note,
      ...(outcome === 'refused' && { restock }),
      ...(refundable > 0 && { refund }),
    })
    toast.success(m.notDelivered({ number: order.number }))
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={m.didNotArrive({ number: order.number })}
      description={m.overWithThis()}
      submitLabel={m.markNotDelivered()}
      submitTone="danger"
      pending={step.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <RadioCards
        legend={m.whatBecame()}
        options={outcomes()}
        value={outcome}
        error={errors.outcome?.message}
        required
        layout="sideBySide"
        onChange={(value) => {
          setOutcome(value)
          clearErrors('outcome')
        }}
      />
      {outcome === 'refused' && (
        <PieceChoice items={order.items} text={m.backOnShelf()} counts={good} onChange={setGood} />
      )}
      {refundable > 0 ? (
        <Field
          label={m.refundInRupees()}
          required
          error={errors.refund?.message}
          hint={m.refundHint({ amount: formatRupees(refundable) })}
        >
          <Input {...register('refund')} inputMode="decimal" autoComplete="off" />
        </Field>
      ) : (
        <p className="text-sm text-ink-soft">{m.nothingPaid()}</p>
      )}
      <Field label={m.messageToCustomer()} error={errors.note?.message}>
        <TextArea {...register('note')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
