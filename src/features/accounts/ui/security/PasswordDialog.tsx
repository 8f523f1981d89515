import { type ReactNode, useState } from 'react'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { PasswordInput } from '#/ui/kit/PasswordInput.tsx'
import { m } from './messages/security.messages.ts'

export interface PasswordDialogProps {
  open: boolean
  title: string
  text: ReactNode
  confirmLabel: string
  tone?: 'primary' | 'danger'
  /** Does it; what it throws is told at the field. */
  onConfirm: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password once more before something that a stranger at an open screen must not do. */
export function PasswordDialog({ open, onClose, ...rest }: PasswordDialogProps) {
  return <Asking key={String(open)} open={open} onClose={onClose} {...rest} />
}

function Asking({
  open,
  title,
  text,
  confirmLabel,
  tone = 'primary',
  onConfirm,
  onClose,
}: PasswordDialogProps) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState('')

  const submit = async (password: string) => {
    if (password === '') {
      setProblem(m.passwordRequired())
      return
    }
    setPending(true)
    try {
      await onConfirm(password)
    } catch (error) {
      const wrong = error instanceof ApiError ? error.errors[0]?.message : undefined
      setProblem(wrong ?? errorText(error, { fallback: m.somethingWrong() }))
    }
    setPending(false)
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      description={text}
      size="sm"
      submitLabel={confirmLabel}
      submitTone={tone}
      pending={pending}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(String(new FormData(event.currentTarget).get('password') ?? ''))
      }}
    >
      <Field label={m.yourPassword()} required error={problem}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
    </FormDialog>
  )
}
