import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Handover } from '#/features/orders/rules/returnRequests.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { RadioCards } from '#/ui/kit/RadioCards.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useAcceptReturn } from '../../requests/returnRequests.queries.ts'
import { m } from '../messages/sending.messages.ts'
import { sendingBackWords } from './requestWords.ts'

const handoverOptions = () =>
  [
    { value: 'send' as const, label: m.customerSends(), hint: m.toAddress() },
    { value: 'pickup' as const, label: m.weFetch(), hint: m.youBook() },
  ] satisfies readonly { value: Handover; label: string; hint: string }[]

/** An admin takes what a customer wants to send back, and says what to do now. */
export function AcceptReturnDialog({
  order,
  requestId,
  onClose,
}: {
  order: Order
  requestId: string
  onClose: () => void
}) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const accept = useAcceptReturn(order._id)
  const request = order.returnRequests.find(({ _id }) => _id === requestId)
  const isExchange = request?.lines.some(({ instead }) => instead) ?? false
  const inCash = request?.payBy === 'cod' ? ` ${m.acceptCod()}` : ''
  const [sendAtOnce, setSendAtOnce] = useState(false)
  const [handover, setHandover] = useState<Handover>('send')
  const { register, errors, setError, setValue, formState, submitWith } = useDialogForm({
    note: sendingBackWords('send', order, shop),
  })
  const { dirtyFields } = formState
  const choose = (next: Handover) => {
    setHandover(next)
    // What somebody typed stays.
    if (!dirtyFields.note) setValue('note', sendingBackWords(next, order, shop))
  }
  const submit = submitWith(async ({ note }) => {
    const message = m.whatToDo()
    if (note.trim() === '') return setError('note', { message }, { shouldFocus: true })
    await accept.mutateAsync({ requestId, handover, note, ...(isExchange && { sendAtOnce }) })
    toast.success(m.customerMailed())
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={m.acceptOf({ number: order.number })}
      description={isExchange ? `${m.acceptExchange()}${inCash}` : m.acceptText()}
      submitLabel={m.accept()}
      pending={accept.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <RadioCards
        legend={m.howBack()}
        name="handover"
        options={handoverOptions()}
        value={handover}
        onChange={choose}
      />
      {isExchange && (
        <Checkbox
          label={m.atOnce()}
          checked={sendAtOnce}
          onChange={({ target }) => setSendAtOnce(target.checked)}
        />
      )}
      <Field label={m.whatCustomerDoes()} required error={errors.note?.message} hint={m.readsIt()}>
        <TextArea {...register('note')} rows={7} maxLength={1000} />
      </Field>
    </FormDialog>
  )
}
