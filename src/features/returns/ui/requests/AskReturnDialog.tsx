'use no memo' // react-hook-form keeps state outside of React, which the compiler's caching would hide

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { v4 } from 'uuid'
import { type RequestReason, requestReasons } from '#/features/orders/rules/returnRequests.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { showProblems } from '#/features/orders/ui/showProblems.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useAskReturn } from '../../requests/returnRequests.queries.ts'
import { type Counts, countOf, leftOf, lineName, PieceList, PieceStepper } from '../PieceList.tsx'
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
  const [problem, setProblem] = useState<string>()
  // One for each time the dialog opens: pressing again after a lost answer asks for nothing more.
  const [requestId] = useState(() => v4())
  const all = Object.fromEntries(order.items.map((item) => [item._id, leftOf(item)]))
  // A single piece can only be that one.
  const [back, setBack] = useState<Counts>(() => (countOf(all) === 1 ? all : {}))
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<{
    lines: string
    reason: RequestReason | ''
    words: string
  }>({ defaultValues: { lines: '', reason: '', words: '' } })
  const { errors } = formState
  const submit = handleSubmit(async ({ reason, words }) => {
    setProblem(undefined)
    if (countOf(back) === 0) setError('lines', { message: 'Please choose at least one piece.' })
    if (reason === '') setError('reason', { message: 'Please say why it goes back.' }, { shouldFocus: true })
    if (countOf(back) === 0 || reason === '') return
    const lines = Object.entries(back)
      .filter(([, pieces]) => pieces > 0)
      .map(([item, pieces]) => ({ item, pieces }))
    try {
      await ask.mutateAsync({ requestId, lines, reason, words })
      toast.success('We have your request and write to you')
      onClose()
    } catch (error) {
      setProblem(showProblems(error, setError))
    }
  })
  return (
    <FormDialog
      onClose={onClose}
      title={`Send back from order ${order.number}`}
      description="Tell us what goes back and why. Please wait for our answer before you send anything."
      submitLabel="Ask for the return"
      cancelLabel="Keep everything"
      pending={ask.isPending}
      problem={problem}
      onSubmit={submit}
    >
      <PieceList items={order.items} error={errors.lines?.message}>
        {(item) => (
          <PieceStepper
            text="to send back"
            of={lineName(item)}
            value={back[item._id] ?? 0}
            max={leftOf(item)}
            onChange={(pieces) => {
              setBack({ ...back, [item._id]: pieces })
              clearErrors('lines')
            }}
          />
        )}
      </PieceList>
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
