import { createFileRoute, notFound } from '@tanstack/react-router'
import { UserForm } from '#/features/accounts/ui/admin/UserForm.tsx'
import { userQuery } from '#/features/accounts/users/users.queries.ts'
import { ApiError } from '#/platform/http/client.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/user/edit/$id')({
  // A form must not open with what was loaded before the last change.
  gcTime: 0,
  loader: async ({ context: { queryClient }, params }) => {
    const user = await queryClient.fetchQuery(userQuery(params.id)).catch((error) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error
    })
    return { user }
  },
  head: ({ match }) => ({ meta: [{ title: `${m.editUser()} | ${match.context.shop.name}` }] }),
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
