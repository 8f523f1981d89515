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
import { SubmitButton } from '#/ui/kit/SubmitButton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { registerFormSchema, type User } from '../accounts.schema.ts'
import { useRegister } from '../entry.queries.ts'
import { GoogleLogin } from './google/GoogleLogin.tsx'

type RegisterForm = z.input<typeof registerFormSchema>

/** The order in which the first failure is told (specification, section 5). */
const order = registerFormSchema.keyof().options
const fieldNamed = (name: string) => order.find((field) => field === name)

export interface RegisterFormProps {
  /** The page that sent the visitor here, kept on the way to the other door. */
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
      if (message !== 'User registered successfully.') throw new ApiError(200, '', { message, code: 'other' })
      toast.success(message, { id: 'register' })
      await onRegistered()
    } catch (error) {
      const text = errorText(error, {
        fallback: 'Registration failed.',
        offline: 'Something went wrong, please try again.',
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
      <Field label="Full name" required error={errors.name?.message}>
        <Input {...register('name')} autoComplete="name" autoCapitalize="words" />
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="email" />
      </Field>
      <Field
        label="Password"
        required
        error={errors.password?.message}
        hint="At least 6 characters: letters, a number and one of @ $ ! % * ? &"
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field
        label="Contact number"
        required
        error={errors.contact?.message}
        hint="10 digits, no country code"
      >
        <Input {...register('contact')} type="tel" inputMode="numeric" autoComplete="tel-national" />
      </Field>
      <Checkbox
        {...register('terms')}
        required
        className="-my-1"
        error={errors.terms?.message}
        label={
          <>
            I agree to the{' '}
            <Link to="/terms&condition" target="_blank" className="link">
              terms and conditions
            </Link>
          </>
        }
      />
      <SubmitButton pending={formState.isSubmitting}>Create account</SubmitButton>
      <GoogleLogin onLogin={onLogin} />
      <p className="text-center text-ink-soft">
        Already have an account?{' '}
        <Link to="/login" search={from ? { from } : {}} className="link inline-block py-2.5">
          Log in
        </Link>
      </p>
    </form>
  )
}
