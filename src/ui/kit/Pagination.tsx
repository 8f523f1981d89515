import { ChevronLeft, ChevronRight } from '../icons/storefront.tsx'
import { IconButton } from './IconButton.tsx'
import { m } from './messages/kit.messages.ts'

export interface PaginationProps {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  /** Names the navigation, e.g. "Pages of orders". */
  label?: string
}

/** One page back, where we are, one page on; nothing where there is only one page. */
export function Pagination({ page, pages, onPage, label = m.pages() }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-2 py-4">
      <IconButton label={m.previousPage()} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden className="size-5" />
      </IconButton>
      <p aria-live="polite" className="text-sm tabular-nums">
        {m.page()} <strong>{page}</strong> {m.ofPages({ pages })}
      </p>
      <IconButton label={m.nextPage()} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden className="size-5" />
      </IconButton>
    </nav>
  )
}
