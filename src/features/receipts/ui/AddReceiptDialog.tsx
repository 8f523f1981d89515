import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useAddReceipt } from '../receipts.queries.ts'

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
      order ? `${formatRupees(amount)} paid order ${order.number}` : `${formatRupees(amount)} written down`,
    )
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="Type a payment"
      description="As your bank’s app shows it. With the UPI reference that a customer gave, or an order’s number in the text, it pays the order."
      submitLabel="Write it down"
      pending={add.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field label="Amount in rupees" required error={errors.amount?.message}>
        <Input {...register('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field label="Day" required error={errors.receivedOn?.message}>
        <Input {...register('receivedOn')} type="date" />
      </Field>
      <Field
        label="UPI reference (UTR)"
        error={errors.utr?.message}
        hint="12 digits. Without it the same money may be written down twice."
      >
        <Input {...register('utr')} inputMode="numeric" autoComplete="off" maxLength={40} />
      </Field>
      <Field label="Who paid (optional)" error={errors.payer?.message}>
        <Input {...register('payer')} maxLength={120} autoComplete="off" />
      </Field>
      <Field label="What the bank wrote (optional)" error={errors.narration?.message}>
        <TextArea {...register('narration')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
