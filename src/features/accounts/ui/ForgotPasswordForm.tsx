import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { errorText } from '#/platform/http/errorText.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { SubmitButton } from '#/ui/kit/SubmitButton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useSecondsLeft } from '#/ui/kit/useSecondsLeft.ts'
import { forgotPasswordSchema } from '../accounts.schema.ts'
import { useForgotPassword } from '../entry.queries.ts'
import { m } from './messages/entry.messages.ts'
import { startCountdown, useLinkUntil } from './resetCountdown.ts'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Asks for a reset link, then waits for as long as the link works (specification, section 4). */
export function ForgotPasswordForm() {
  const forgot = useForgotPassword()
  const until = useLinkUntil()
  const left = useSecondsLeft(until)
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(forgotPasswordSchema),
  })
  const { errors } = formState
  const waiting = left > 0
  const expired = until !== undefined && !waiting

  const submit = handleSubmit(async (input) => {
    try {
      const { message } = await forgot.mutateAsync(input)
      startCountdown(Date.now())
      toast.success(message)
    } catch (error) {
      const text = errorText(error, { fallback: m.notSent() })
      setError('root', { message: text })
      toast.error(text)
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {errors.root && (
        <Callout tone="danger" live>
          {errors.root.message}
        </Callout>
      )}
      {waiting && (
        <Callout tone="success" title={m.linkSent()}>
          <Sentence
            text={m.worksFor({ time: '{time}' })}
            parts={{
              time: (
                <strong role="timer" className="text-ink tabular-nums">
                  {clock(left)}
                </strong>
              ),
            }}
          />
        </Callout>
      )}
      <div role="status">{expired && <Callout tone="warning">{m.linkOver()}</Callout>}</div>
      <Field label={m.email()} required error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="username" />
      </Field>
      <SubmitButton pending={formState.isSubmitting} disabled={waiting}>
        {expired ? m.resend() : m.send()}
      </SubmitButton>
      <p className="text-center">
        <Link to="/login" className="link inline-block py-2.5">
          {m.backToLogin()}
        </Link>
      </p>
    </form>
  )
}
