import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { type FieldErrors, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { PasswordInput } from '#/ui/kit/PasswordInput.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { SubmitButton } from '#/ui/kit/SubmitButton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { registerFormSchema, type User } from '../accounts.schema.ts'
import { useRegister } from '../entry.queries.ts'
import { m as ofAccount } from '../messages/accounts.messages.ts'
import { GoogleLogin } from './google/GoogleLogin.tsx'
import { m } from './messages/entry.messages.ts'

type RegisterForm = z.input<typeof registerFormSchema>

/** The order in which the first failure is told (specification, section 5). */
const order = registerFormSchema.keyof().options
const fieldNamed = (name: string) => order.find((field) => field === name)

export interface RegisterFormProps {
  /** The page that sent the visitor here, kept on the way to the other log-in page. */
  from?: string | undefined
  /** Awaited, as `onLogin` is: until the next page is there, nothing is sent again. */
  onRegistered: () => unknown
  /** Signed in at once, with Google. */
  onLogin: (user: User) => unknown
}

export function RegisterForm({ from, onRegistered, onLogin }: RegisterFormProps) {
  const registration = useRegister()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(registerFormSchema),
  })
  const { errors } = formState

  const showFirstError = (failed: FieldErrors<RegisterForm>) => {
    const first = order.find((field) => failed[field])
    if (first) toast.error(failed[first]?.message, { id: 'register' })
  }

  const submit = handleSubmit(async ({ terms: _agreed, ...input }) => {
    try {
      const { message } = await registration.mutateAsync(input)
      if (message !== ofAccount.registered()) throw new ApiError(200, '', { message, code: 'other' })
      toast.success(message, { id: 'register' })
      await onRegistered()
    } catch (error) {
      const text = errorText(error, {
        fallback: m.registrationFailed(),
        offline: m.tryAgain(),
      })
      toast.error(text, { id: 'register' })
      const wrong = error instanceof ApiError ? error.errors : []
      for (const { field, message } of wrong) {
        const name = fieldNamed(field)
        if (name) setError(name, { message }, { shouldFocus: true })
      }
      if (error instanceof ApiError && error.code === 'email_taken') {
        setError('email', { message: text }, { shouldFocus: true })
      } else if (wrong.length === 0) setError('root', { message: text })
    }
  }, showFirstError)

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {errors.root && (
        <Callout tone="danger" live>
          {errors.root.message}
        </Callout>
      )}
      <Field label={m.fullName()} required error={errors.name?.message}>
        <Input {...register('name')} autoComplete="name" autoCapitalize="words" />
      </Field>
      <Field label={m.email()} required error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="email" />
      </Field>
      <Field label={m.password()} required error={errors.password?.message} hint={m.passwordHint()}>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field label={m.contactNumber()} required error={errors.contact?.message} hint={m.tenDigits()}>
        <Input {...register('contact')} type="tel" inputMode="numeric" autoComplete="tel-national" />
      </Field>
      <Checkbox
        {...register('terms')}
        required
        className="-my-1"
        error={errors.terms?.message}
        label={
          <Sentence
            text={m.agree({ terms: '{terms}' })}
            parts={{
              terms: (
                <Link to="/terms&condition" target="_blank" className="link">
                  {m.terms()}
                </Link>
              ),
            }}
          />
        }
      />
      <SubmitButton pending={formState.isSubmitting}>{m.createAccount()}</SubmitButton>
      <GoogleLogin onLogin={onLogin} />
      <p className="text-center text-ink-soft">
        {m.haveAccount()}{' '}
        <Link to="/login" search={from ? { from } : {}} className="link inline-block py-2.5">
          {m.logIn()}
        </Link>
      </p>
    </form>
  )
}
