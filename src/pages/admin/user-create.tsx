import { createFileRoute } from '@tanstack/react-router'
import { UserForm } from '#/features/accounts/ui/admin/UserForm.tsx'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/user/create')({
  head: titled(() => m.addUser()),
  component: () => (
    <>
      <FormHeading title={m.addUser()} to="/admin/user" back={m.users()} />
      <UserForm />
    </>
  ),
})
