import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import type { User } from '../../accounts.schema.ts'
import { useDeleteUser } from '../../users/users.queries.ts'
import { PasswordDialog } from '../security/PasswordDialog.tsx'
import { m } from './messages/admin.messages.ts'

/** Deletes a user after a question; for an admin the own password is asked for. */
export function DeleteUser({
  user,
  ...rest
}: { user: User } & Pick<DeleteButtonProps, 'look' | 'onDeleted'>) {
  const remove = useDeleteUser()
  const { _id, name, role } = user
  return (
    <DeleteButton
      {...rest}
      noun={m.user()}
      name={name}
      text={m.deleteText()}
      onDelete={() => remove.mutateAsync({ _id })}
      {...(role === 'admin' && {
        renderQuestion: ({ open, onDone, onClose }) => (
          <PasswordDialog
            open={open}
            title={m.deleteAsked({ name })}
            text={m.deleteAdminText({ name })}
            confirmLabel={m.deleteUser()}
            tone="danger"
            onConfirm={async (currentPassword) =>
              onDone((await remove.mutateAsync({ _id, currentPassword })).message)
            }
            onClose={onClose}
          />
        ),
      })}
    />
  )
}
