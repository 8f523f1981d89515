import { useState } from 'react'
import { v4 } from 'uuid'
import { CopyText } from '#/features/orders/ui/CopyText.tsx'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { typedRupees } from '#/platform/typed/amount.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { PasswordInput } from '#/ui/kit/PasswordInput.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { useIssueGiftCard } from '../giftCard.queries.ts'
import { type GiftCardPayment, giftCardPaymentNames, giftCardPayments } from '../giftCard.rules.ts'
import { m } from '../messages/credit.messages.ts'

type Issued = Awaited<ReturnType<ReturnType<typeof useIssueGiftCard>['mutateAsync']>>

/** Issues a gift card; its code is shown once, when it is there. */
export function IssueGiftCardDialog({ onClose }: { onClose: () => void }) {
  const [issued, setIssued] = useState<Issued>()
  return issued ? (
    <IssuedDialog issued={issued} onClose={onClose} />
  ) : (
    <CardForm onIssued={setIssued} onClose={onClose} />
  )
}

function CardForm({ onIssued, onClose }: { onIssued: (issued: Issued) => void; onClose: () => void }) {
  const issue = useIssueGiftCard()
  // One for each time the dialog opens: pressing again after a lost answer issues no second card.
  const [requestId] = useState(() => v4())
  const { register, errors, setError, submitWith } = useDialogForm({
    amount: '',
    paidBy: 'upi' as GiftCardPayment,
    reference: '',
    recipientEmail: '',
    greeting: '',
    currentPassword: '',
  })
  const submit = submitWith(async (typed) => {
    const amount = typedRupees(typed.amount)
    if (!amount) return setError('amount', { message: m.amountMissing() }, { shouldFocus: true })
    onIssued(
      await issue.mutateAsync({ ...typed, requestId, amount, recipientEmail: typed.recipientEmail.trim() }),
    )
  })
  return (
    <FormDialog
      onClose={onClose}
      title={m.issueCard()}
      description={m.issueText()}
      submitLabel={m.issueIt()}
      pending={issue.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field label={m.amountInRupees()} required error={errors.amount?.message}>
        <Input {...register('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field label={m.howPaid()} required error={errors.paidBy?.message}>
        <Select {...register('paidBy')}>
          {giftCardPaymentNames.map((name) => (
            <option key={name} value={name}>
              {giftCardPayments[name]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.paymentReference()} error={errors.reference?.message}>
        <Input {...register('reference')} maxLength={60} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label={m.recipientEmail()} error={errors.recipientEmail?.message} hint={m.recipientHint()}>
        <Input
          {...register('recipientEmail')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
        />
      </Field>
      <Field label={m.greeting()} error={errors.greeting?.message} hint={m.greetingHint()}>
        <TextArea {...register('greeting')} rows={3} maxLength={500} />
      </Field>
      <Field label={m.ownPassword()} required error={errors.currentPassword?.message}>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" maxLength={1024} />
      </Field>
    </FormDialog>
  )
}

function IssuedDialog({ issued: { card, code, mailed }, onClose }: { issued: Issued; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.cardOf({ amount: formatRupees(card.value) })}
      description={m.codeOnce()}
      actions={<Button onClick={onClose}>{m.done()}</Button>}
    >
      <p className="mt-4 text-xl font-semibold">
        <CopyText text={code} name={m.codeNoun()} />
      </p>
      {mailed !== undefined && (
        <p
          className={
            mailed ? 'mt-3 text-ink-soft wrap-anywhere' : 'mt-3 font-semibold text-danger wrap-anywhere'
          }
        >
          {mailed ? m.wasMailed({ email: card.recipientEmail }) : m.notMailed({ email: card.recipientEmail })}
        </p>
      )}
    </Dialog>
  )
}
