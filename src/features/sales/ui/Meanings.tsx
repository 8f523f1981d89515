import { ChevronRight } from '#/ui/icons/storefront.tsx'
import { m } from '../messages/sales.messages.ts'
import { meanings } from '../takings.rules.ts'

/** What the figures count and what they do not. */
export function Meanings() {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm pe-2 font-semibold text-peacock hover:text-peacock-deep [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-5 transition-transform group-open:rotate-90"
          strokeWidth={1.75}
        />
        {m.whatTheyCount()}
      </summary>
      <dl className="mt-1 grid max-w-text gap-3 text-sm">
        {meanings().map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
