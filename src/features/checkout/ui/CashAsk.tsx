import { Callout } from '#/ui/kit/Callout.tsx'
import { m } from '../messages/checkout.messages.ts'
import type { CashQuote } from '../quote.schema.ts'

/** What is asked of whoever pays at the door, and why, before the button; nothing where nothing is. */
export function CashAsk({ quote }: { quote: CashQuote | undefined }) {
  if (!quote || quote.ask === 'nothing') return null
  if (quote.ask === 'refused') return <Callout tone="warning" live title={quote.title} />
  return (
    <Callout live title={quote.title}>
      <p>{quote.text}</p>
      {quote.reasons.length > 0 && (
        <>
          <p className="mt-2">{m.whyWeAsk()}</p>
          <ul className="list-disc ps-5">
            {quote.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2">{m.otherWaysNeedNone()}</p>
    </Callout>
  )
}
