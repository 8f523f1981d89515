import { useState } from 'react'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { ApiError } from '#/platform/http/client.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { PasswordInput } from '#/ui/kit/PasswordInput.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useMatchReceipt } from '../receipts.queries.ts'
import type { Receipt } from '../receipts.schema.ts'

export interface MatchDialogProps {
  receipt: Receipt
  /** The order that was suggested. */
  number: number | undefined
  onClose: () => void
}

/** Asks before money pays an order; less than was asked wants a reason and the password. */
export function MatchDialog({ receipt, number, onClose }: MatchDialogProps) {
  const match = useMatchReceipt(receipt._id)
  const asked = receipt.suggestions.find(({ order }) => order.number === number)?.order
  const [isShort, setShort] = useState(asked !== undefined && receipt.amount < asked.amount)
  const { register, errors, submitWith } = useDialogForm({
    orderNumber: number ? String(number) : '',
    reason: '',
    currentPassword: '',
  })
  const submit = submitWith(async ({ orderNumber, reason, currentPassword }) => {
    const more = isShort ? { reason, currentPassword } : {}
    const { order } = await match
      // The number as it was typed: the server reads it, and says what is wrong with it.
      .mutateAsync({ orderNumber: orderNumber as unknown as number, ...more })
      .catch((error) => {
        if (error instanceof ApiError && error.code === 'other_amount') setShort(true)
        throw error
      })
    toast.success(`${formatRupees(receipt.amount)} paid order ${order?.number ?? orderNumber}`)
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={asked?.isOver ? `Did it pay order ${number}, which is over?` : 'Did it pay this order?'}
      description={
        asked?.isOver
          ? 'The order counts as paid, and all of it is owed back: you send it from the order, by UPI or as store credit.'
          : 'The order counts as paid, and the customer gets a mail.'
      }
      submitLabel="It paid the order"
      pending={match.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <dl className="grid gap-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">Came in</dt>
          <dd className="font-semibold tabular-nums">{formatRupees(receipt.amount)}</dd>
        </div>
        {asked && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">Order {asked.number} asks</dt>
            <dd className="font-semibold tabular-nums">{formatRupees(asked.amount)}</dd>
          </div>
        )}
      </dl>
      <Field label="Number of the order" required error={errors.orderNumber?.message}>
        <Input {...register('orderNumber')} inputMode="numeric" autoComplete="off" maxLength={12} />
      </Field>
      {isShort && (
        <>
          <Field
            label="Why it pays the order although it is less"
            required
            error={errors.reason?.message}
            hint="Stands on the order, for the shop only."
          >
            <TextArea {...register('reason')} rows={2} maxLength={300} />
          </Field>
          <Field label="Your own password" required error={errors.currentPassword?.message}>
            <PasswordInput
              {...register('currentPassword')}
              autoComplete="current-password"
              maxLength={1024}
            />
          </Field>
        </>
      )}
    </FormDialog>
  )
}
