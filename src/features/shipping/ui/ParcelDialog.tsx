import { isOnItsWay } from '#/features/orders/rules/statuses.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../messages/shipping.messages.ts'
import { useCorrectParcel } from '../parcel/parcel.queries.ts'
import { ParcelFields } from './ParcelFields.tsx'

/** Corrects carrier and tracking number of a parcel that left. */
export function ParcelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const correct = useCorrectParcel(order._id)
  const { register, errors, submitWith } = useDialogForm({
    carrier: order.carrier ?? '',
    trackingNumber: order.trackingNumber ?? '',
  })
  const submit = submitWith(async (parcel) => {
    await correct.mutateAsync(parcel)
    toast.success(m.corrected())
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={m.parcelOf({ number: order.number })}
      description={isOnItsWay(order.status) ? m.correctsOnTheWay() : m.correctsArrived()}
      submitLabel={m.correctIt()}
      pending={correct.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <ParcelFields
        carrier={register('carrier')}
        trackingNumber={register('trackingNumber')}
        errors={errors}
      />
    </FormDialog>
  )
}
