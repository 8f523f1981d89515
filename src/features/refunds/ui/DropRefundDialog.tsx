import { type FormEvent, useState } from 'react'
import type { Refund } from '#/features/orders/schema/refunds.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useDropRefund } from '../refunds.queries.ts'
import { m } from './messages/goingBack.messages.ts'

/** Withdraws a refund that was not sent; the reason stays with the order. */
export function DropRefundDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const drop = useDropRefund(refund._id)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('note') as HTMLTextAreaElement
    if (field.value.trim() === '') {
      setProblem(m.sayWhy())
      field.focus()
      return
    }
    try {
      await drop.mutateAsync(field.value)
      // With the answer the refund and this dialog are gone.
      toast.success(m.isWithdrawn())
      onClose()
    } catch (error) {
      setProblem(errorText(error, { fallback: m.notWritten() }))
    }
  }
  return (
    <FormDialog
      onClose={onClose}
      title={m.withdrawAsk({ amount: formatRupees(refund.amount) })}
      description={m.withdrawText()}
      submitLabel={m.withdraw()}
      submitTone="danger"
      cancelLabel={m.leaveDue()}
      pending={drop.isPending}
      onSubmit={submit}
    >
      <Field label={m.why()} required error={problem}>
        <TextArea name="note" rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
