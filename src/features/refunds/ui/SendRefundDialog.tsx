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
import { m } from './messages/goingBack.messages.ts'
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
  bank: m.bankTransfer(),
  cash: m.cash(),
  [PROVIDER_KIND]: m.toCard({ provider }),
  credit: m.storeCredit(),
})

const submitLabels: Partial<Record<RefundKind, () => string>> = {
  [PROVIDER_KIND]: m.sendMoney,
  credit: m.giveCredit,
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
    toast.success(m.sentBack({ amount: formatRupees(amount) }))
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={m.refundOf({ number: order.number })}
      description={
        kind === PROVIDER_KIND ? m.cardText({ provider }) : kind === 'credit' ? m.creditText() : m.otherText()
      }
      submitLabel={submitLabels[kind]?.() ?? m.moneySent()}
      pending={send.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field label={m.how()} required error={errors.kind?.message}>
        <Select {...register('kind')}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {labels(provider)[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={m.amountInRupees()}
        required
        error={errors.amount?.message}
        hint={m.sendLess({ amount: formatRupees(refund.amount) })}
      >
        <Input {...register('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      {needsReference(kind) && <Whereto order={order} kind={kind} />}
      {needsReference(kind) && (
        <Field label={m.bankReference()} required error={errors.reference?.message}>
          <Input {...register('reference')} maxLength={60} autoComplete="off" spellCheck={false} />
        </Field>
      )}
      <Field label={m.noteOptional()} error={errors.note?.message}>
        <TextArea {...register('note')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
