import { createFileRoute } from '@tanstack/react-router'
import { UserForm } from '#/features/accounts/ui/admin/UserForm.tsx'
import { FormHeading } from './FormHeading.tsx'

export const Route = createFileRoute('/admin/user/create')({
  head: ({ match }) => ({ meta: [{ title: `Add user | ${match.context.shop.name}` }] }),
  component: () => (
    <>
      <FormHeading title="Add user" to="/admin/user" back="Users" />
      <UserForm />
    </>
  ),
})
