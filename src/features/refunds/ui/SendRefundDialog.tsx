import { PROVIDER_KIND } from '#/features/orders/rules/provider.rules.ts'
import {
  needsReference,
  noAmountMessage,
  type RefundKind,
  refundKinds,
} from '#/features/orders/rules/refunds.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { Refund } from '#/features/orders/schema/refunds.schema.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { rupeesField, typedRupees } from '#/platform/typed/amount.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useSendRefund } from '../refunds.queries.ts'
import { useProviderName } from './useProviderName.ts'
import { Whereto } from './Whereto.tsx'

interface Typed {
  kind: RefundKind
  amount: string
  reference: string
  note: string
}

const labels = (provider: string): Record<RefundKind, string> => ({
  upi: 'UPI',
  bank: 'Bank transfer',
  cash: 'Cash',
  [PROVIDER_KIND]: `${provider}, to the card`,
  credit: 'Store credit',
})

const submitLabels: Partial<Record<RefundKind, string>> = {
  [PROVIDER_KIND]: 'Send the money',
  credit: 'Give store credit',
}

export interface SendRefundDialogProps {
  order: Order
  refund: Refund
  onClose: () => void
}

/** How a refund was sent; one to a card is sent by the provider with this very click. */
export function SendRefundDialog({ order, refund, onClose }: SendRefundDialogProps) {
  const send = useSendRefund(refund._id)
  const provider = useProviderName()
  const { register, errors, setError, watch, submitWith } = useDialogForm<Typed>({
    kind: refund.kind,
    amount: rupeesField(refund.amount),
    reference: '',
    note: '',
  })
  const kind = watch('kind')
  const isByCard = order.paymentId.type === 'card'
  const kinds = refundKinds.filter(
    (each) => (each !== PROVIDER_KIND || isByCard) && (each !== 'credit' || order.customer._id !== undefined),
  )

  const submit = submitWith(async (typed) => {
    const amount = typedRupees(typed.amount)
    if (!amount) return setError('amount', { message: noAmountMessage() }, { shouldFocus: true })
    const reference = needsReference(typed.kind) ? typed.reference : ''
    await send.mutateAsync({ kind: typed.kind, amount, reference, note: typed.note })
    toast.success(`${formatRupees(amount)} sent back`)
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={`Refund of order ${order.number}`}
      description={
        kind === PROVIDER_KIND
          ? `${provider} sends the money to the card as soon as you press the button. The customer gets a mail.`
          : kind === 'credit'
            ? 'It stands in the customer’s account at once, and pays for the next order. The customer gets a mail.'
            : 'First send the money, then write it down here. The customer gets a mail with the reference.'
      }
      submitLabel={submitLabels[kind] ?? 'The money is sent'}
      pending={send.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field label="How" required error={errors.kind?.message}>
        <Select {...register('kind')}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {labels(provider)[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Amount in rupees"
        required
        error={errors.amount?.message}
        hint={`${formatRupees(refund.amount)} are due. Send less, and the rest stays due.`}
      >
        <Input {...register('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      {needsReference(kind) && <Whereto order={order} kind={kind} />}
      {needsReference(kind) && (
        <Field label="The bank’s reference" required error={errors.reference?.message}>
          <Input {...register('reference')} maxLength={60} autoComplete="off" spellCheck={false} />
        </Field>
      )}
      <Field label="Note for the shop (optional)" error={errors.note?.message}>
        <TextArea {...register('note')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
