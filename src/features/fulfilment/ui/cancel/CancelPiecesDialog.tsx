'use no memo' // react-hook-form keeps state outside of React, which the compiler's caching would hide

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { v4 } from 'uuid'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { showProblems } from '#/features/orders/ui/showProblems.ts'
import {
  type Counts,
  countOf,
  leftOf,
  lineName,
  PieceList,
  PieceStepper,
} from '#/features/returns/ui/PieceList.tsx'
import { formatPaise, paiseOf } from '#/platform/money/money.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useCancelPieces } from '../../pieces/pieces.queries.ts'

/** Which pieces are not wanted any more, and what the rest costs. */
export function CancelPiecesDialog({
  area,
  order,
  onClose,
}: {
  area: OrdersArea
  order: Order
  onClose: () => void
}) {
  const cancel = useCancelPieces(order._id)
  const [problem, setProblem] = useState<string>()
  // One for each time the dialog opens: pressing again after a lost answer cancels nothing more.
  const [requestId] = useState(() => v4())
  const [gone, setGone] = useState<Counts>({})
  const { register, handleSubmit, setError, clearErrors, formState } = useForm({
    defaultValues: { lines: '', note: '' },
  })
  const { errors } = formState
  const value = order.items.reduce(
    (sum, { _id, product }) => sum + paiseOf(product.price) * (gone[_id] ?? 0),
    0,
  )
  const isAll = countOf(gone) === order.items.reduce((sum, item) => sum + leftOf(item), 0)
  const isPaid = order.paymentId.status === 'Completed'
  const rest = isAll
    ? 'That is all of it: the order is cancelled.'
    : `The rest costs ${formatPaise(paiseOf(order.grandTotal) - value)}.`
  const submit = handleSubmit(async ({ note }) => {
    setProblem(undefined)
    if (countOf(gone) === 0) return setError('lines', { message: 'Please choose at least one piece.' })
    const lines = Object.entries(gone)
      .filter(([, pieces]) => pieces > 0)
      .map(([item, pieces]) => ({ item, pieces }))
    try {
      const { status } = await cancel.mutateAsync({ requestId, lines, note })
      toast.success(
        status === 'cancelled' ? `Order ${order.number} is cancelled` : 'These pieces are cancelled',
      )
      onClose()
    } catch (error) {
      setProblem(showProblems(error, setError))
    }
  })
  return (
    <FormDialog
      onClose={onClose}
      title={`Cancel pieces of order ${order.number}`}
      description="What is cancelled cannot be taken up again."
      submitLabel={isAll ? 'Cancel the order' : 'Cancel these pieces'}
      submitTone="danger"
      cancelLabel="Keep them"
      pending={cancel.isPending}
      problem={problem}
      onSubmit={submit}
    >
      <PieceList items={order.items} error={errors.lines?.message}>
        {(item) => (
          <PieceStepper
            text="cancelled"
            of={lineName(item)}
            value={gone[item._id] ?? 0}
            max={leftOf(item)}
            onChange={(pieces) => {
              setGone({ ...gone, [item._id]: pieces })
              clearErrors('lines')
            }}
          />
        )}
      </PieceList>
      <p aria-live="polite" className="min-h-6 text-ink-soft">
        {value > 0 && (
          <>
            {rest} {isPaid && `${formatPaise(value)} is owed back.`}
          </>
        )}
      </p>
      {area === 'admin' && (
        <Field label="Message to the customer (optional)" error={errors.note?.message}>
          <TextArea {...register('note')} rows={2} maxLength={500} />
        </Field>
      )}
    </FormDialog>
  )
}
