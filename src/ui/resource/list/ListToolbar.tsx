import { Download, FilterX } from '../../icons/admin.tsx'
import { Button } from '../../kit/Button.tsx'
import { Select } from '../../kit/Select.tsx'
import type { Filter, Noun } from './list.ts'
import { isNarrowed, type ListSearch } from './listSearch.ts'
import { SearchBox } from './SearchBox.tsx'

export interface ListToolbarProps {
  noun: Noun
  searchHint: string
  filters: readonly Filter[]
  search: ListSearch
  onSearch: (change: ListSearch) => void
  onClear: () => void
  /** Undefined while there is nothing to export. */
  onExport?: (() => void) | undefined
}

/** Search, filters and export above a list. */
export function ListToolbar({
  noun,
  searchHint,
  filters,
  search,
  onSearch,
  onClear,
  onExport,
}: ListToolbarProps) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchBox
        label={`Search ${noun.many}`}
        placeholder={searchHint}
        q={search.q ?? ''}
        onSearch={(q) => onSearch({ q })}
        className="min-w-56 flex-1 basis-64 md:max-w-sm"
      />
      {filters.map((filter) => (
        <Select
          key={filter.name}
          name={filter.name}
          aria-label={filter.label}
          value={search[filter.name] ?? ''}
          onChange={(event) => onSearch({ [filter.name]: event.currentTarget.value })}
          className="w-auto! min-w-36 flex-1 md:flex-none"
        >
          <option value="">{filter.label}: all</option>
          {filter.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      ))}
      {isNarrowed(search) && (
        <Button variant="quiet" onClick={onClear}>
          <FilterX aria-hidden className="size-5" strokeWidth={1.75} />
          Clear filters
        </Button>
      )}
      <Button variant="quiet" className="md:ms-auto" disabled={!onExport} onClick={onExport}>
        <Download aria-hidden className="size-5" strokeWidth={1.75} />
        Export CSV
      </Button>
    </search>
  )
}
