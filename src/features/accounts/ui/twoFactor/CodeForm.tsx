import { type ReactNode, useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { SubmitButton } from '#/ui/kit/SubmitButton.tsx'
import { m } from '../security/messages/security.messages.ts'

export interface CodeFormProps {
  label: string
  hint?: ReactNode
  submitLabel: string
  /** What it throws is told at the field. */
  onCode: (code: string) => Promise<void>
}

/** One field for a code; a wrong one is selected, to be typed over. */
export function CodeForm({ label, hint, submitLabel, onCode }: CodeFormProps) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState('')

  const submit = async (form: HTMLFormElement) => {
    const code = String(new FormData(form).get('code') ?? '').replaceAll(' ', '')
    if (code.length < 6) {
      setProblem(m.enterSix())
      return
    }
    setPending(true)
    try {
      await onCode(code)
    } catch (error) {
      setProblem(errorText(error, { fallback: m.somethingWrong() }))
      form.querySelector('input')?.select()
    }
    setPending(false)
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <Field label={label} required error={problem} hint={hint}>
        <Input
          name="code"
          autoComplete="one-time-code"
          inputMode="text"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          autoFocus
        />
      </Field>
      <SubmitButton pending={pending}>{submitLabel}</SubmitButton>
    </form>
  )
}
