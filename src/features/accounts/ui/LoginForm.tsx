import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorText } from '#/platform/http/errorText.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { PasswordInput } from '#/ui/kit/PasswordInput.tsx'
import { SubmitButton } from '#/ui/kit/SubmitButton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { loginSchema, type User } from '../accounts.schema.ts'
import { useLogin } from '../login/login.queries.ts'
import { GoogleLogin } from './google/GoogleLogin.tsx'
import { m } from './messages/entry.messages.ts'
import { LoginCode } from './twoFactor/LoginCode.tsx'

export interface LoginFormProps {
  /** The page that sent the visitor here, kept on the way to the other log-in page. */
  from?: string | undefined
  /** Where the way leads next is the page's business; until it is there, nothing is sent again. */
  onLogin: (user: User) => unknown
}

/** E-mail and password. No default values: what was typed before the page came to life stays. */
export function LoginForm({ from, onLogin }: LoginFormProps) {
  const login = useLogin()
  const [codeWanted, setCodeWanted] = useState(false)
  const { register, handleSubmit, formState, getValues, setError, setFocus } = useForm({
    resolver: zodResolver(loginSchema),
  })
  const { errors } = formState

  const submit = handleSubmit(async (input) => {
    try {
      const answer = await login.mutateAsync(input)
      if ('twoFactor' in answer) {
        setCodeWanted(true)
        return
      }
      toast.success(answer.message)
      await onLogin(answer.user)
    } catch (error) {
      const text = errorText(error, { fallback: m.somethingWrong() })
      setError('root', { message: text })
      toast.error(text)
      setFocus('password', { shouldSelect: true })
    }
  })

  if (codeWanted) return <LoginCode onLogin={onLogin} onBack={() => setCodeWanted(false)} />
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {errors.root && (
        <Callout tone="danger" live>
          {errors.root.message}
        </Callout>
      )}
      <Field label={m.email()} required error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="username" />
      </Field>
      <Field label={m.password()} required error={errors.password?.message} hint={m.sixOrMore()}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...register('rememberMe')} label={m.rememberMe()} />
        <Link to="/forgot-password" className="link inline-flex min-h-11 items-center text-sm">
          {m.forgot()}
        </Link>
      </div>
      <SubmitButton pending={formState.isSubmitting}>{m.logIn()}</SubmitButton>
      <GoogleLogin rememberMe={() => getValues('rememberMe') === true} onLogin={onLogin} />
      <p className="text-center text-ink-soft">
        {m.newHere()}{' '}
        <Link to="/register" search={from ? { from } : {}} className="link inline-block py-2.5">
          {m.createAnAccount()}
        </Link>
      </p>
    </form>
  )
}
