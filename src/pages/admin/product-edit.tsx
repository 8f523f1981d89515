import { createFileRoute, Link } from '@tanstack/react-router'
import { categoriesQuery, productQuery } from '#/features/catalog/catalog.queries.ts'
import { valueListsQuery } from '#/features/catalog/lists/lists.queries.ts'
import { ProductForm } from '#/features/catalog/ui/admin/ProductForm.tsx'
import { ProductChart } from '#/features/sizing/ui/admin/ProductChart.tsx'
import { notFoundIfGone } from '../notFoundIfGone.ts'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/product/edit/$id')({
  // A form must not open with what was loaded before the last change.
  gcTime: 0,
  loader: async ({ context: { queryClient }, params }) => {
    const [product] = await Promise.all([
      queryClient.fetchQuery({ ...productQuery(params.id), staleTime: 0 }).catch(notFoundIfGone),
      queryClient.fetchQuery(categoriesQuery),
      queryClient.prefetchQuery(valueListsQuery),
    ])
    return { product }
  },
  head: titled(() => m.editProduct()),
  component: EditProduct,
})

function EditProduct() {
  const { product } = Route.useLoaderData()
  return (
    <>
      <FormHeading title={m.edit({ name: product.name })} to="/admin/product" back={m.products()} />
      <p className="-mt-3 mb-4 flex flex-wrap gap-x-5">
        <Link to="/admin/product/stock/$id" params={{ id: product._id }} className="link inline-block py-2.5">
          {m.stockHistory()}
        </Link>
        <Link
          to="/admin/product/prices/$id"
          params={{ id: product._id }}
          className="link inline-block py-2.5"
        >
          {m.priceHistory()}
        </Link>
      </p>
      <ProductForm key={product._id} product={product} />
      <ProductChart product={product._id} />
    </>
  )
}
