import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { m } from '../../messages/payments.messages.ts'
import { useGiveReference } from '../../upi/upi.queries.ts'
import { MOST_TYPED_CHARACTERS, readReference, referenceProblem } from '../../upi/upi.rules.ts'

/** Digits in groups of four, as they are read out. */
const inGroups = (reference: string): string => reference.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The same for an order. */
export function ReferenceForm({ orderId, known }: { orderId: string; known: string | null }) {
  return <ReferenceFields give={useGiveReference(orderId)} known={known} />
}

export interface ReferenceFieldsProps {
  /** Sends it. */
  give: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending'>
  known: string | null
}

/** Takes the bank's reference of a payment; it may be corrected until the payment is approved. */
export function ReferenceFields({ give, known }: ReferenceFieldsProps) {
  const [correcting, setCorrecting] = useState(false)
  const [problem, setProblem] = useState<string>()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('reference') as HTMLInputElement
    const reference = readReference(field.value)
    if (reference === null) {
      setProblem(referenceProblem())
      field.focus()
      return
    }
    setProblem(undefined)
    give.mutate(reference, {
      onSuccess: () => setCorrecting(false),
      onError: (error) =>
        setProblem(
          errorText(error, {
            fallback: m.referenceNotSent(),
            reasons: 'refusals',
          }),
        ),
    })
  }

  if (known && !correcting) {
    return (
      <Callout
        tone="info"
        live
        title={
          <Sentence
            text={m.referenceNoted({ reference: '{reference}' })}
            parts={{
              reference: <span className="whitespace-nowrap tabular-nums">{inGroups(known)}</span>,
            }}
          />
        }
        action={
          <Button variant="quiet" size="sm" onClick={() => setCorrecting(true)}>
            {m.correctIt()}
          </Button>
        }
      >
        {m.weLook()}
      </Callout>
    )
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3">
      <Field label={m.upiReferenceUtr()} required error={problem} hint={m.referenceHint()}>
        <Input
          name="reference"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MOST_TYPED_CHARACTERS}
          placeholder="4123 4567 8901"
          defaultValue={known ? inGroups(known) : ''}
          className="tabular-nums"
          onChange={(event) => {
            if (problem && readReference(event.target.value) !== null) setProblem(undefined)
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={give.isPending}>
          {m.iHavePaid()}
        </Button>
        {correcting && (
          <Button variant="quiet" onClick={() => setCorrecting(false)}>
            {m.leaveOld()}
          </Button>
        )}
      </div>
    </form>
  )
}
