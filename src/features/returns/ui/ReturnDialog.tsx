import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v4 } from 'uuid'
import { noAmountMessage } from '#/features/orders/rules/refunds.rules.ts'
import { isLive } from '#/features/orders/rules/returnRequests.rules.ts'
import {
  mostPaise,
  noPiecesMessage,
  proposedPaise,
  type ReturnReason,
  returnReasons,
} from '#/features/orders/rules/returns.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { mostBack, openExchangePaise, valueOfPieces } from '#/features/orders/ui/itemMoney.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { reverseFeePaise } from '#/features/shop/fees.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { formatPaise, rupeesOf } from '#/platform/money/money.ts'
import { rupeesField, typedRupees } from '#/platform/typed/amount.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useReturnPieces } from '../returns.queries.ts'
import { m } from './messages/sending.messages.ts'
import { OfferPieces } from './OfferPieces.tsx'
import { type Counts, countOf, leftOf, lineName, linesOf, PieceList, PieceStepper } from './PieceList.tsx'
import { reasonLabels } from './returnLabels.ts'

/** What came back of a delivered order: which pieces, how many can be sold again, and how much money goes back. */
export function ReturnDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const giveBack = useReturnPieces(order._id)
  // One for each time the dialog opens: pressing again after a lost answer makes no second return.
  const [requestId] = useState(() => v4())
  const all = Object.fromEntries(order.items.map((item) => [item._id, leftOf(item)]))
  const request = order.returnRequests.find(isLive)
  const [back, setBack] = useState<Counts>(() => {
    // A single piece can only be that one.
    if (countOf(all) === 1) return all
    const asked = request?.lines ?? []
    return Object.fromEntries(asked.map(({ item, pieces }) => [item, Math.min(pieces, all[item] ?? 0)]))
  })
  const [good, setGood] = useState<Counts>({})
  const isPaid = order.paymentId.status === 'Completed'
  const isAll = countOf(back) === countOf(all)

  // What is exchanged pays for the new order already, and is worth what it cost: nothing of it is held back.
  const exchangedPaise = openExchangePaise(order)
  const feePaise = exchangedPaise === undefined ? reverseFeePaise(shop) : 0
  const costOf = (counts: Counts) => valueOfPieces(order, counts, true)
  const proposalOf = (counts: Counts) => {
    const most = mostPaise(costOf(counts), isPaid ? mostBack(order) + (exchangedPaise ?? 0) : undefined)
    return rupeesField(rupeesOf(Math.min(most, proposedPaise(costOf(counts), feePaise))))
  }
  const { register, errors, setError, clearErrors, setValue, formState, submitWith } = useDialogForm<{
    lines: string
    refund: string
    reason: ReturnReason
    note: string
  }>({ lines: '', refund: proposalOf(back), reason: request?.reason ?? 'other', note: '' })
  const { dirtyFields } = formState
  const choose = (counts: Counts) => {
    setBack(counts)
    clearErrors('lines')
    // What somebody typed stays.
    if (!dirtyFields.refund) setValue('refund', proposalOf(counts))
  }
  const goodOf = (id: string) => Math.min(good[id] ?? Infinity, back[id] ?? 0)
  const mayRefund = isPaid || !isAll
  // What it was free for may be what comes back.
  const staysFree = order.items.some((item) => item.offerPieces && leftOf(item) > (back[item._id] ?? 0))

  const submit = submitWith(async ({ refund: typed, reason, note }) => {
    if (countOf(back) === 0) return setError('lines', { message: noPiecesMessage() })
    const refund = mayRefund ? typedRupees(typed) : 0
    if (refund === undefined) return setError('refund', { message: noAmountMessage() }, { shouldFocus: true })
    const { status } = await giveBack.mutateAsync({
      requestId,
      lines: linesOf(back).map((line) => ({ ...line, restock: goodOf(line.item) })),
      reason,
      note,
      ...(mayRefund && { refund }),
    })
    const { number } = order
    toast.success(status === 'returned' ? m.isReturned({ number }) : m.isPartlyReturned({ number }))
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={m.returnOf({ number: order.number })}
      description={m.returnText()}
      submitLabel={isAll ? m.markReturned() : m.takeThese()}
      pending={giveBack.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      {countOf(all) > 1 && (
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => choose(all)}>
          {m.allBack()}
        </Button>
      )}
      <PieceList items={order.items} error={errors.lines?.message}>
        {(item) => (
          <>
            <PieceStepper
              text={m.cameBack()}
              of={lineName(item)}
              value={back[item._id] ?? 0}
              max={leftOf(item)}
              onChange={(pieces) => choose({ ...back, [item._id]: pieces })}
            />
            {(back[item._id] ?? 0) > 0 && <OfferPieces item={item} area="admin" />}
            {(back[item._id] ?? 0) > 0 && (
              <PieceStepper
                text={m.shelfWord()}
                of={lineName(item)}
                value={goodOf(item._id)}
                max={back[item._id] ?? 0}
                onChange={(pieces) => setGood({ ...good, [item._id]: pieces })}
              />
            )}
          </>
        )}
      </PieceList>
      {staysFree && countOf(back) > 0 && (
        <Callout tone="warning" title={m.staysFree()}>
          {m.staysFreeText()}
        </Callout>
      )}
      <Field label={m.why()} error={errors.reason?.message} hint={m.forShopOnly()}>
        <Select {...register('reason')}>
          {returnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasonLabels[reason]()}
            </option>
          ))}
        </Select>
      </Field>
      {!isPaid && (
        <Callout tone="warning" title={m.notWritten()}>
          {isAll ? m.nothingOwed() : m.owedThen()}
        </Callout>
      )}
      {mayRefund && (
        <Field
          label={exchangedPaise === undefined ? m.refundInRupees() : m.creditedInRupees()}
          required
          error={errors.refund?.message}
          hint={
            exchangedPaise === undefined
              ? m.costAndFetch({ cost: formatPaise(costOf(back)), fee: formatPaise(feePaise) })
              : m.costAndExchange({ cost: formatPaise(costOf(back)), paid: formatPaise(exchangedPaise) })
          }
        >
          <Input {...register('refund')} inputMode="decimal" autoComplete="off" />
        </Field>
      )}
      <Field label={m.messageOptional()} error={errors.note?.message}>
        <TextArea {...register('note')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
