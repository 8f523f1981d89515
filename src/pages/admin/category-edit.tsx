import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { CategoryForm } from '#/features/catalog/ui/admin/CategoryForm.tsx'
import { FormHeading } from './FormHeading.tsx'

export const Route = createFileRoute('/admin/category/edit/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const categories = await queryClient.fetchQuery(categoriesQuery)
    if (!categories.some(({ _id }) => _id === params.id)) throw notFound()
  },
  head: ({ match }) => ({ meta: [{ title: `Edit category | ${match.context.shop.name}` }] }),
  component: EditCategory,
})

function EditCategory() {
  const { id } = Route.useParams()
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const category = categories.find(({ _id }) => _id === id)
  if (!category) return null
  return (
    <>
      <FormHeading title={`Edit ${category.name}`} to="/admin/category" back="Categories" />
      <CategoryForm key={id} category={category} />
    </>
  )
}
