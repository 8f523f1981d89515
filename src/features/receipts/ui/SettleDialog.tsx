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
import { m } from './messages/incoming.messages.ts'

const words: Record<
  ReceiptOutcome,
  { readonly label: () => string; readonly text: () => string; readonly button: () => string }
> = {
  refund: {
    label: m.refundLabel,
    text: m.refundText,
    button: m.refundButton,
  },
  credit: {
    label: m.creditLabel,
    text: m.creditText,
    button: m.creditButton,
  },
  notOrder: {
    label: m.notOrderLabel,
    text: m.notOrderText,
    button: m.putItAway,
  },
  duplicate: {
    label: m.duplicateLabel,
    text: m.duplicateText,
    button: m.putItAway,
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
    toast.success(isReturned ? m.writtenDown({ amount: formatRupees(left) }) : m.putAwayDone())
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={m.whatBecomesOf({ amount: formatRupees(left) })}
      description={words[outcome].text()}
      submitLabel={words[outcome].button()}
      pending={settle.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field label={m.whatBecomesOfIt()} required error={errors.outcome?.message}>
        <Select {...register('outcome')}>
          {offered.map((each) => (
            <option key={each} value={each}>
              {words[each].label()}
            </option>
          ))}
        </Select>
      </Field>
      {isReturned && !order && (
        <Field
          label={outcome === 'refund' ? m.meantForOptional() : m.meantFor()}
          required={outcome === 'credit'}
          error={errors.orderNumber?.message}
        >
          <Input {...register('orderNumber')} inputMode="numeric" autoComplete="off" maxLength={12} />
        </Field>
      )}
      {outcome === 'refund' && (
        <Field label={m.banksReference()} required error={errors.reference?.message}>
          <Input {...register('reference')} maxLength={60} autoComplete="off" spellCheck={false} />
        </Field>
      )}
      <Field label={m.noteForShop()} error={errors.note?.message}>
        <TextArea {...register('note')} rows={2} maxLength={300} />
      </Field>
      {isReturned && (
        <Field label={m.ownPassword()} required error={errors.currentPassword?.message}>
          <PasswordInput {...register('currentPassword')} autoComplete="current-password" maxLength={1024} />
        </Field>
      )}
    </FormDialog>
  )
}
