import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ChangeEvent, useState } from 'react'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { type AskedMonth, einvoicesQuery, gstFileAddress, useRegisterEinvoices } from '../gst.queries.ts'
import type { Einvoices } from '../gst.schema.ts'
import { readPortalFile } from './portalFile.ts'

const many = (count: number, what: string) =>
  `${count.toLocaleString('en-IN')} ${what}${count === 1 ? '' : 's'}`

/** E-invoices of a month: shown where the turnover asks for them, or where some were registered. */
export function EinvoicePanel({ of }: { of: AskedMonth }) {
  const { data } = useQuery(einvoicesQuery(of))
  const [isTyping, setTyping] = useState(false)
  if (!data || (!data.isNeeded && data.registered === 0)) return null
  const { open, registered, lacksSeller, problems } = data
  return (
    <section aria-labelledby="einvoices" className="grid gap-3">
      <h2 id="einvoices">E-invoices</h2>
      <p className="max-w-text text-ink-soft">
        Documents to businesses are registered at the e-invoice portal. {many(registered, 'document')} of this
        month {registered === 1 ? 'is' : 'are'} registered, {open === 0 ? 'none is' : `${open} are`} open.
      </p>
      {lacksSeller && open > 0 && (
        <Callout tone="warning" title="Where the shop sends from is missing">
          The portal asks for city and PIN code. Give them in the settings of this page.
        </Callout>
      )}
      {!lacksSeller && problems.length > 0 && <Refused problems={problems} />}
      <div className="flex flex-wrap gap-3">
        {open > 0 && !lacksSeller && (
          <a href={gstFileAddress(of, 'einvoices.json')} download className={buttonClass()}>
            Save for the portal (JSON)
          </a>
        )}
        <PortalFile />
        <Button variant="quiet" onClick={() => setTyping(true)}>
          Type one IRN
        </Button>
      </div>
      {isTyping && <IrnDialog onClose={() => setTyping(false)} />}
    </section>
  )
}

function Refused({ problems }: Pick<Einvoices, 'problems'>) {
  return (
    <Callout tone="warning" title={`${many(problems.length, 'document')} the portal would refuse`}>
      <ul className="grid gap-1">
        {problems.map(({ number, orderId, fields }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <Link to="/admin/order/view/$id" params={{ id: orderId }} className="link py-1 tabular-nums">
              {number}
            </Link>
            <span className="wrap-anywhere">{fields.join(', ')}</span>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

const outcome = (added: number, known: number): string =>
  known === 0
    ? `${many(added, 'e-invoice')} written down`
    : `${many(added, 'e-invoice')} written down, ${known} known before`

/** Takes the file that the portal gave back. */
function PortalFile() {
  const register = useRegisterEinvoices()
  const [problem, setProblem] = useState('')
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    setProblem('')
    try {
      const { added, known, unknown } = await register.mutateAsync(readPortalFile(await file.text()))
      toast.success(outcome(added, known))
      if (unknown.length > 0) setProblem(`The shop never issued ${unknown.slice(0, 5).join(', ')}.`)
    } catch (error) {
      setProblem(
        errorText(error, { fallback: error instanceof Error ? error.message : 'It could not be read.' }),
      )
    }
  }
  return (
    <>
      <label className={buttonClass({}, 'cursor-pointer focus-within:outline-2')}>
        {register.isPending ? 'Reading …' : 'Take the portal’s answer'}
        <input
          type="file"
          accept=".json,application/json"
          className="sr-only"
          disabled={register.isPending}
          onChange={(event) => void choose(event)}
        />
      </label>
      {problem && (
        <Callout tone="danger" live className="w-full">
          {problem}
        </Callout>
      )}
    </>
  )
}

function IrnDialog({ onClose }: { onClose: () => void }) {
  const write = useRegisterEinvoices()
  const { register, errors, setError, submitWith } = useDialogForm({
    answers: [{ number: '', irn: '', ackNumber: '', ackDay: '' }],
  })
  return (
    <FormDialog
      onClose={onClose}
      title="Type one IRN"
      description="It is printed on the document from then on. The code comes with the portal’s file only."
      submitLabel="Save"
      pending={write.isPending}
      problem={errors.root?.message}
      onSubmit={submitWith(async (typed) => {
        const { added, unknown } = await write.mutateAsync(typed.answers)
        if (unknown.length > 0)
          return setError('answers.0.number', { message: 'The shop never issued this number.' })
        toast.success(added ? 'IRN saved' : 'It was known before')
        onClose()
      })}
    >
      <Field label="Number of the document" required error={errors.answers?.[0]?.number?.message}>
        <Input
          {...register('answers.0.number')}
          maxLength={16}
          autoComplete="off"
          placeholder="INV/26-27/000042"
        />
      </Field>
      <Field label="IRN" required error={errors.answers?.[0]?.irn?.message} hint="64 letters and digits.">
        <Input {...register('answers.0.irn')} maxLength={70} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Number of the acknowledgement" required error={errors.answers?.[0]?.ackNumber?.message}>
        <Input {...register('answers.0.ackNumber')} inputMode="numeric" maxLength={20} autoComplete="off" />
      </Field>
      <Field label="Its day" required error={errors.answers?.[0]?.ackDay?.message}>
        <Input {...register('answers.0.ackDay')} type="date" />
      </Field>
    </FormDialog>
  )
}
