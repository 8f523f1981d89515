import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { indianStates } from '#/features/shop/states.rules.ts'
import { counted } from '#/platform/language/numbers.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useNamePlace } from '../gst.queries.ts'
import type { GstMonth } from '../gst.schema.ts'
import { m } from './messages/gstMonth.messages.ts'

type Problem = GstMonth['problems'][number]
type Kind = Problem['kind']

interface ProblemWords {
  readonly title: (of: { count: number; shown: string }) => string
  readonly text: () => string
}

const words: Readonly<Record<Kind, ProblemWords>> = {
  no_place: { title: m.noPlace, text: m.noPlaceText },
  no_hsn: { title: m.noHsn, text: m.noHsnText },
  short_hsn: { title: m.shortHsn, text: m.shortHsnText },
  bad_gstin: { title: m.badGstin, text: m.badGstinText },
  number_gap: { title: m.numberGap, text: m.numberGapText },
}

/** What is wrong with documents, before the file is made: each kind with the first of them and how it is mended. */
export function MonthProblems({ problems, isFiled }: { problems: readonly Problem[]; isFiled: boolean }) {
  const [placing, setPlacing] = useState<string>()
  return (
    <>
      {problems.map((problem) => (
        <Callout
          key={problem.kind}
          tone={problem.stops ? 'danger' : 'warning'}
          title={words[problem.kind].title(counted(problem.count))}
        >
          <p>{words[problem.kind].text()}</p>
          <ul className="mt-2 grid gap-1">
            {problem.first.map(({ number, orderId, what }) => (
              <li key={`${number} ${what}`} className="flex flex-wrap items-center gap-x-3">
                {orderId ? (
                  <Link
                    to="/admin/order/view/$id"
                    params={{ id: orderId }}
                    className="link py-1 tabular-nums"
                  >
                    {number}
                  </Link>
                ) : (
                  <span className="tabular-nums">{number}</span>
                )}
                <span className="wrap-anywhere">{what}</span>
                {problem.kind === 'no_place' && orderId && !isFiled && (
                  <Button size="sm" variant="quiet" onClick={() => setPlacing(orderId)}>
                    {m.namePlace()}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Callout>
      ))}
      {placing && <PlaceDialog orderId={placing} onClose={() => setPlacing(undefined)} />}
    </>
  )
}

function PlaceDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const name = useNamePlace()
  const { register, errors, submitWith } = useDialogForm({ state: '' })
  return (
    <FormDialog
      onClose={onClose}
      title={m.whereDidItGo()}
      description={m.whereDidItGoText()}
      size="sm"
      submitLabel={m.save()}
      pending={name.isPending}
      problem={errors.root?.message}
      onSubmit={submitWith(async ({ state }) => {
        await name.mutateAsync({ _id: orderId, state })
        toast.success(m.placeSaved())
        onClose()
      })}
    >
      <Field label={m.state()} required error={errors.state?.message}>
        <Select {...register('state')}>
          <option value="">{m.choose()}</option>
          {indianStates.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  )
}
