import { useState } from 'react'
import { v4 } from 'uuid'
import { noAmountMessage } from '#/features/orders/rules/refunds.rules.ts'
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
    if (!amount) return setError('amount', { message: noAmountMessage() }, { shouldFocus: true })
    onIssued(
      await issue.mutateAsync({ ...typed, requestId, amount, recipientEmail: typed.recipientEmail.trim() }),
    )
  })
  return (
    <FormDialog
      onClose={onClose}
      title="Issue a gift card"
      description="Once it is paid for. No GST is due now: it is in the prices of what the card pays for."
      submitLabel="Issue it"
      pending={issue.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <Field label="Amount in rupees" required error={errors.amount?.message}>
        <Input {...register('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Field label="How it was paid for" required error={errors.paidBy?.message}>
        <Select {...register('paidBy')}>
          {giftCardPaymentNames.map((name) => (
            <option key={name} value={name}>
              {giftCardPayments[name]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Reference of the payment (optional)" error={errors.reference?.message}>
        <Input {...register('reference')} maxLength={60} autoComplete="off" spellCheck={false} />
      </Field>
      <Field
        label="E-mail of who gets it (optional)"
        error={errors.recipientEmail?.message}
        hint="The code is mailed there. Leave it empty to hand it over yourself."
      >
        <Input
          {...register('recipientEmail')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
        />
      </Field>
      <Field label="Greeting (optional)" error={errors.greeting?.message} hint="Stands in the mail.">
        <TextArea {...register('greeting')} rows={3} maxLength={500} />
      </Field>
      <Field label="Your own password" required error={errors.currentPassword?.message}>
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
      title={`A gift card of ${formatRupees(card.value)}`}
      description="Nobody can show this code again, not even the shop. Whoever has it can redeem it."
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <p className="mt-4 text-xl font-semibold">
        <CopyText text={code} name="code" />
      </p>
      {mailed !== undefined && (
        <p
          className={
            mailed ? 'mt-3 text-ink-soft wrap-anywhere' : 'mt-3 font-semibold text-danger wrap-anywhere'
          }
        >
          {mailed
            ? `It was mailed to ${card.recipientEmail}.`
            : `The mail to ${card.recipientEmail} could not be sent. Please copy the code and send it another way.`}
        </p>
      )}
    </Dialog>
  )
}
