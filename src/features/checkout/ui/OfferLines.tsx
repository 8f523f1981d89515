import { formatRupees } from '#/platform/money/money.ts'
import { m } from '../messages/checkout.messages.ts'
import type { Quote } from '../quote.schema.ts'

/** Each offer with what it takes off, as rows of a list of sums. */
export function OfferRows({ quote: { offers } }: { quote: Quote }) {
  return offers.map(({ label, code, saved }) => (
    <div key={`${label} ${code}`} className="contents text-success">
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="text-end">{formatRupees(-saved)}</dd>
    </div>
  ))
}

/** Why the bag costs what it does, and what is missing for less. */
export function OfferWords({ quote: { explanation, missing } }: { quote: Quote }) {
  const words = [...explanation, ...missing]
  if (words.length === 0) return null
  return (
    <ul aria-label={m.offers()} className="mt-3 grid gap-1 text-sm text-ink-soft wrap-anywhere">
      {words.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
