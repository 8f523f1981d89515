import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { m } from '../messages/checkout.messages.ts'
import { useAdjustBag } from './useAdjustBag.ts'

export interface CheckoutCalloutsProps {
  /** Why the last try failed. */
  refusal: string | undefined
  /** Of what the bag holds more than there is, a sentence for each product. */
  short: readonly string[]
  /** What costs something else than when the page was opened. */
  priceChanges: readonly string[]
  onAdjusted: () => void
}

/** What stands between the form and the order, and what can be done about it. */
export function CheckoutCallouts({ refusal, short, priceChanges, onAdjusted }: CheckoutCalloutsProps) {
  const { adjust, adjusting } = useAdjustBag(onAdjusted)
  return (
    <>
      {priceChanges.length > 0 && (
        <Callout tone="warning" live title={m.pricesChanged()}>
          <ul>
            {priceChanges.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Callout>
      )}
      {short.length > 0 ? (
        <Callout tone="danger" live title={m.bagHoldsMore()}>
          <ul>
            {short.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Button variant="secondary" size="sm" pending={adjusting} onClick={adjust} className="mt-3">
            {m.adjustBag()}
          </Button>
        </Callout>
      ) : (
        refusal && (
          <Callout tone="danger" live>
            {refusal}
          </Callout>
        )
      )}
    </>
  )
}
