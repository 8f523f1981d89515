import { useState } from 'react'
import { v4 } from 'uuid'
import { NO_PIECES_MESSAGE } from '#/features/orders/rules/returns.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { valueOfPieces } from '#/features/orders/ui/itemMoney.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { type Counts, countOf, leftOf, linesOf, PieceChoice } from '#/features/returns/ui/PieceList.tsx'
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
  // One for each time the dialog opens: pressing again after a lost answer cancels nothing more.
  const [requestId] = useState(() => v4())
  const [gone, setGone] = useState<Counts>({})
  const { register, errors, setError, clearErrors, submitWith } = useDialogForm({ lines: '', note: '' })
  const value = valueOfPieces(order, gone, false)
  const isAll = countOf(gone) === order.items.reduce((sum, item) => sum + leftOf(item), 0)
  const isPaid = order.paymentId.status === 'Completed'
  const rest = isAll
    ? 'That is all of it: the order is cancelled.'
    : `The rest costs ${formatPaise(paiseOf(order.grandTotal) - value)}.`
  const submit = submitWith(async ({ note }) => {
    if (countOf(gone) === 0) return setError('lines', { message: NO_PIECES_MESSAGE })
    const { status } = await cancel.mutateAsync({ requestId, lines: linesOf(gone), note })
    toast.success(
      status === 'cancelled' ? `Order ${order.number} is cancelled` : 'These pieces are cancelled',
    )
    onClose()
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
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <PieceChoice
        items={order.items}
        text="cancelled"
        counts={gone}
        error={errors.lines?.message}
        onChange={(counts) => {
          setGone(counts)
          clearErrors('lines')
        }}
      />
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
