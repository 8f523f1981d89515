import { useState } from 'react'
import { v4 } from 'uuid'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { typedRupees } from '#/platform/typed/amount.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { PasswordInput } from '#/ui/kit/PasswordInput.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useGrantCredit } from '../credit.queries.ts'
import { m } from '../messages/credit.messages.ts'

const words = {
  grant: { title: m.grantTitle, submit: m.grantIt, done: m.granted, sign: 1 },
  take: {
    title: m.takeTitle,
    submit: m.takeItBack,
    done: m.taken,
    sign: -1,
  },
} as const
export type CreditMove = keyof typeof words

export interface GrantCreditDialogProps {
  userId: string
  move: CreditMove
  /** What there is, rupees. */
  balance: number
  onClose: () => void
}

/** Adds to a customer's store credit, or takes from it; the own password is asked for, as it is money. */
export function GrantCreditDialog({ userId, move, balance, onClose }: GrantCreditDialogProps) {
  const grant = useGrantCredit(userId)
  // One for each time the dialog opens: pressing again after a lost answer moves nothing twice.
  const [requestId] = useState(() => v4())
  const { title, submit: label, done, sign } = words[move]
  const { register, errors, setError, submitWith } = useDialogForm({
    amount: '',
    note: '',
    currentPassword: '',
  })
  const submit = submitWith(async ({ note, currentPassword, ...typed }) => {
    const amount = typedRupees(typed.amount)
    if (!amount) return setError('amount', { message: m.amountMissing() }, { shouldFocus: true })
    await grant.mutateAsync({ requestId, amount: sign * amount, note, currentPassword })
    toast.success(done({ amount: formatRupees(amount) }))
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={title()}
      description={m.customerReads()}
      submitLabel={label()}
      submitTone={move === 'take' ? 'danger' : 'primary'}
      pending={grant.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field
        label={m.amountInRupees()}
        required
        error={errors.amount?.message}
        hint={m.areThere({ amount: formatRupees(balance) })}
      >
        <Input {...register('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field label={m.reason()} required error={errors.note?.message} hint={m.reasonHint()}>
        <Input {...register('note')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label={m.ownPassword()} required error={errors.currentPassword?.message}>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" maxLength={1024} />
      </Field>
    </FormDialog>
  )
}
