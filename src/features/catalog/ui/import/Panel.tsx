import { type ReactNode, useId } from 'react'

export interface PanelProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** A part of the page with its heading. */
export function Panel({ title, text, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-surface px-4 py-5 md:px-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text && <div className="mt-1 max-w-text text-sm text-ink-soft">{text}</div>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
