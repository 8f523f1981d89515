import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { errorText } from '#/platform/http/errorText.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { PasswordInput } from '#/ui/kit/PasswordInput.tsx'
import { SubmitButton } from '#/ui/kit/SubmitButton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { resetPasswordSchema } from '../accounts.schema.ts'
import { useResetPassword } from '../entry.queries.ts'
import { m } from './messages/entry.messages.ts'
import { endCountdown } from './resetCountdown.ts'

export interface ResetPasswordFormProps {
  /** From the link of the mail. */
  token: string
  /** Awaited: until the next page is there, nothing is sent again. */
  onReset: () => unknown
}

export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const reset = useResetPassword()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(resetPasswordSchema),
  })
  const { errors } = formState

  const submit = handleSubmit(async ({ password }) => {
    try {
      const { message } = await reset.mutateAsync({ token, password })
      endCountdown()
      toast.success(message)
      await onReset()
    } catch (error) {
      const text = errorText(error, { fallback: m.resetFailed() })
      setError('root', { message: text })
      toast.error(text)
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {errors.root && (
        <Callout
          tone="danger"
          live
          action={
            <Link to="/forgot-password" className="link inline-block py-2.5 text-sm">
              {m.newLink()}
            </Link>
          }
        >
          {errors.root.message}
        </Callout>
      )}
      <Field label={m.newPassword()} required error={errors.password?.message} hint={m.passwordHint()}>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <SubmitButton pending={formState.isSubmitting}>{m.resetPassword()}</SubmitButton>
      <p className="text-center">
        <Link to="/login" className="link inline-block py-2.5">
          {m.backToLogin()}
        </Link>
      </p>
    </form>
  )
}
