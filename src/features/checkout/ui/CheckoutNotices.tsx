import { Button } from '#/ui/kit/Button.tsx'
import { Notice } from '#/ui/kit/Notice.tsx'
import { useAdjustBag } from './useAdjustBag.ts'

export interface CheckoutNoticesProps {
  /** Why the last try failed. */
  refusal: string | undefined
  /** Of what the bag holds more than there is, a sentence for each product. */
  short: readonly string[]
  /** What costs something else than when the page was opened. */
  priceChanges: readonly string[]
  onAdjusted: () => void
}

/** What stands between the form and the order, and what can be done about it. */
export function CheckoutNotices({ refusal, short, priceChanges, onAdjusted }: CheckoutNoticesProps) {
  const { adjust, adjusting } = useAdjustBag(onAdjusted)
  return (
    <>
      {priceChanges.length > 0 && (
        <Notice tone="warning" live title="Prices changed while you were here">
          <ul>
            {priceChanges.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {short.length > 0 ? (
        <Notice tone="danger" live title="Your bag holds more than there is">
          <ul>
            {short.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Button variant="secondary" size="sm" pending={adjusting} onClick={adjust} className="mt-3">
            Adjust the bag
          </Button>
        </Notice>
      ) : (
        refusal && (
          <Notice tone="danger" live>
            {refusal}
          </Notice>
        )
      )}
    </>
  )
}
