import { createFileRoute } from '@tanstack/react-router'
import { UserForm } from '#/features/accounts/ui/admin/UserForm.tsx'
import { userQuery } from '#/features/accounts/users/users.queries.ts'
import { notFoundIfGone } from '../notFoundIfGone.ts'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/user/edit/$id')({
  // A form must not open with what was loaded before the last change.
  gcTime: 0,
  loader: async ({ context: { queryClient }, params }) => {
    const user = await queryClient.fetchQuery(userQuery(params.id)).catch(notFoundIfGone)
    return { user }
  },
  head: titled(() => m.editUser()),
  component: EditUser,
})

function EditUser() {
  const { user } = Route.useLoaderData()
  return (
    <>
      <FormHeading title={m.edit({ name: user.name })} to="/admin/user" back={m.users()} />
      <UserForm key={user._id} user={user} />
    </>
  )
}
