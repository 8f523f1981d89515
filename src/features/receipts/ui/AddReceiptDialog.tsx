import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useAddReceipt } from '../receipts.queries.ts'
import { m } from './messages/incoming.messages.ts'

/** Types money that came in, as the bank's app shows it. */
export function AddReceiptDialog({ onClose }: { onClose: () => void }) {
  const add = useAddReceipt()
  const { register, errors, submitWith } = useDialogForm({
    amount: '',
    receivedOn: indiaDay(new Date()),
    utr: '',
    payer: '',
    narration: '',
  })
  const submit = submitWith(async (typed) => {
    const { order, amount } = await add.mutateAsync(typed)
    toast.success(
      order
        ? m.paidOrder({ amount: formatRupees(amount), number: order.number })
        : m.writtenDown({ amount: formatRupees(amount) }),
    )
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={m.typePayment()}
      description={m.typeText()}
      submitLabel={m.writeItDown()}
      pending={add.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field label={m.amountInRupees()} required error={errors.amount?.message}>
        <Input {...register('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field label={m.day()} required error={errors.receivedOn?.message}>
        <Input {...register('receivedOn')} type="date" />
      </Field>
      <Field label={m.upiReference()} error={errors.utr?.message} hint={m.upiReferenceHint()}>
        <Input {...register('utr')} inputMode="numeric" autoComplete="off" maxLength={40} />
      </Field>
      <Field label={m.whoPaid()} error={errors.payer?.message}>
        <Input {...register('payer')} maxLength={120} autoComplete="off" />
      </Field>
      <Field label={m.whatBankWrote()} error={errors.narration?.message}>
        <TextArea {...register('narration')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
