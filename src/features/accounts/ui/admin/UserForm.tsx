import { Link, useNavigate } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { toast } from '#/ui/kit/toast.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { useSeen } from '#/ui/resource/form/useSeen.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { createUserSchema, type NewUserInput, type User, updateUserSchema } from '../../accounts.schema.ts'
import { useCreateUser, useUpdateUser } from '../../users/users.queries.ts'
import { DeleteUser } from './DeleteUser.tsx'
import { m } from './messages/admin.messages.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { changeOf, type UserValues, valuesOf } from './userValues.ts'

/** ms that the success stands before the list shows. */
const REST_MS = 800

const sections = (user: User | undefined): readonly FormSection<UserValues>[] => [
  {
    title: m.person(),
    text: m.personText(),
    fields: [
      { kind: 'text', name: 'name', label: m.name(), required: true, maxLength: 100 },
      {
        kind: 'tel',
        name: 'contact',
        label: m.contact(),
        required: true,
        inputMode: 'numeric',
        hint: m.contactHint(),
      },
    ],
  },
  {
    title: m.login(),
    text: user ? m.loginChanges() : m.loginText(),
    fields: [
      {
        kind: 'email',
        name: 'email',
        label: m.email(),
        required: true,
        inputMode: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
      },
      {
        kind: 'password',
        name: 'password',
        label: user ? m.newPassword() : m.password(),
        required: !user,
        autoComplete: 'new-password',
        hint: m.passwordHint(),
      },
    ],
  },
  {
    title: m.rights(),
    text: m.rightsText(),
    fields: [
      {
        kind: 'select',
        name: 'role',
        label: m.role(),
        required: true,
        options: [
          { value: 'customer', label: m.customer() },
          { value: 'admin', label: m.admin() },
        ],
      },
      {
        kind: 'select',
        name: 'status',
        label: m.status(),
        required: true,
        options: [
          { value: 'active', label: m.active() },
          { value: 'inactive', label: m.disabled() },
        ],
      },
      {
        kind: 'own',
        name: 'currentPassword',
        label: m.ownPassword(),
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
      label={user ? m.editUser() : m.addUser()}
      schema={user ? updateUserSchema : createUserSchema}
      values={valuesOf(user)}
      sections={sections(user)}
      saveLabel={user ? m.saveChanges() : m.addUser()}
      {...(seen && { seen })}
      action={(cause) => (user ? m.updatingFailed({ cause }) : m.addingFailed({ cause }))}
      onSave={onSave}
      onSaved={toList}
      restMs={REST_MS}
      focusFirst={!user}
      cancel={
        <Link to="/admin/user" className={buttonClass({ variant: 'quiet' })}>
          {m.cancel()}
        </Link>
      }
      danger={user && <DeleteUser user={user} look="button" onDeleted={toList} />}
    />
  )
}
