import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface PageHeadingProps {
  title: ReactNode
  /** A few words above the title. */
  eyebrow?: ReactNode
  text?: ReactNode
  /** Buttons at the end of the line; below the title on phones. */
  actions?: ReactNode
  /** In the middle with a thread of gold below, for pages that are read. */
  centered?: boolean
  className?: string
}

/** The one h1 of a page. */
export function PageHeading({
  title,
  eyebrow,
  text,
  actions,
  centered = false,
  className,
}: PageHeadingProps) {
  return (
    <header
      className={clsx(
        'flex flex-wrap items-end gap-x-8 gap-y-4',
        centered ? 'flex-col items-center! text-center' : 'justify-between',
        className,
      )}
    >
      <div className="min-w-0">
        {eyebrow && (
          <p className="mb-1 text-sm font-semibold tracking-[0.08em] text-haldi-ink uppercase">{eyebrow}</p>
        )}
        <h1 className="text-3xl">{title}</h1>
        {text && <div className="mt-2 max-w-text text-ink-soft">{text}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3 empty:hidden">{actions}</div>}
      {centered && <span aria-hidden className="zari-line w-16" />}
    </header>
  )
}
