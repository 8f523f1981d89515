import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CopyPlus, Palette } from '#/ui/icons/admin.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { iconButtonClass } from '#/ui/kit/IconButton.tsx'
import { LIST_PAGE, type ListSearch } from '#/ui/resource/list/listSearch.ts'
import { ResourceList } from '#/ui/resource/ResourceList.tsx'
import { adminProductsQuery } from '../../admin.queries.ts'
import { categoriesQuery } from '../../catalog.queries.ts'
import { valueListsQuery } from '../../lists/lists.queries.ts'
import type { StatusWord } from '../../rules/list.rules.ts'
import { useSetStatuses } from '../../saving/saving.queries.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import { DeleteProduct } from './DeleteProduct.tsx'
import { m } from './messages/admin.messages.ts'
import { productColumns } from './productColumns.tsx'
import { productFilters, productQueryOf } from './productListing.ts'

/** The shopkeeper's products (specification, section 2). */
export function ProductList({ search }: { search: ListSearch }) {
  const list = useQuery(adminProductsQuery(productQueryOf(search)))
  const { data: categories = [], isSuccess } = useQuery(categoriesQuery)
  // Counts of a few minutes ago do: nobody waits for them.
  const { data: lists = [] } = useQuery({ ...valueListsQuery, staleTime: 5 * 60_000 })
  const noCategory = isSuccess && categories.length === 0
  const set = useSetStatuses('product')
  const setStatus = (status: StatusWord) => (rows: readonly Product[]) =>
    set.mutateAsync({ ids: rows.map(({ _id }) => _id), status })
  return (
    <ResourceList
      noun={{ one: m.productNoun(), many: m.products() }}
      list={list}
      pageSize={LIST_PAGE}
      search={search}
      columns={productColumns()}
      keyOf={({ _id }) => _id}
      nameOf={({ name }) => name}
      searchHint={m.searchProducts()}
      filters={productFilters(categories, search, lists)}
      bulkActions={[
        { label: m.makeActive(), done: m.madeActive(), run: setStatus('active') },
        { label: m.makeInactive(), done: m.madeInactive(), run: setStatus('inactive') },
      ]}
      rowActions={(product) => <RowActions product={product} />}
      empty={{
        title: m.noProducts(),
        text: noCategory ? m.noProductsNoCategory() : m.noProductsText(),
        action: noCategory ? (
          <Link to="/admin/category/create" className={buttonClass({ variant: 'primary' })}>
            {m.addCategory()}
          </Link>
        ) : (
          <Link to="/admin/product/create" className={buttonClass({ variant: 'primary' })}>
            {m.addProduct()}
          </Link>
        ),
      }}
    />
  )
}

function RowActions({ product }: { product: Product }) {
  return (
    <>
      <Link
        to="/admin/product/edit/$id"
        params={{ id: product._id }}
        aria-label={m.editWhat({ name: product.name })}
        className={buttonClass({ variant: 'quiet', size: 'sm' })}
      >
        {m.edit()}
      </Link>
      <Link
        to="/admin/product/create"
        search={{ from: product._id }}
        aria-label={m.duplicateWhat({ name: product.name })}
        title={m.duplicateWhat({ name: product.name })}
        className={iconButtonClass('text-peacock!')}
      >
        <CopyPlus aria-hidden className="size-4.5" strokeWidth={1.75} />
      </Link>
      <Link
        to="/admin/product/create"
        search={{ from: product._id, colour: 1 }}
        aria-label={m.anotherColourOf({ name: product.name })}
        title={m.anotherColourOf({ name: product.name })}
        className={iconButtonClass('text-peacock!')}
      >
        <Palette aria-hidden className="size-4.5" strokeWidth={1.75} />
      </Link>
      <DeleteProduct product={product} />
    </>
  )
}
