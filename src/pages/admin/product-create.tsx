import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery, productQuery } from '#/features/catalog/catalog.queries.ts'
import { valueListsQuery } from '#/features/catalog/lists/lists.queries.ts'
import { ProductForm } from '#/features/catalog/ui/admin/ProductForm.tsx'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/product/create')({
  /** `from` is the id of a product to copy, with `colour` as the same design in another colour. */
  validateSearch: ({ from, colour }: Record<string, unknown>): { from?: string; colour?: 1 } =>
    typeof from === 'string' && from !== '' ? { from, ...(colour === 1 && { colour }) } : {},
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: async ({ context: { queryClient }, deps: { from } }) => {
    await Promise.all([queryClient.fetchQuery(categoriesQuery), queryClient.prefetchQuery(valueListsQuery)])
    // A product that is gone by now only means that there is nothing to copy.
    const original = from && (await queryClient.fetchQuery(productQuery(from)).catch(() => undefined))
    return { original: original || undefined }
  },
  head: titled(() => m.addProduct()),
  component: CreateProduct,
})

function CreateProduct() {
  const { original } = Route.useLoaderData()
  const isColour = Route.useSearch().colour === 1
  const name = original?.name
  const title = isColour ? m.anotherColour : m.copy
  return (
    <>
      <FormHeading
        title={name === undefined ? m.addProduct() : title({ name })}
        to="/admin/product"
        back={m.products()}
      />
      <ProductForm key={`${original?._id} ${isColour}`} isColour={isColour} {...(original && { original })} />
    </>
  )
}
