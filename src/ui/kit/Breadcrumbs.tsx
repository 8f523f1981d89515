import { Children, type ReactNode } from 'react'
import { m } from './messages/kit.messages.ts'

/** The way to this page; children are links, and last the page's own name. */
export function Breadcrumbs({ className, children }: { className?: string; children: ReactNode }) {
  const steps = Children.toArray(children)
  return (
    <nav aria-label={m.breadcrumb()} className={className}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no identity but their place
          <li key={index} className="flex min-w-0 items-center gap-2">
            {index > 0 && (
              <span aria-hidden className="text-haldi-deep">
                ›
              </span>
            )}
            {index === steps.length - 1 ? (
              <span aria-current="page" className="min-w-0 py-1.5 text-ink wrap-anywhere">
                {step}
              </span>
            ) : (
              <span className="*:py-1.5 *:hover:text-peacock *:hover:underline">{step}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
