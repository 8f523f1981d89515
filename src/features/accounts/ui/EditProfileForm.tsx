import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { SubmitButton } from '#/ui/kit/SubmitButton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { contact, fullName, type User } from '../accounts.schema.ts'
import { useUpdateUser } from '../users/users.queries.ts'
import { m } from './messages/entry.messages.ts'

/** From a saved profile back to it, ms (specification, section 9). */
const SAVED_DELAY_MS = 800

const profileFormSchema = z.object({ name: fullName, contact, status: z.enum(['1', '0']) })
type ProfileForm = z.output<typeof profileFormSchema>

export interface EditProfileFormProps {
  user: User
  /** Saved, and the moment to read the message has passed. */
  onSaved: (user: User) => void
}

/** A user's own form. Switching oneself off is asked about first: it cannot be taken back by oneself. */
export function EditProfileForm({ user, onSaved }: EditProfileFormProps) {
  const update = useUpdateUser()
  const [saved, setSaved] = useState<User>()
  const [unsure, setUnsure] = useState<ProfileForm>()
  const { register, handleSubmit, formState, setError } = useForm<ProfileForm>({
    resolver: zodResolver(profileFormSchema),
    defaultValues: { name: user.name, contact: user.contact, status: user.status === 'active' ? '1' : '0' },
  })
  const { errors } = formState

  const goOn = useEffectEvent(onSaved)
  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => goOn(saved), SAVED_DELAY_MS)
    return () => clearTimeout(timer)
  }, [saved])

  const save = async (input: ProfileForm) => {
    try {
      const answer = await update.mutateAsync({ _id: user._id, ...input })
      toast.success(answer.message)
      setSaved(answer.user)
    } catch (error) {
      const text = errorText(error, { fallback: m.somethingWrong() })
      toast.error(text)
      setError('root', { message: text })
      for (const { field, message } of error instanceof ApiError ? error.errors : []) {
        if (field === 'name' || field === 'contact') setError(field, { message })
      }
    }
    setUnsure(undefined)
  }

  const submit = handleSubmit((input) => {
    if (input.status === '0' && user.role === 'customer') setUnsure(input)
    else return save(input)
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      {errors.root && (
        <Callout tone="danger" live>
          {errors.root.message}
        </Callout>
      )}
      <Field label={m.name()} required error={errors.name?.message}>
        <Input {...register('name')} autoComplete="name" autoCapitalize="words" />
      </Field>
      <Field label={m.contact()} required error={errors.contact?.message} hint={m.tenDigits()}>
        <Input {...register('contact')} type="tel" inputMode="numeric" autoComplete="tel-national" />
      </Field>
      <Field
        label={m.status()}
        error={errors.status?.message}
        hint={user.role === 'admin' && m.onlyAnotherAdmin()}
      >
        <Select {...register('status')}>
          <option value="1">{m.active()}</option>
          <option value="0">{m.inactive()}</option>
        </Select>
      </Field>
      <Field label={m.email()}>
        <Input type="email" value={user.email} autoComplete="off" disabled />
      </Field>
      <Field label={m.password()} hint={m.howToChange()}>
        <Input type="password" value="********" autoComplete="off" disabled />
      </Field>
      <SubmitButton pending={formState.isSubmitting || update.isPending} disabled={Boolean(saved)}>
        {m.updateProfile()}
      </SubmitButton>
      <ConfirmDialog
        open={Boolean(unsure)}
        title={m.deactivateAsk()}
        text={m.deactivateText()}
        confirmLabel={m.deactivate()}
        tone="danger"
        pending={update.isPending}
        onConfirm={() => unsure && save(unsure)}
        onCancel={() => setUnsure(undefined)}
      />
    </form>
  )
}
