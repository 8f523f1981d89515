import { useState } from 'react'
import { v4 } from 'uuid'
import { noAmountMessage } from '#/features/orders/rules/refunds.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { typedRupees } from '#/platform/typed/amount.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useCreateRefund } from '../refunds.queries.ts'
import { m } from './messages/goingBack.messages.ts'

/** Owes a part of what was paid back to the customer, for a flaw or what was held back before. */
export function NewRefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const create = useCreateRefund(order._id)
  // One for each time the dialog opens: pressing again after a lost answer makes no second refund.
  const [requestId] = useState(() => v4())
  const { register, errors, setError, submitWith } = useDialogForm({ amount: '', note: '' })
  const submit = submitWith(async ({ note, ...typed }) => {
    const amount = typedRupees(typed.amount)
    if (!amount) return setError('amount', { message: noAmountMessage() }, { shouldFocus: true })
    await create.mutateAsync({ requestId, amount, note })
    toast.success(m.toBeSent({ amount: formatRupees(amount) }))
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={m.refundPartOf({ number: order.number })}
      description={m.refundPartText()}
      submitLabel={m.oweThis()}
      pending={create.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field
        label={m.amountInRupees()}
        required
        error={errors.amount?.message}
        hint={m.atMost({ amount: formatRupees(order.refundable ?? 0) })}
      >
        <Input {...register('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field label={m.noteOptional()} error={errors.note?.message}>
        <TextArea {...register('note')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
