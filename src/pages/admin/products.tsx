import { createFileRoute, Link } from '@tanstack/react-router'
import { adminProductsQuery } from '#/features/catalog/admin.queries.ts'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { ProductList } from '#/features/catalog/ui/admin/ProductList.tsx'
import { productQueryOf, readProductSearch } from '#/features/catalog/ui/admin/productListing.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import type { ListSearch } from '#/ui/resource/list/listSearch.ts'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { readLater } from '../readLater.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/product')({
  validateSearch: readLater<ListSearch>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      warmQuery(queryClient, adminProductsQuery(productQueryOf(readProductSearch(deps)))),
      warmQuery(queryClient, categoriesQuery),
    ]),
  head: titled(() => m.products()),
  component: Products,
})

function Products() {
  return (
    <>
      <PageHeading
        title={m.products()}
        className="mb-5"
        actions={
          <>
            <Link to="/admin/import" className={buttonClass()}>
              {m.importOrExport()}
            </Link>
            <Link to="/admin/product/create" className={buttonClass({ variant: 'primary' })}>
              {m.addProduct()}
            </Link>
          </>
        }
      />
      <ProductList search={readProductSearch(Route.useSearch())} />
    </>
  )
}
