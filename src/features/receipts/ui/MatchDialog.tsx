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
import { m } from './messages/incoming.messages.ts'
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

const texts = {
  order: {
    ...{ paid: m.orderPaid, over: m.orderOver },
    ...{ title: m.didPayOrder, button: m.itPaidTheOrder, why: m.whyOrderThough },
  },
  giftCard: {
    ...{ paid: m.giftPaid, over: m.giftOver },
    ...{ title: m.didPayGift, button: m.itPaidTheGift, why: m.whyGiftThough },
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
    toast.success(
      m.paidThing({ amount: formatRupees(receipt.left), thing: order ? paidName(order) : orderNumber }),
    )
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={asked?.isOver ? m.didPayOver({ thing: paidName(asked) }) : texts[is].title()}
      description={texts[is][asked?.isOver ? 'over' : 'paid']()}
      submitLabel={texts[is].button()}
      pending={match.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <dl className="grid gap-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{m.cameIn()}</dt>
          <dd className="font-semibold tabular-nums">{formatRupees(receipt.left)}</dd>
        </div>
        {asked && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">
              {asked.is === 'order'
                ? m.orderAsks({ number: asked.number })
                : m.giftAsks({ number: asked.number })}
            </dt>
            <dd className="font-semibold tabular-nums">{formatRupees(asked.amount)}</dd>
          </div>
        )}
      </dl>
      <Field
        label={m.numberOfOrder()}
        required
        error={errors.orderNumber?.message}
        hint={m.numberOfOrderHint()}
      >
        <Input {...register('orderNumber')} autoComplete="off" maxLength={20} spellCheck={false} />
      </Field>
      {isShort && (
        <Field label={texts[is].why()} required error={errors.reason?.message} hint={m.forShopOnly()}>
          <TextArea {...register('reason')} rows={2} maxLength={300} />
        </Field>
      )}
      {(isShort || is === 'giftCard') && (
        <Field label={m.ownPassword()} required error={errors.currentPassword?.message}>
          <PasswordInput {...register('currentPassword')} autoComplete="current-password" maxLength={1024} />
        </Field>
      )}
    </FormDialog>
  )
}
