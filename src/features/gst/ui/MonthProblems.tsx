import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { indianStates } from '#/features/shop/states.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useNamePlace } from '../gst.queries.ts'
import type { GstMonth } from '../gst.schema.ts'

type Problem = GstMonth['problems'][number]
type Kind = Problem['kind']

const words: Readonly<Record<Kind, { readonly title: (count: string) => string; readonly text: string }>> = {
  no_place: {
    title: (count) => `${count} without a place of supply`,
    text: 'What was typed as the state is no state of India. Name it, and the document takes its place in the return.',
  },
  no_hsn: {
    title: (count) => `${count} without a code (HSN)`,
    text: 'Give the product its code: the return takes it from there.',
  },
  short_hsn: {
    title: (count) => `${count} with a code that is too short`,
    text: 'How many digits a code needs follows from the turnover in the settings of this page. What was invoiced stays; give the product the longer code for the next ones.',
  },
  bad_gstin: {
    title: (count) => `${count} to a GSTIN that cannot be right`,
    text: 'It stands among sales to consumers, because the portal would refuse the whole file.',
  },
  number_gap: {
    title: (count) => `${count} numbers were never issued`,
    text: 'They stand as cancelled in the table of documents. Please tell your accountant why they are missing.',
  },
}

const counted = ({ kind, count }: Problem): string => {
  const number = count.toLocaleString('en-IN')
  return kind === 'number_gap' ? number : `${number} ${count === 1 ? 'document' : 'documents'}`
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
          title={words[problem.kind].title(counted(problem))}
        >
          <p>{words[problem.kind].text}</p>
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
                    Name the place
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
      title="Where did it go?"
      description="The invoice stays as it is; the return counts it for this state."
      size="sm"
      submitLabel="Save"
      pending={name.isPending}
      problem={errors.root?.message}
      onSubmit={submitWith(async ({ state }) => {
        await name.mutateAsync({ _id: orderId, state })
        toast.success('Place of supply saved')
        onClose()
      })}
    >
      <Field label="State or union territory" required error={errors.state?.message}>
        <Select {...register('state')}>
          <option value="">Choose</option>
          {indianStates.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  )
}
