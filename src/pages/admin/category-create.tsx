import { createFileRoute } from '@tanstack/react-router'
import { CategoryForm } from '#/features/catalog/ui/admin/CategoryForm.tsx'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/category/create')({
  head: titled(() => m.addCategory()),
  component: () => (
    <>
      <FormHeading title={m.addCategory()} to="/admin/category" back={m.categories()} />
      <CategoryForm />
    </>
  ),
})
