import { useState } from 'react'
import { PasswordDialog } from '#/features/accounts/ui/security/PasswordDialog.tsx'
import { orderTime } from '#/features/orders/ui/orderDay.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
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

/** Whether a month was filed; marking it as filed locks it, opening it again is written down. */
export function FilingPanel({ data, of }: { data: GstMonth; of: AskedMonth }) {
  const { month, filing, isOver, problems } = data
  const [isFiling, setFiling] = useState(false)
  if (filing) return <Filed filing={filing} of={of} />
  if (!isOver) {
    return (
      <Callout title={`${monthText(month)} is not over`}>
        It can be filed when nothing is dated into it any more.
      </Callout>
    )
  }
  return (
    <Callout
      title="Not filed yet"
      action={
        !problems.some(({ stops }) => stops) && <Button onClick={() => setFiling(true)}>Mark as filed</Button>
      }
    >
      Once the return is on the portal, lock the month here: no document of it changes any more, and what
      comes later is dated into its own month.
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
      title={`Was ${monthText(of.month)} filed?`}
      description="Mark it when the portal has taken the return. Who does it is written down."
      submitLabel="Lock the month"
      pending={file.isPending}
      problem={errors.root?.message}
      onSubmit={submitWith(async (typed) => {
        await file.mutateAsync(typed)
        toast.success(`${monthText(of.month)} is locked`)
        onClose()
      })}
    >
      <Field
        label="Acknowledgement of the portal (ARN, optional)"
        error={errors.arn?.message}
        hint="15 letters and digits; to find it again."
      >
        <Input {...register('arn')} maxLength={20} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Your own password" required error={errors.currentPassword?.message}>
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
        <Callout tone="danger" title="It no longer says what was filed">
          Its sums, places or codes differ from those of the day it was locked. Please ask your accountant for
          an amendment.
        </Callout>
      )}
      <Callout
        tone="success"
        title={`${monthText(of.month)} was filed`}
        action={
          <Button variant="quiet" onClick={() => setReopening(true)}>
            Open it again
          </Button>
        }
      >
        {`Locked by ${by} on ${orderTime(at)}.${arn ? ` ARN ${arn}.` : ''}`}
      </Callout>
      <PasswordDialog
        open={isReopening}
        title={`Open ${monthText(of.month)} again?`}
        text="For a month that was marked by mistake. A return that the portal has cannot be taken back there: mistakes in it are amended in the next one."
        confirmLabel="Open it"
        tone="danger"
        onConfirm={async (currentPassword) => {
          await reopen.mutateAsync(currentPassword)
          setReopening(false)
          toast.success('The month is open again')
        }}
        onClose={() => setReopening(false)}
      />
    </>
  )
}
