import { createFileRoute } from '@tanstack/react-router'
import { CategoryForm } from '#/features/catalog/ui/admin/CategoryForm.tsx'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/category/create')({
  head: ({ match }) => ({ meta: [{ title: `${m.addCategory()} | ${match.context.shop.name}` }] }),
  component: () => (
    <>
      <FormHeading title={m.addCategory()} to="/admin/category" back={m.categories()} />
      <CategoryForm />
    </>
  ),
})
