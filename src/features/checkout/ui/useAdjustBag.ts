import { useState } from 'react'
import type { Cart } from '#/features/cart/cart.schema.ts'
import { useChangeQuantity, useRemoveLine } from '#/features/cart/changing.queries.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { toast } from '#/ui/kit/toast.ts'
import { useFreshCart } from '../checkout.queries.ts'
import { m } from '../messages/checkout.messages.ts'
import { adjustments } from './bag.rules.ts'

/** Sets each line of which there is not enough to what is left, or takes it out. */
export function useAdjustBag(onAdjusted: () => void) {
  const fresh = useFreshCart()
  const { mutateAsync: change } = useChangeQuantity()
  const { mutateAsync: remove } = useRemoveLine()
  const [adjusting, setAdjusting] = useState(false)

  const run = async () => {
    const cart: Cart = await fresh()
    for (const { itemId, quantity } of adjustments(cart.items)) {
      await (quantity > 0 ? change({ itemId, quantity }) : remove(itemId))
    }
    onAdjusted()
    toast.success(m.bagAdjusted())
  }
  const adjust = () => {
    setAdjusting(true)
    run()
      .catch((error) => toast.error(errorText(error, { fallback: m.bagNotAdjusted() })))
      .finally(() => setAdjusting(false))
  }
  return { adjust, adjusting }
}
