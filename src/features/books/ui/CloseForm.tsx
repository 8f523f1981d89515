import {
  means as allMeans,
  meansNames,
  type TypedMeans,
  typedMeans,
} from '#/features/orders/rules/means.rules.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { typedNumber } from '#/platform/typed/amount.rules.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { SubmitButton } from '#/ui/kit/SubmitButton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useCloseDay } from '../books.queries.ts'
import type { ClosedDay } from '../books.schema.ts'
import { m } from '../messages/books.messages.ts'

const none: Record<TypedMeans, string> = { cash: '', upi: '', card: '' }

/** Counts a day: for each place what is there, and why it is not what was expected. Nothing is typed in beforehand. */
export function CloseForm({ day: { day, lines, closes } }: { day: ClosedDay }) {
  const close = useCloseDay(day)
  const { register, watch, errors, submitWith } = useDialogForm({ counted: none, reasons: none })
  const expectedOf = (means: string) => lines.find((line) => line.means === means)?.expected ?? 0
  const typed = watch('counted')
  const differs = (means: TypedMeans) => {
    const counted = typedNumber(typed[means])
    return typeof counted === 'number' && counted !== expectedOf(means)
  }
  const submit = submitWith(async ({ counted, reasons }) => {
    const expected = Object.fromEntries(meansNames.map((means) => [means, expectedOf(means)])) as Record<
      (typeof meansNames)[number],
      number
    >
    await close.mutateAsync({ closes, expected, counted, reasons })
    toast.success(m.dayIsClosed())
  })
  return (
    <form onSubmit={submit} noValidate className="mt-6 rounded-md border border-line bg-surface p-5">
      <h2 className="mb-4 text-xl">{m.count()}</h2>
      <div className="grid gap-5">
        {typedMeans.map((means) => (
          <fieldset key={means} className="grid gap-3 sm:grid-cols-2">
            <legend className="sr-only">{allMeans[means].label}</legend>
            <Field
              label={m.inRupees({ label: allMeans[means].label })}
              required
              hint={m.whereAndExpected({
                where: allMeans[means].where,
                amount: formatRupees(expectedOf(means)),
              })}
              error={errors.counted?.[means]?.message}
            >
              <Input {...register(`counted.${means}`)} inputMode="decimal" autoComplete="off" />
            </Field>
            {(differs(means) || errors.reasons?.[means]) && (
              <Field label={m.whyDiffers()} required error={errors.reasons?.[means]?.message}>
                <Input {...register(`reasons.${means}`)} maxLength={300} autoComplete="off" />
              </Field>
            )}
          </fieldset>
        ))}
      </div>
      {errors.root && (
        <Callout tone="danger" title={m.notClosed()} className="mt-4">
          {errors.root.message}
        </Callout>
      )}
      <div className="mt-5">
        <SubmitButton pending={close.isPending}>{m.closeTheDay()}</SubmitButton>
      </div>
    </form>
  )
}
