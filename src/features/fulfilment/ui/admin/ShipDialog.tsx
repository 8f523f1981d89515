import type { AdminStep } from '#/features/orders/rules/life.rules.ts'
import { statusFacts } from '#/features/orders/rules/statuses.rules.ts'
import { waitsForMoney } from '#/features/orders/rules/unpaid.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { ParcelFields } from '#/features/shipping/ui/ParcelFields.tsx'
import { formatRupees } from '#/platform/money/money.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useChangeStatus } from '../../fulfilment.queries.ts'
import { m } from './messages/fulfilmentAdmin.messages.ts'
import { UnpaidReason } from './UnpaidReason.tsx'

/** Who carries the parcel, and its number there; the customer gets both by mail. */
export function ShipDialog({ order, step, onClose }: { order: Order; step: AdminStep; onClose: () => void }) {
  const done = statusFacts[step.to].label
  const ship = useChangeStatus(order._id)
  const { register, errors, submitWith } = useDialogForm({
    carrier: '',
    trackingNumber: '',
    note: '',
    unpaidReason: '',
  })
  const submit = submitWith(async (parcel) => {
    await ship.mutateAsync({ status: step.to, ...parcel })
    toast.success(m.orderIs({ number: order.number, status: done }))
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={m.stepOrder({ step: step.label, number: order.number })}
      description={m.getsParcel()}
      submitLabel={m.markAs({ status: done })}
      pending={ship.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      {waitsForMoney(order.paymentId) && (
        <UnpaidReason
          orders={[m.orderWithAmount({ number: order.number, amount: formatRupees(order.paymentId.amount) })]}
          error={errors.unpaidReason?.message}
          field={register('unpaidReason')}
        />
      )}
      <ParcelFields
        carrier={register('carrier')}
        trackingNumber={register('trackingNumber')}
        errors={errors}
      />
      <Field label={m.messageToCustomer()} error={errors.note?.message}>
        <TextArea {...register('note')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
