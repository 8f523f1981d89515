import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { CategoryForm } from '#/features/catalog/ui/admin/CategoryForm.tsx'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/category/edit/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const categories = await queryClient.fetchQuery(categoriesQuery)
    if (!categories.some(({ _id }) => _id === params.id)) throw notFound()
  },
  head: titled(() => m.editCategory()),
  component: EditCategory,
})

function EditCategory() {
  const { id } = Route.useParams()
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const category = categories.find(({ _id }) => _id === id)
  if (!category) return null
  return (
    <>
      <FormHeading title={m.edit({ name: category.name })} to="/admin/category" back={m.categories()} />
      <CategoryForm key={id} category={category} />
    </>
  )
}
