import { useState } from 'react'
import { PasswordDialog } from '#/features/accounts/ui/security/PasswordDialog.tsx'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { PasswordInput } from '#/ui/kit/PasswordInput.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { type AskedMonth, useFileMonth, useReopenMonth } from '../gst.queries.ts'
import type { GstMonth } from '../gst.schema.ts'
import { monthText } from './gstSearch.ts'
import { m } from './messages/gstMonth.messages.ts'

/** Whether a month was filed; marking it as filed locks it, opening it again is written down. */
export function FilingPanel({ data, of }: { data: GstMonth; of: AskedMonth }) {
  const { month, filing, isOver, problems } = data
  const [isFiling, setFiling] = useState(false)
  if (filing) return <Filed filing={filing} of={of} />
  if (!isOver) {
    return <Callout title={m.notOver({ month: monthText(month) })}>{m.notOverText()}</Callout>
  }
  return (
    <Callout
      title={m.notFiled()}
      action={
        !problems.some(({ stops }) => stops) && (
          <Button onClick={() => setFiling(true)}>{m.markAsFiled()}</Button>
        )
      }
    >
      {m.notFiledText()}
      {isFiling && <FilingDialog of={of} onClose={() => setFiling(false)} />}
    </Callout>
  )
}

function FilingDialog({ of, onClose }: { of: AskedMonth; onClose: () => void }) {
  const file = useFileMonth(of)
  const { register, errors, submitWith } = useDialogForm({ arn: '', currentPassword: '' })
  return (
    <FormDialog
      onClose={onClose}
      title={m.wasFiledQuestion({ month: monthText(of.month) })}
      description={m.wasFiledText()}
      submitLabel={m.lockMonth()}
      pending={file.isPending}
      problem={errors.root?.message}
      onSubmit={submitWith(async (typed) => {
        await file.mutateAsync(typed)
        toast.success(m.isLocked({ month: monthText(of.month) }))
        onClose()
      })}
    >
      <Field label={m.arnLabel()} error={errors.arn?.message} hint={m.arnHint()}>
        <Input {...register('arn')} maxLength={20} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label={m.ownPassword()} required error={errors.currentPassword?.message}>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" maxLength={1024} />
      </Field>
    </FormDialog>
  )
}

function Filed({ filing, of }: { filing: NonNullable<GstMonth['filing']>; of: AskedMonth }) {
  const reopen = useReopenMonth(of)
  const [isReopening, setReopening] = useState(false)
  const { arn, by, at, isSame } = filing
  return (
    <>
      {!isSame && (
        <Callout tone="danger" title={m.notAsFiled()}>
          {m.notAsFiledText()}
        </Callout>
      )}
      <Callout
        tone="success"
        title={m.wasFiled({ month: monthText(of.month) })}
        action={
          <Button variant="quiet" onClick={() => setReopening(true)}>
            {m.openAgain()}
          </Button>
        }
      >
        {arn
          ? m.lockedByWithArn({ name: by, time: formatIndiaTime(at), arn })
          : m.lockedBy({ name: by, time: formatIndiaTime(at) })}
      </Callout>
      <PasswordDialog
        open={isReopening}
        title={m.openMonthAgain({ month: monthText(of.month) })}
        text={m.openMonthAgainText()}
        confirmLabel={m.openIt()}
        tone="danger"
        onConfirm={async (currentPassword) => {
          await reopen.mutateAsync(currentPassword)
          setReopening(false)
          toast.success(m.monthOpen())
        }}
        onClose={() => setReopening(false)}
      />
    </>
  )
}
