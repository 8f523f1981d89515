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
import { m } from './messages/admin.messages.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { Thumbnail } from './Thumbnail.tsx'

/** Where shoppers find it in the menu. */
const menuWords = ({ inMenu, menuPosition }: Category): string =>
  inMenu === false ? m.notInIt() : menuPosition === null ? m.yes() : m.place({ place: menuPosition })

const columnsOf = (): readonly Column<Category>[] => [
  {
    key: 'name',
    label: m.category(),
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
    label: m.status(),
    short: true,
    sortable: true,
    csv: ({ status }) => (status ? m.active() : m.inactive()).toUpperCase(),
    cell: ({ status }) => <StatusBadge active={status} upper />,
  },
  { key: 'menu', label: m.menu(), short: true, csv: menuWords, cell: menuWords },
]

/** The shopkeeper's categories (specification, section 2). */
export function CategoryList({ search }: { search: ListSearch }) {
  const list = useQuery(adminCategoriesQuery(categoryQueryOf(search)))
  const set = useSetStatuses('category')
  const setStatus = (status: StatusWord) => (rows: readonly Category[]) =>
    set.mutateAsync({ ids: rows.map(({ _id }) => _id), status })
  return (
    <ResourceList
      noun={{ one: m.categoryNoun(), many: m.categories() }}
      list={list}
      pageSize={LIST_PAGE}
      search={search}
      columns={columnsOf()}
      keyOf={({ _id }) => _id}
      nameOf={({ name }) => name}
      searchHint={m.searchByName()}
      filters={categoryFilters()}
      bulkActions={[
        { label: m.makeActive(), done: m.madeActive(), run: setStatus('active') },
        { label: m.makeInactive(), done: m.madeInactive(), run: setStatus('inactive') },
      ]}
      rowActions={(category) => (
        <>
          <Link
            to="/admin/category/edit/$id"
            params={{ id: category._id }}
            aria-label={m.editWhat({ name: category.name })}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            {m.edit()}
          </Link>
          <DeleteCategory category={category} />
        </>
      )}
      empty={{
        title: m.noCategories(),
        text: m.noCategoriesText(),
        action: (
          <Link to="/admin/category/create" className={buttonClass({ variant: 'primary' })}>
            {m.addCategory()}
          </Link>
        ),
      }}
    />
  )
}
