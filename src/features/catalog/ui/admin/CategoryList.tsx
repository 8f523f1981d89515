import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import type { Column } from '#/ui/resource/list/list.ts'
import { LIST_PAGE, type ListSearch } from '#/ui/resource/list/listSearch.ts'
import { ResourceList } from '#/ui/resource/ResourceList.tsx'
import { adminCategoriesQuery } from '../../admin.queries.ts'
import type { StatusWord } from '../../rules/list.rules.ts'
import { useSetStatuses } from '../../saving/saving.queries.ts'
import type { Category } from '../../schema/category.schema.ts'
import { categoryFilters, categoryQueryOf } from './categoryListing.ts'
import { DeleteCategory } from './DeleteCategory.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { Thumbnail } from './Thumbnail.tsx'

/** Where shoppers find it in the menu. */
const menuWords = ({ inMenu, menuPosition }: Category): string =>
  inMenu === false ? 'Not in it' : menuPosition === null ? 'Yes' : `Place ${menuPosition}`

const columns: readonly Column<Category>[] = [
  {
    key: 'name',
    label: 'Category',
    main: true,
    sortable: true,
    csv: ({ name }) => name,
    cell: ({ name, image }) => (
      <span className="flex items-center gap-3">
        <Thumbnail src={image} ratio="3/4" />
        <span className="text-base font-semibold">{name}</span>
      </span>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    sortable: true,
    csv: ({ status }) => (status ? 'ACTIVE' : 'INACTIVE'),
    cell: ({ status }) => <StatusBadge active={status} upper />,
  },
  { key: 'menu', label: 'Menu', csv: menuWords, cell: menuWords },
]

/** The shopkeeper's categories (specification, section 2). */
export function CategoryList({ search }: { search: ListSearch }) {
  const list = useQuery(adminCategoriesQuery(categoryQueryOf(search)))
  const set = useSetStatuses('category')
  const setStatus = (status: StatusWord) => (rows: readonly Category[]) =>
    set.mutateAsync({ ids: rows.map(({ _id }) => _id), status })
  return (
    <ResourceList
      noun={{ one: 'category', many: 'categories' }}
      list={list}
      pageSize={LIST_PAGE}
      search={search}
      columns={columns}
      keyOf={({ _id }) => _id}
      nameOf={({ name }) => name}
      searchHint="Search by name"
      filters={categoryFilters}
      bulkActions={[
        { label: 'Make active', done: 'made active', run: setStatus('active') },
        { label: 'Make inactive', done: 'made inactive', run: setStatus('inactive') },
      ]}
      rowActions={(category) => (
        <>
          <Link
            to="/admin/category/edit/$id"
            params={{ id: category._id }}
            aria-label={`Edit ${category.name}`}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            Edit
          </Link>
          <DeleteCategory category={category} />
        </>
      )}
      empty={{
        title: 'No categories found',
        text: 'Categories are the shelves of the shop: sarees, suits, dress material.',
        action: (
          <Link to="/admin/category/create" className={buttonClass({ variant: 'primary' })}>
            Add category
          </Link>
        ),
      }}
    />
  )
}
