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
import { sendingBackWords } from './requestWords.ts'

const handoverOptions = [
  { value: 'send', label: 'The customer sends it', hint: 'To the address that you give below.' },
  { value: 'pickup', label: 'We have it fetched', hint: 'You book the courier yourself.' },
] as const satisfies readonly { value: Handover; label: string; hint: string }[]

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
  const inCash =
    request?.payBy === 'cod'
      ? ' A difference is paid at the door, or by UPI where the cash guard would ask or refuse anything.'
      : ''
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
    const message = 'Please say what the customer has to do now.'
    if (note.trim() === '') return setError('note', { message }, { shouldFocus: true })
    await accept.mutateAsync({ requestId, handover, note, ...(isExchange && { sendAtOnce }) })
    toast.success('The customer gets a mail')
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={`Accept the return of order ${order.number}`}
      description={
        isExchange
          ? `The new order is placed at once, and its pieces are put aside. What goes back pays for it.${inCash}`
          : 'Money and stock follow when the pieces are with you and you take the return.'
      }
      submitLabel="Accept the return"
      pending={accept.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <RadioCards
        legend="How it comes back"
        name="handover"
        options={handoverOptions}
        value={handover}
        onChange={choose}
      />
      {isExchange && (
        <Checkbox
          label="Send the new pieces at once, without waiting for the others"
          checked={sendAtOnce}
          onChange={({ target }) => setSendAtOnce(target.checked)}
        />
      )}
      <Field
        label="What the customer does now"
        required
        error={errors.note?.message}
        hint="The customer reads it in a mail and on the page of the order."
      >
        <TextArea {...register('note')} rows={7} maxLength={1000} />
      </Field>
    </FormDialog>
  )
}
