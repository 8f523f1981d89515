import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { Field } from '#/ui/kit/Field.tsx'
import { PasswordInput } from '#/ui/kit/PasswordInput.tsx'
import type { User } from '../../accounts.schema.ts'
import { asksForPassword } from '../../users/adminPower.rules.ts'
import { m } from './messages/admin.messages.ts'
import type { UserValues } from './userValues.ts'

interface OwnPasswordFieldProps {
  form: UseFormReturn<UserValues, unknown, UserValues>
  /** Undefined for one who is only being added. */
  user: User | undefined
}

/** The acting admin's own password, asked for only where the change decides who runs the shop. */
export function OwnPasswordField({ form, user }: OwnPasswordFieldProps) {
  const [role, status, email, password] = useWatch({
    control: form.control,
    name: ['role', 'status', 'email', 'password'],
  })
  const { field, fieldState } = useController({ control: form.control, name: 'currentPassword' })
  const asks = user ? asksForPassword(user, { role, status, email, password }) : role === 'admin'
  if (!asks) return null
  return (
    <div className="rounded-md border border-haldi bg-haldi-wash p-4">
      <Field
        label={m.ownPassword()}
        required
        error={fieldState.error?.message}
        hint={m.ownPasswordHint()}
        className="max-w-md"
      >
        <PasswordInput {...field} autoComplete="current-password" maxLength={1024} />
      </Field>
    </div>
  )
}
