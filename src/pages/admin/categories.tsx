import { createFileRoute, Link } from '@tanstack/react-router'
import { adminCategoriesQuery } from '#/features/catalog/admin.queries.ts'
import { CategoryList } from '#/features/catalog/ui/admin/CategoryList.tsx'
import { categoryQueryOf, readCategorySearch } from '#/features/catalog/ui/admin/categoryListing.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import type { ListSearch } from '#/ui/resource/list/listSearch.ts'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { readLater } from '../readLater.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/category')({
  validateSearch: readLater<ListSearch>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    warmQuery(queryClient, adminCategoriesQuery(categoryQueryOf(readCategorySearch(deps)))),
  head: titled(() => m.categories()),
  component: Categories,
})

function Categories() {
  return (
    <>
      <PageHeading
        title={m.categories()}
        className="mb-5"
        actions={
          <Link to="/admin/category/create" className={buttonClass({ variant: 'primary' })}>
            {m.addCategory()}
          </Link>
        }
      />
      <CategoryList search={readCategorySearch(Route.useSearch())} />
    </>
  )
}
