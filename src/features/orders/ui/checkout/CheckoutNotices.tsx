import { Button } from '#/ui/kit/Button.tsx'
import { Notice } from '#/ui/kit/Notice.tsx'
import { useAdjustBag } from './useAdjustBag.ts'
import type { Refusal } from './useCheckout.ts'

export interface CheckoutNoticesProps {
  /** Why the last try failed. */
  refusal: Refusal | undefined
  /** The bag holds more than there is. */
  isShort: boolean
  /** What costs something else than when the page was opened. */
  priceChanges: readonly string[]
  onAdjusted: () => void
}

/** What stands between the form and the order, and what can be done about it. */
export function CheckoutNotices({ refusal, isShort, priceChanges, onAdjusted }: CheckoutNoticesProps) {
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
      {(refusal || isShort) && (
        <Notice tone={refusal ? 'danger' : 'warning'} live>
          <p>{refusal?.text ?? 'Some pieces in your bag are no longer in stock.'}</p>
          {(isShort || refusal?.isAboutTheBag) && (
            <Button variant="secondary" size="sm" pending={adjusting} onClick={adjust} className="mt-3">
              Adjust the bag
            </Button>
          )}
        </Notice>
      )}
    </>
  )
}
