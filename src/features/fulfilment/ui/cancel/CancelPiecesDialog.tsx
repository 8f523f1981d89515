import { useState } from 'react'
import { v4 } from 'uuid'
import { noPiecesMessage } from '#/features/orders/rules/returns.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { valueOfPieces } from '#/features/orders/ui/itemMoney.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import {
  type Counts,
  countOf,
  leftOf,
  linesOf,
  PieceChoice,
  PieceStepper,
} from '#/features/returns/ui/PieceList.tsx'
import { formatPaise, paiseOf } from '#/platform/money/money.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../../messages/fulfilment.messages.ts'
import { useCancelPieces } from '../../pieces/pieces.queries.ts'
import { aloneOf, begunOf, freeItems } from './aloneOf.ts'

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
  const pieces = order.items.reduce((sum, item) => sum + (gone[item._id] ?? 0), 0)
  const isAll = pieces === order.items.reduce((sum, item) => sum + leftOf(item), 0)
  const alone = aloneOf(order)
  const nameOf = (id: string | null) => order.items.find(({ _id }) => _id === id)?.product.name ?? ''
  const begun = begunOf(order)
  const begunNames = begun.map(({ name }) => name).join(', ')
  const isPaid = order.paymentId.status === 'Completed'
  const rest = formatPaise(paiseOf(order.grandTotal) - value)
  const submit = submitWith(async ({ note }) => {
    if (countOf(gone) === 0) return setError('lines', { message: noPiecesMessage() })
    const { status } = await cancel.mutateAsync({ requestId, lines: linesOf(gone), note })
    toast.success(status === 'cancelled' ? m.orderCancelled({ number: order.number }) : m.piecesCancelled())
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={m.cancelPiecesOf({ number: order.number })}
      description={m.piecesFinal()}
      submitLabel={isAll ? m.cancelTheOrder() : m.cancelThesePieces()}
      submitTone="danger"
      cancelLabel={m.leaveThem()}
      pending={cancel.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <PieceChoice
        items={freeItems(area, order)}
        text={m.cancelled()}
        counts={gone}
        error={errors.lines?.message}
        onChange={(counts) => {
          setGone(counts)
          clearErrors('lines')
        }}
      />
      {alone.length > 0 && (
        <section aria-labelledby="without" className="grid gap-2">
          <h3 id="without" className="text-lg">
            {m.orOnlyServices()}
          </h3>
          {alone.map(({ _id, name, quantity, forItem }) => (
            <div key={_id}>
              <span className="font-semibold wrap-anywhere">{name}</span>{' '}
              <span className="text-sm text-ink-soft wrap-anywhere">{nameOf(forItem)}</span>
              <PieceStepper
                text={m.cancelled()}
                of={m.serviceOf({ service: name, product: nameOf(forItem) })}
                value={gone[_id] ?? 0}
                max={quantity}
                onChange={(count) => {
                  setGone({ ...gone, [_id]: count })
                  clearErrors('lines')
                }}
              />
            </div>
          ))}
        </section>
      )}
      {begun.length > 0 && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {area === 'customer'
            ? m.begunWriteToUs({ names: begunNames })
            : m.begunStaysPaid({ names: begunNames })}
        </p>
      )}
      <p aria-live="polite" className="min-h-6 text-ink-soft">
        {value > 0 &&
          (isAll
            ? isPaid
              ? m.allCancelledAndOwed({ value: formatPaise(value) })
              : m.allCancelled()
            : isPaid
              ? m.restCostsAndOwed({ rest, value: formatPaise(value) })
              : m.restCosts({ rest }))}
      </p>
      {area === 'admin' && (
        <Field label={m.messageToCustomer()} error={errors.note?.message}>
          <TextArea {...register('note')} rows={2} maxLength={500} />
        </Field>
      )}
    </FormDialog>
  )
}
