/**
 * What the address of a list says. Whatever is as usual does not stand in it; Back, reload and sharing keep the rest.
 * `order` is a column's key, with a minus before it for falling; `page` counts from 1.
 */
export interface ListSearch {
  q?: string
  order?: string
  page?: number
  [filter: string]: string | number | undefined
}

export interface ListShape {
  /** Keys that the list can be ordered by. */
  readonly sortKeys: readonly string[]
  /** The values each filter can have; 'any' for those known only at run time. */
  readonly filters?: Readonly<Record<string, readonly string[] | 'any'>>
}

const shortText = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' || text.length > 100 ? undefined : text
}

/** Reads an address; what the list does not know is left out, so that an old or mistyped link still shows a list. */
export function readListSearch(raw: Record<string, unknown>, shape: ListShape): ListSearch {
  const search: ListSearch = {}
  const q = shortText(raw.q)
  if (q) search.q = q
  const order = shortText(raw.order)
  if (order && shape.sortKeys.includes(order.replace(/^-/, ''))) search.order = order
  const page = Number(raw.page)
  if (Number.isInteger(page) && page > 1 && page <= 100_000) search.page = page
  for (const [name, values] of Object.entries(shape.filters ?? {})) {
    const value = shortText(raw[name])
    if (value && (values === 'any' || values.includes(value))) search[name] = value
  }
  return search
}

/** A change of the list; anything but a step to another page starts on the first page again. */
export function changeSearch(search: ListSearch, change: ListSearch): ListSearch {
  const next: ListSearch = { ...search, page: undefined, ...change }
  for (const [name, value] of Object.entries(next)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) delete next[name]
  }
  return next
}

/** The order after a press on a column's head: rising, falling, as usual. */
export function nextSort(order: string | undefined, column: string): string | undefined {
  if (order === column) return `-${column}`
  return order === `-${column}` ? undefined : column
}

/** How a column is sorted now, as `aria-sort` says it. */
export function sortOf(order: string | undefined, column: string): 'ascending' | 'descending' | 'none' {
  if (order === column) return 'ascending'
  return order === `-${column}` ? 'descending' : 'none'
}

/** Whether anything narrows the list. */
export const isNarrowed = ({ page: _page, order: _order, ...rest }: ListSearch): boolean =>
  Object.values(rest).some((value) => value !== undefined)

/** Rows on one page of a list. */
export const LIST_PAGE = 25

/** The same as words of an API query. */
export const queryOf = (search: ListSearch): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ),
  page: String(search.page ?? 1),
  limit: String(LIST_PAGE),
})
