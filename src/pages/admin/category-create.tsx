import { createFileRoute } from '@tanstack/react-router'
import { CategoryForm } from '#/features/catalog/ui/admin/CategoryForm.tsx'
import { FormHeading } from './FormHeading.tsx'

export const Route = createFileRoute('/admin/category/create')({
  head: ({ match }) => ({ meta: [{ title: `Add category | ${match.context.shop.name}` }] }),
  component: () => (
    <>
      <FormHeading title="Add category" to="/admin/category" back="Categories" />
      <CategoryForm />
    </>
  ),
})
