import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icons/other.tsx'

export interface TableProps extends ComponentProps<'table'> {
  /** Names the table; for screen readers unless `showCaption`. */
  caption: ReactNode
  showCaption?: boolean
  /** On phones each row becomes a card whose cells carry their `label`. */
  collapse?: boolean
}

/** A plain table of `<thead>`, `<tbody>` and `<tr>` with the Th and Td below. */
export function Table({
  caption,
  showCaption = false,
  collapse = true,
  className,
  children,
  ...rest
}: TableProps) {
  return (
    <div className="overflow-x-auto">
      {/* `table` is a utility too, stronger than the sheet that makes cards of rows. */}
      <table
        {...rest}
        data-collapse={collapse || undefined}
        className={clsx('table', collapse && 'max-md:block', className)}
      >
        {/* In a table that is no table any more it would be as narrow as its longest word. */}
        <caption
          className={
            showCaption
              ? clsx('pb-3 text-start text-sm text-ink-soft', collapse && 'max-md:block')
              : 'sr-only'
          }
        >
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}

export interface ThProps extends ComponentProps<'th'> {
  numeric?: boolean
  /** Direction it is sorted in now; `none` can be sorted and is not. */
  sort?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
}

export function Th({ numeric, sort, onSort, children, ...rest }: ThProps) {
  const Arrow = sort === 'ascending' ? ArrowUp : sort === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" {...rest} data-numeric={numeric || undefined} aria-sort={sort}>
      {sort && onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="-mx-2 -my-2 inline-flex min-h-11 items-center gap-1 md:min-h-9 rounded-sm px-2 font-semibold hover:text-peacock"
        >
          {children}
          <Arrow aria-hidden className={clsx('size-4 flex-none', sort === 'none' && 'text-edge')} />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

export interface TdProps extends ComponentProps<'td'> {
  /** The column's name, shown beside the cell on phones. */
  label?: string
  numeric?: boolean
  /** A word or a number: on phones it shares a line with another one. */
  short?: boolean | undefined
}

export function Td({ label, numeric, short, ...rest }: TdProps) {
  return (
    <td {...rest} data-label={label} data-numeric={numeric || undefined} data-short={short || undefined} />
  )
}
