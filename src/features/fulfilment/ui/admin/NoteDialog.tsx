import { type FormEvent, useState } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useNoteOrder } from '../../fulfilment.queries.ts'
import { m } from './messages/fulfilmentAdmin.messages.ts'

/** Writes down something about an order that customers never see. */
export function NoteDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const write = useNoteOrder(order._id)
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const field = elements.namedItem('note') as HTMLTextAreaElement
    const { checked: onSlip } = elements.namedItem('onSlip') as HTMLInputElement
    if (field.value.trim() === '') {
      setProblem(m.noteMissing())
      field.focus()
      return
    }
    const json = { note: field.value, onSlip }
    write.mutate(json, {
      onSuccess: () => {
        toast.success(m.noteAdded())
        onClose()
      },
      onError: (error) => setProblem(errorText(error, { fallback: m.noteFailed() })),
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={m.noteOn({ number: order.number })}
      submitLabel={m.addTheNote()}
      pending={write.isPending}
      onSubmit={submit}
    >
      <Field label={m.note()} required error={problem} hint={m.onlyAdmins()}>
        <TextArea name="note" rows={4} maxLength={1000} />
      </Field>
      <Checkbox name="onSlip" label={m.printOnSlip()} hint={m.printOnSlipHint()} />
    </FormDialog>
  )
}
