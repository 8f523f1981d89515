import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import type { User } from '../../accounts.schema.ts'
import { useDeleteUser } from '../../users/users.queries.ts'
import { PasswordDialog } from '../security/PasswordDialog.tsx'

const TEXT =
  'The account goes for good, with its bag and wishlist. To only keep somebody out, set the status to Disabled.'

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
      noun="user"
      name={name}
      text={TEXT}
      onDelete={() => remove.mutateAsync({ _id })}
      {...(role === 'admin' && {
        renderQuestion: ({ open, onDone, onClose }) => (
          <PasswordDialog
            open={open}
            title={`Delete ${name}?`}
            text={`${name} is an admin. ${TEXT}`}
            confirmLabel="Delete user"
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
