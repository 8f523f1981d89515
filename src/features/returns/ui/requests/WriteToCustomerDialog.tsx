import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useQuestionReturn, useRefuseReturn } from '../../requests/returnRequests.queries.ts'
import { m } from '../messages/sending.messages.ts'

const words = {
  refuse: {
    title: m.refuseOf,
    label: m.why,
    missing: m.sayWhy,
    submit: m.refuse,
    tone: 'danger',
  },
  question: {
    title: m.askAbout,
    label: m.yourQuestion,
    missing: m.questionMissing,
    submit: m.sendQuestion,
    tone: 'primary',
  },
} as const

/** An admin writes to the customer about a return: why it is refused, or what there is to know first. */
export function WriteToCustomerDialog({
  what,
  order,
  requestId,
  onClose,
}: {
  what: keyof typeof words
  order: Order
  requestId: string
  onClose: () => void
}) {
  const refuse = useRefuseReturn(order._id)
  const ask = useQuestionReturn(order._id)
  const { title, label, missing, submit: submitLabel, tone } = words[what]
  const { register, errors, setError, submitWith } = useDialogForm({ note: '' })
  const submit = submitWith(async ({ note }) => {
    if (note.trim() === '') return setError('note', { message: missing() }, { shouldFocus: true })
    await (what === 'refuse' ? refuse : ask).mutateAsync({ requestId, note })
    toast.success(m.customerMailed())
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={title({ number: order.number })}
      submitLabel={submitLabel()}
      submitTone={tone}
      pending={refuse.isPending || ask.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field label={label()} required error={errors.note?.message} hint={m.readsIt()}>
        <TextArea {...register('note')} rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
