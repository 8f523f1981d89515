import { useState } from 'react'
import { v4 } from 'uuid'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useBuyGiftCard } from '../../gifts/giftPurchases.queries.ts'
import { m } from '../../messages/payments.messages.ts'

/** How much, for whom, with which words and when. What was typed stays until it is taken. */
export function BuyGiftCardDialog({ amounts, onClose }: { amounts: readonly number[]; onClose: () => void }) {
  const buy = useBuyGiftCard()
  // One for each time the dialog opens: pressing again after a lost answer buys nothing more.
  const [requestId] = useState(() => v4())
  const { register, errors, submitWith } = useDialogForm({
    ...{ amount: String(amounts[0] ?? ''), recipientEmail: '', greeting: '', sendOn: '' },
  })
  const submit = submitWith(async ({ amount, ...typed }) => {
    await buy.mutateAsync({ ...typed, requestId, amount: Number(amount) })
    toast.success(m.nowPay())
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={m.buyGiftCard()}
      description={m.giftCardIs()}
      submitLabel={m.goOnToPay()}
      pending={buy.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field label={m.amount()} required error={errors.amount?.message}>
        <Select {...register('amount')}>
          {amounts.map((rupees) => (
            <option key={rupees} value={rupees}>
              {formatRupees(rupees)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.recipientEmail()} required error={errors.recipientEmail?.message}>
        <Input {...register('recipientEmail')} type="email" autoComplete="off" maxLength={254} />
      </Field>
      <Field label={m.yourWords()} error={errors.greeting?.message}>
        <TextArea {...register('greeting')} rows={3} maxLength={500} />
      </Field>
      <Field label={m.dayToSend()} error={errors.sendOn?.message} hint={m.dayToSendHint()}>
        <Input {...register('sendOn')} type="date" />
      </Field>
    </FormDialog>
  )
}
