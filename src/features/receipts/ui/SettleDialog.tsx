import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { PasswordInput } from '#/ui/kit/PasswordInput.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useSettleReceipt } from '../receipts.queries.ts'
import type { ReceiptOutcome } from '../receipts.rules.ts'
import type { Receipt } from '../receipts.schema.ts'

const words: Record<
  ReceiptOutcome,
  { readonly label: string; readonly text: string; readonly button: string }
> = {
  refund: {
    label: 'I sent it back',
    text: 'First send the money from your bank, then write its reference down here.',
    button: 'It is sent back',
  },
  credit: {
    label: 'Give it as store credit',
    text: 'It stands in the account of the order’s customer at once, and pays for the next order.',
    button: 'Give store credit',
  },
  notOrder: {
    label: 'It is no order’s',
    text: 'Rent, your own transfer, a sale elsewhere. It is put away, and what the bank wrote is forgotten after 90 days.',
    button: 'Put it away',
  },
  duplicate: {
    label: 'It is the same money as another line',
    text: 'Two sources named one payment in different words. Only if your bank shows it once.',
    button: 'Put it away',
  },
}

export interface SettleDialogProps {
  receipt: Receipt
  /** The order that it was most likely meant for. */
  suggested: number | undefined
  onClose: () => void
}

/** What becomes of money that paid no order, or of what came on top of one. */
export function SettleDialog({ receipt, suggested, onClose }: SettleDialogProps) {
  const settle = useSettleReceipt(receipt._id)
  const { left, order, outcome: before } = receipt
  const { register, errors, watch, submitWith } = useDialogForm({
    outcome: 'refund' as ReceiptOutcome,
    orderNumber: suggested ? String(suggested) : '',
    reference: '',
    note: '',
    currentPassword: '',
  })
  const outcome = watch('outcome')
  const isReturned = outcome === 'refund' || outcome === 'credit'
  const offered: readonly ReceiptOutcome[] =
    order || before ? ['refund', 'credit'] : ['refund', 'credit', 'notOrder', 'duplicate']
  const submit = submitWith(async ({ orderNumber, reference, note, currentPassword }) => {
    await settle.mutateAsync({
      ...{ outcome, note },
      ...(outcome === 'refund' && { reference }),
      // The number as it was typed: the server reads it, and says what is wrong with it.
      ...(isReturned && !order && orderNumber && { orderNumber: orderNumber as unknown as number }),
      ...(isReturned && { currentPassword }),
    })
    toast.success(isReturned ? `${formatRupees(left)} written down` : 'Put away')
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={`What becomes of ${formatRupees(left)}?`}
      description={words[outcome].text}
      submitLabel={words[outcome].button}
      pending={settle.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field label="What becomes of it" required error={errors.outcome?.message}>
        <Select {...register('outcome')}>
          {offered.map((each) => (
            <option key={each} value={each}>
              {words[each].label}
            </option>
          ))}
        </Select>
      </Field>
      {isReturned && !order && (
        <Field
          label={`Number of the order it was meant for${outcome === 'refund' ? ' (optional)' : ''}`}
          required={outcome === 'credit'}
          error={errors.orderNumber?.message}
        >
          <Input {...register('orderNumber')} inputMode="numeric" autoComplete="off" maxLength={12} />
        </Field>
      )}
      {outcome === 'refund' && (
        <Field label="The bank’s reference" required error={errors.reference?.message}>
          <Input {...register('reference')} maxLength={60} autoComplete="off" spellCheck={false} />
        </Field>
      )}
      <Field label="Note for the shop (optional)" error={errors.note?.message}>
        <TextArea {...register('note')} rows={2} maxLength={300} />
      </Field>
      {isReturned && (
        <Field label="Your own password" required error={errors.currentPassword?.message}>
          <PasswordInput {...register('currentPassword')} autoComplete="current-password" maxLength={1024} />
        </Field>
      )}
    </FormDialog>
  )
}
