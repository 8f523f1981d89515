import { createFileRoute } from '@tanstack/react-router'
import { UserForm } from '#/features/accounts/ui/admin/UserForm.tsx'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/user/create')({
  head: ({ match }) => ({ meta: [{ title: `${m.addUser()} | ${match.context.shop.name}` }] }),
  component: () => (
    <>
      <FormHeading title={m.addUser()} to="/admin/user" back={m.users()} />
      <UserForm />
    </>
  ),
})
