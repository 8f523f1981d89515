import { useState } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useAnswerReturn } from '../../requests/returnRequests.queries.ts'
import { m } from '../messages/sending.messages.ts'

/** The customer answers what the shop asked about a return. */
export function AnswerReturn({ order, requestId }: { order: Order; requestId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{m.answer()}</Button>
      {isOpen && <AnswerDialog order={order} requestId={requestId} onClose={() => setOpen(false)} />}
    </>
  )
}

function AnswerDialog({
  order,
  requestId,
  onClose,
}: {
  order: Order
  requestId: string
  onClose: () => void
}) {
  const answer = useAnswerReturn(order._id)
  const question = order.returnRequests.find(({ _id }) => _id === requestId)?.messages.at(-1)?.text
  const { register, errors, setError, submitWith } = useDialogForm({ words: '' })
  const submit = submitWith(async ({ words }) => {
    const message = m.answerMissing()
    if (words.trim() === '') return setError('words', { message }, { shouldFocus: true })
    await answer.mutateAsync({ requestId, words })
    toast.success(m.haveAnswer())
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={m.returnOf({ number: order.number })}
      description={question && <p className="whitespace-pre-line wrap-anywhere">{question}</p>}
      submitLabel={m.sendAnswer()}
      pending={answer.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field label={m.yourAnswer()} required error={errors.words?.message}>
        <TextArea {...register('words')} rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
