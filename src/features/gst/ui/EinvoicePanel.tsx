import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ChangeEvent, useState } from 'react'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { counted } from '#/platform/language/numbers.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { type AskedMonth, einvoicesQuery, gstFileAddress, useRegisterEinvoices } from '../gst.queries.ts'
import type { Einvoices } from '../gst.schema.ts'
import { m } from './messages/gstMonth.messages.ts'
import { readPortalFile } from './portalFile.ts'

/** A number and how it is written. */

/** E-invoices of a month: shown where the turnover asks for them, or where some were registered. */
export function EinvoicePanel({ of }: { of: AskedMonth }) {
  const { data } = useQuery(einvoicesQuery(of))
  const [isTyping, setTyping] = useState(false)
  if (!data || (!data.isNeeded && data.registered === 0)) return null
  const { open, registered, lacksSeller, problems } = data
  return (
    <section aria-labelledby="einvoices" className="grid gap-3">
      <h2 id="einvoices">{m.einvoices()}</h2>
      <p className="max-w-text text-ink-soft">
        {open === 0
          ? m.registeredNoneOpen(counted(registered))
          : m.registeredSomeOpen({ ...counted(registered), open })}
      </p>
      {lacksSeller && open > 0 && (
        <Callout tone="warning" title={m.sellerMissing()}>
          {m.sellerMissingText()}
        </Callout>
      )}
      {!lacksSeller && problems.length > 0 && <Refused problems={problems} />}
      <div className="flex flex-wrap gap-3">
        {open > 0 && !lacksSeller && (
          <a href={gstFileAddress(of, 'einvoices.json')} download className={buttonClass()}>
            {m.saveForPortal()}
          </a>
        )}
        <PortalFile />
        <Button variant="quiet" onClick={() => setTyping(true)}>
          {m.typeIrn()}
        </Button>
      </div>
      {isTyping && <IrnDialog onClose={() => setTyping(false)} />}
    </section>
  )
}

function Refused({ problems }: Pick<Einvoices, 'problems'>) {
  return (
    <Callout tone="warning" title={m.refusedDocuments(counted(problems.length))}>
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
  known === 0 ? m.writtenDown(counted(added)) : m.writtenDownAndKnown({ ...counted(added), known })

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
      if (unknown.length > 0) setProblem(m.neverIssuedThese({ numbers: unknown.slice(0, 5).join(', ') }))
    } catch (error) {
      setProblem(errorText(error, { fallback: error instanceof Error ? error.message : m.notRead() }))
    }
  }
  return (
    <>
      <label className={buttonClass({}, 'cursor-pointer focus-within:outline-2')}>
        {register.isPending ? m.reading() : m.takeAnswer()}
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
      title={m.typeIrn()}
      description={m.irnText()}
      submitLabel={m.save()}
      pending={write.isPending}
      problem={errors.root?.message}
      onSubmit={submitWith(async (typed) => {
        const { added, unknown } = await write.mutateAsync(typed.answers)
        if (unknown.length > 0) return setError('answers.0.number', { message: m.neverIssuedThis() })
        toast.success(added ? m.irnSaved() : m.knownBefore())
        onClose()
      })}
    >
      <Field label={m.documentNumber()} required error={errors.answers?.[0]?.number?.message}>
        <Input
          {...register('answers.0.number')}
          maxLength={16}
          autoComplete="off"
          placeholder="INV/26-27/000042"
        />
      </Field>
      <Field label={m.irn()} required error={errors.answers?.[0]?.irn?.message} hint={m.irnHint()}>
        <Input {...register('answers.0.irn')} maxLength={70} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label={m.ackNumber()} required error={errors.answers?.[0]?.ackNumber?.message}>
        <Input {...register('answers.0.ackNumber')} inputMode="numeric" maxLength={20} autoComplete="off" />
      </Field>
      <Field label={m.ackDay()} required error={errors.answers?.[0]?.ackDay?.message}>
        <Input {...register('answers.0.ackDay')} type="date" />
      </Field>
    </FormDialog>
  )
}
