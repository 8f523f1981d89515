import clsx from 'clsx'

/** One line of a menu; the router marks the link of the open page by `aria-current`. */
export const menuEntryClass = (className?: string): string =>
  clsx(
    'flex min-h-11 items-center gap-3 rounded-md px-3 text-start whitespace-nowrap text-ink-soft transition-colors',
    'hover:bg-sand hover:text-ink disabled:opacity-60',
    'aria-[current=page]:bg-peacock-wash aria-[current=page]:font-semibold aria-[current=page]:text-peacock-deep',
    className,
  )
