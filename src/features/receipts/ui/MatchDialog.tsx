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
import type { Receipt, Suggested } from '../receipts.schema.ts'
import { paidName } from './PaidLink.tsx'

export interface MatchDialogProps {
  receipt: Receipt
  /** The order or the gift card that was suggested. */
  suggested: Suggested | undefined
  onClose: () => void
}

/** The number as it was typed: the server reads it, and says what is wrong with it. `GIFT101` is a gift card's. */
function numberOf(typed: string): { orderNumber: number } | { giftNumber: number } {
  const [, gift] = /^\s*gift\D{0,8}(\d+)\s*$/i.exec(typed) ?? []
  return gift ? { giftNumber: Number(gift) } : { orderNumber: typed as unknown as number }
}

const typedNumber = ({ is, number }: Suggested): string => (is === 'order' ? `${number}` : `GIFT${number}`)

const overText =
  'The order counts as paid, and all of it is owed back: you send it from the order, by UPI or as store credit.'
const texts = {
  order: { paid: 'The order counts as paid, and the customer gets a mail.', over: overText },
  giftCard: {
    paid: 'The gift card counts as paid, and its code is mailed on its day.',
    over: 'The gift card was given up: its money is owed back, and you send it from the gift cards.',
  },
} as const

/** Asks before money pays an order or a gift card; a gift card wants the password, less than was asked a reason as well. */
export function MatchDialog({ receipt, suggested: asked, onClose }: MatchDialogProps) {
  const match = useMatchReceipt(receipt._id)
  const [isShort, setShort] = useState(asked !== undefined && receipt.left < asked.amount)
  const { register, errors, watch, submitWith } = useDialogForm({
    orderNumber: asked ? typedNumber(asked) : '',
    reason: '',
    currentPassword: '',
  })
  const is = 'giftNumber' in numberOf(watch('orderNumber')) ? 'giftCard' : 'order'
  const noun = is === 'order' ? 'order' : 'gift card'
  const submit = submitWith(async ({ orderNumber, reason, currentPassword }) => {
    const { order } = await match
      .mutateAsync({
        ...numberOf(orderNumber),
        ...(isShort && { reason }),
        ...((isShort || is === 'giftCard') && { currentPassword }),
      })
      .catch((error) => {
        if (error instanceof ApiError && error.code === 'other_amount') setShort(true)
        throw error
      })
    toast.success(`${formatRupees(receipt.left)} paid ${order ? paidName(order) : orderNumber}`)
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={asked?.isOver ? `Did it pay ${paidName(asked)}, which is over?` : `Did it pay this ${noun}?`}
      description={texts[is][asked?.isOver ? 'over' : 'paid']}
      submitLabel={`It paid the ${noun}`}
      pending={match.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <dl className="grid gap-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">Came in</dt>
          <dd className="font-semibold tabular-nums">{formatRupees(receipt.left)}</dd>
        </div>
        {asked && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">
              {`${paidName(asked)} asks`.replace(/^./, (first) => first.toUpperCase())}
            </dt>
            <dd className="font-semibold tabular-nums">{formatRupees(asked.amount)}</dd>
          </div>
        )}
      </dl>
      <Field
        label="Number of the order"
        required
        error={errors.orderNumber?.message}
        hint="Of a gift card bought online: GIFT and its number."
      >
        <Input {...register('orderNumber')} autoComplete="off" maxLength={20} spellCheck={false} />
      </Field>
      {isShort && (
        <Field
          label={`Why it pays the ${noun} although it is less`}
          required
          error={errors.reason?.message}
          hint="For the shop only."
        >
          <TextArea {...register('reason')} rows={2} maxLength={300} />
        </Field>
      )}
      {(isShort || is === 'giftCard') && (
        <Field label="Your own password" required error={errors.currentPassword?.message}>
          <PasswordInput {...register('currentPassword')} autoComplete="current-password" maxLength={1024} />
        </Field>
      )}
    </FormDialog>
  )
}
