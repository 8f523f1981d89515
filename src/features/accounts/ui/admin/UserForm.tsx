import { Link, useNavigate } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { toast } from '#/ui/kit/toast.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { useSeen } from '#/ui/resource/form/useSeen.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { createUserSchema, type NewUserInput, type User, updateUserSchema } from '../../accounts.schema.ts'
import { useCreateUser, useUpdateUser } from '../../users/users.queries.ts'
import { DeleteUser } from './DeleteUser.tsx'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { changeOf, type UserValues, valuesOf } from './userValues.ts'

/** ms that the success stands before the list shows. */
const REST_MS = 800

const sections = (user: User | undefined): readonly FormSection<UserValues>[] => [
  {
    title: 'Person',
    text: 'Customers see these in their profile and at checkout.',
    fields: [
      { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 100 },
      {
        kind: 'tel',
        name: 'contact',
        label: 'Contact',
        required: true,
        inputMode: 'numeric',
        hint: '10 digits, no country code',
      },
    ],
  },
  {
    title: 'Login',
    text: !user
      ? 'What the person logs in with.'
      : 'A new email or password logs the person out on every device and ends reset links and a connection to Google.',
    fields: [
      {
        kind: 'email',
        name: 'email',
        label: 'Email',
        required: true,
        inputMode: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
      },
      {
        kind: 'password',
        name: 'password',
        label: !user ? 'Password' : 'New password (optional)',
        required: !user,
        autoComplete: 'new-password',
        hint: 'At least 6 characters, 12 for an admin: letters, a number and one of @ $ ! % * ? &',
      },
    ],
  },
  {
    title: 'Rights',
    text: 'Admins run the whole shop. A disabled person cannot log in and is logged out at once.',
    fields: [
      {
        kind: 'select',
        name: 'role',
        label: 'Role',
        required: true,
        options: [
          { value: 'customer', label: 'Customer' },
          { value: 'admin', label: 'Admin' },
        ],
      },
      {
        kind: 'select',
        name: 'status',
        label: 'Status',
        required: true,
        options: [
          { value: 'active', label: 'Active' },
          { value: 'inactive', label: 'Disabled' },
        ],
      },
      {
        kind: 'own',
        name: 'currentPassword',
        label: 'Your own password',
        wide: true,
        render: (form) => <OwnPasswordField form={form} user={user} />,
      },
    ],
  },
]

/** A user added by hand, or one to change. */
export function UserForm({ user }: { user?: User }) {
  const create = useCreateUser()
  const update = useUpdateUser()
  const navigate = useNavigate()
  const toList = () => navigate({ to: '/admin/user' })

  const seen = useSeen(user, valuesOf)

  const onSave = async (entered: UserValues) => {
    const { message, user: stored } =
      user && seen
        ? await update.mutateAsync({ _id: user._id, ...changeOf(entered, seen) })
        : await create.mutateAsync(entered satisfies NewUserInput)
    toast.success(message)
    return stored
  }

  return (
    <ResourceForm
      label={user ? 'Edit user' : 'Add user'}
      schema={user ? updateUserSchema : createUserSchema}
      values={valuesOf(user)}
      sections={sections(user)}
      saveLabel={user ? 'Save changes' : 'Add user'}
      {...(seen && { seen })}
      action={user ? 'updating user' : 'adding user'}
      onSave={onSave}
      onSaved={toList}
      restMs={REST_MS}
      focusFirst={!user}
      cancel={
        <Link to="/admin/user" className={buttonClass({ variant: 'quiet' })}>
          Cancel
        </Link>
      }
      danger={user && <DeleteUser user={user} look="button" onDeleted={toList} />}
    />
  )
}
