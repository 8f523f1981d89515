import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useRefuseReturn } from '../../requests/returnRequests.queries.ts'

/** An admin tells the customer why the pieces are not taken back. */
export function RefuseReturnDialog({
  order,
  requestId,
  onClose,
}: {
  order: Order
  requestId: string
  onClose: () => void
}) {
  const refuse = useRefuseReturn(order._id)
  const { register, errors, setError, submitWith } = useDialogForm({ note: '' })
  const submit = submitWith(async ({ note }) => {
    if (note.trim() === '') return setError('note', { message: 'Please say why.' }, { shouldFocus: true })
    await refuse.mutateAsync({ requestId, note })
    toast.success('The customer gets a mail')
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={`Refuse the return of order ${order.number}`}
      submitLabel="Refuse the return"
      submitTone="danger"
      pending={refuse.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field
        label="Why"
        required
        error={errors.note?.message}
        hint="The customer reads it in a mail and on the page of the order."
      >
        <TextArea {...register('note')} rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
