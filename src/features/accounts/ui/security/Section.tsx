import { type ReactNode, useId } from 'react'

export interface SectionProps {
  title: string
  text?: ReactNode
  /** Stands beside the title. */
  action?: ReactNode
  children?: ReactNode
}

/** One matter of the account on the profile. */
export function Section({ title, text, action, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-5 md:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {text && <p className="mt-1 max-w-text text-sm text-ink-soft">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
