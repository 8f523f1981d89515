import clsx from 'clsx'
import { type ComponentProps, useState } from 'react'
import { Download, FilterX } from '../../icons/admin.tsx'
import { ChevronDown } from '../../icons/storefront.tsx'
import { Button } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Select } from '../../kit/Select.tsx'
import { useChoice } from '../../kit/useChoice.ts'
import { m } from '../messages/resource.messages.ts'
import type { Column, Filter, Noun } from './list.ts'
import { isNarrowed, type ListSearch } from './listSearch.ts'
import { SearchBox } from './SearchBox.tsx'

export interface ListToolbarProps {
  noun: Noun
  searchHint: string
  filters: readonly Filter[]
  /** What the list can be sorted by. */
  sorts: readonly Sort[]
  search: ListSearch
  onSearch: (change: ListSearch) => Promise<void>
  onClear: () => void
  /** Undefined while there is nothing to export. */
  onExport?: (() => void) | undefined
}

type Sort = Pick<Column<never>, 'key' | 'label'>

/** Search, filters, sort and export above a list. */
export function ListToolbar({
  noun,
  searchHint,
  filters,
  sorts,
  search,
  onSearch,
  onClear,
  onExport,
}: ListToolbarProps) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchBox
        label={m.search({ noun: noun.many })}
        placeholder={searchHint}
        q={search.q ?? ''}
        onSearch={(q) => void onSearch({ q })}
        className="min-w-[min(14rem,100%)] flex-1 basis-64 md:max-w-sm"
      />
      {filters
        .filter(({ folded }) => !folded)
        .map((filter) => (
          <FilterSelect key={filter.name} filter={filter} search={search} onSearch={onSearch} />
        ))}
      <SortSelect sorts={sorts} search={search} onSearch={onSearch} />
      {isNarrowed(search) && (
        <Button variant="quiet" onClick={onClear}>
          <FilterX aria-hidden className="size-5" strokeWidth={1.75} />
          {m.clearFilters()}
        </Button>
      )}
      <Button variant="quiet" className="md:ms-auto" disabled={!onExport} onClick={onExport}>
        <Download aria-hidden className="size-5" strokeWidth={1.75} />
        {m.exportCsv()}
      </Button>
      <FoldedFilters filters={filters.filter(({ folded }) => folded)} search={search} onSearch={onSearch} />
    </search>
  )
}

/** For phones, where the heads of the columns are hidden. */
function SortSelect({ sorts, search, onSearch }: Pick<ListToolbarProps, 'sorts' | 'search' | 'onSearch'>) {
  const [order, choose] = useChoice(search.order ?? '', (next) => onSearch({ order: next }))
  if (sorts.length === 0) return null
  return (
    <Select
      aria-label={m.sort()}
      className="w-auto! min-w-36 flex-1 md:hidden"
      value={order}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{m.sortedAsUsual()}</option>
      {sorts.flatMap(({ key, label }) => [
        <option key={key} value={key}>
          {m.rising({ label })}
        </option>,
        <option key={`-${key}`} value={`-${key}`}>
          {m.falling({ label })}
        </option>,
      ])}
    </Select>
  )
}

interface FilterSelectProps extends Pick<ListToolbarProps, 'search' | 'onSearch'> {
  filter: Filter
}

function FilterSelect({ filter, search, onSearch }: FilterSelectProps) {
  return (
    <Select
      aria-label={filter.label}
      className="w-auto! min-w-36 flex-1 md:flex-none"
      {...useFilter(filter, search, onSearch)}
    >
      <FilterOptions filter={filter} all={m.filterAll({ label: filter.label })} />
    </Select>
  )
}

/** With its label above, where a narrow one has no room for both. */
function LabelledFilter({ filter, search, onSearch }: FilterSelectProps) {
  return (
    <Field label={filter.label} className="min-w-0 content-end">
      <Select {...useFilter(filter, search, onSearch)}>
        <FilterOptions filter={filter} all={m.all()} />
      </Select>
    </Field>
  )
}

function useFilter(
  { name }: Filter,
  search: ListSearch,
  onSearch: ListToolbarProps['onSearch'],
): ComponentProps<'select'> {
  const [value, choose] = useChoice(search[name] ?? '', (next) => onSearch({ [name]: next }))
  return { name, value, onChange: ({ currentTarget }) => choose(currentTarget.value) }
}

const FilterOptions = ({ filter, all }: { filter: Filter; all: string }) => (
  <>
    <option value="">{all}</option>
    {filter.options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
)

/** Those that are rarely wanted, open while one of them narrows the list. */
function FoldedFilters({
  filters,
  search,
  onSearch,
}: Pick<ListToolbarProps, 'filters' | 'search' | 'onSearch'>) {
  const chosen = filters.filter(({ name }) => search[name] !== undefined).length
  const [isOpen, setIsOpen] = useState(chosen > 0)
  if (filters.length === 0) return null
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="basis-full rounded-md border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold text-peacock">
        {chosen > 0 ? m.moreFiltersInUse({ count: chosen }) : m.moreFilters()}
        <ChevronDown aria-hidden className={clsx('size-4', isOpen && 'rotate-180')} strokeWidth={1.75} />
      </summary>
      <div className="grid grid-cols-2 gap-3 p-4 pt-1 md:grid-cols-3 lg:grid-cols-4">
        {filters.map((filter) => (
          <LabelledFilter key={filter.name} filter={filter} search={search} onSearch={onSearch} />
        ))}
      </div>
    </details>
  )
}
