import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import type { User } from '../../accounts.schema.ts'
import { useDeleteUser } from '../../desk.queries.ts'

export function DeleteUser({
  user,
  ...rest
}: { user: User } & Pick<DeleteButtonProps, 'look' | 'onDeleted'>) {
  const remove = useDeleteUser()
  return (
    <DeleteButton
      {...rest}
      noun="user"
      name={user.name}
      text="The account goes for good, with its bag and wishlist. To only keep somebody out, set the status to Disabled."
      onDelete={() => remove.mutateAsync(user._id)}
    />
  )
}
