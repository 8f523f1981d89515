import { useState } from 'react'
import { v4 } from 'uuid'
import { type RequestReason, requestReasons } from '#/features/orders/rules/returnRequests.rules.ts'
import { NO_PIECES_MESSAGE } from '#/features/orders/rules/returns.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useAskReturn } from '../../requests/returnRequests.queries.ts'
import { type Counts, countOf, leftOf, linesOf, PieceChoice } from '../PieceList.tsx'
import { requestReasonNames } from './requestWords.ts'

/** Which pieces the customer wants to send back, and why. */
export function AskReturnDialog({
  order,
  reasons,
  onClose,
}: {
  order: Order
  /** Those for which there is still time. */
  reasons: readonly RequestReason[]
  onClose: () => void
}) {
  const ask = useAskReturn(order._id)
  // One for each time the dialog opens: pressing again after a lost answer asks for nothing more.
  const [requestId] = useState(() => v4())
  const all = Object.fromEntries(order.items.map((item) => [item._id, leftOf(item)]))
  // A single piece can only be that one.
  const [back, setBack] = useState<Counts>(() => (countOf(all) === 1 ? all : {}))
  const { register, errors, setError, clearErrors, submitWith } = useDialogForm<{
    lines: string
    reason: RequestReason | ''
    words: string
  }>({ lines: '', reason: '', words: '' })
  const submit = submitWith(async ({ reason, words }) => {
    if (countOf(back) === 0) setError('lines', { message: NO_PIECES_MESSAGE })
    if (reason === '') setError('reason', { message: 'Please say why it goes back.' }, { shouldFocus: true })
    if (countOf(back) === 0 || reason === '') return
    await ask.mutateAsync({ requestId, lines: linesOf(back), reason, words })
    toast.success('We have your request and write to you')
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={`Send back from order ${order.number}`}
      description="Tell us what goes back and why. Please wait for our answer before you send anything."
      submitLabel="Ask for the return"
      cancelLabel="Keep everything"
      pending={ask.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <PieceChoice
        items={order.items}
        text="to send back"
        counts={back}
        error={errors.lines?.message}
        onChange={(counts) => {
          setBack(counts)
          clearErrors('lines')
        }}
      />
      <Field
        label="Why"
        required
        error={errors.reason?.message}
        hint={
          reasons.length < requestReasons.length
            ? 'By now we take back only what is damaged, faulty or wrong.'
            : undefined
        }
      >
        <Select {...register('reason')}>
          <option value="">Please choose</option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {requestReasonNames[reason]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="In your words (optional)" error={errors.words?.message}>
        <TextArea {...register('words')} rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
