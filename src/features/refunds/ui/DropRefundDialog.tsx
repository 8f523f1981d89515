import { type FormEvent, useState } from 'react'
import type { Refund } from '#/features/orders/schema/refunds.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useDropRefund } from '../refunds.queries.ts'

/** Withdraws a refund that was not sent; the reason stays with the order. */
export function DropRefundDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const drop = useDropRefund(refund._id)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('note') as HTMLTextAreaElement
    if (field.value.trim() === '') {
      setProblem('Please say why.')
      field.focus()
      return
    }
    try {
      await drop.mutateAsync(field.value)
      // With the answer the refund and this dialog are gone.
      toast.success('Refund withdrawn')
      onClose()
    } catch (error) {
      setProblem(errorText(error, { fallback: 'This could not be written down. Please try again.' }))
    }
  }
  return (
    <FormDialog
      onClose={onClose}
      title={`Withdraw the refund of ${formatRupees(refund.amount)}?`}
      description="The customer sees that it was withdrawn, not why."
      submitLabel="Withdraw"
      submitTone="danger"
      cancelLabel="Keep it"
      pending={drop.isPending}
      onSubmit={submit}
    >
      <Field label="Why" required error={problem}>
        <TextArea name="note" rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
