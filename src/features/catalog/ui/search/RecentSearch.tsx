import clsx from 'clsx'
import { Search } from '#/ui/icons/storefront.tsx'

export interface RecentSearchProps {
  id: string
  text: string
  selected: boolean
  onPoint: () => void
  onChosen: () => void
}

/** A text that was searched lately; the keys of the box choose it as well. */
export function RecentSearch({ id, text, selected, onPoint, onChosen }: RecentSearchProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onClick={onChosen}
      onPointerMove={onPoint}
      className={clsx(
        'flex min-h-11 w-full items-center gap-3 rounded-md p-2 text-start',
        selected && 'bg-peacock-wash',
      )}
    >
      <Search aria-hidden className="size-4.5 flex-none text-ink-soft" strokeWidth={1.75} />
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{text}</span>
    </button>
  )
}
