import { useState } from 'react'
import { ApiError } from '#/platform/http/client.ts'
import type { FieldError } from '#/platform/http/failure.ts'
import { toast } from '#/ui/kit/toast.ts'
import { usePlaceOrder } from '../../orders.queries.ts'
import type { BillingAddressInput, Order } from '../../orders.schema.ts'
import { markPlaced } from './placedFlags.ts'

/** Below this width, px, a screen counts as mobile (specification, section 9). */
const MOBILE_BELOW = 768

const thisDevice = (): 'desktop' | 'mobile' => (window.innerWidth < MOBILE_BELOW ? 'mobile' : 'desktop')

export interface Refusal {
  readonly text: string
  /** True when the bag must be changed before the order can be placed. */
  readonly isAboutTheBag: boolean
}

/** Places the order: toasts, flags, and what went wrong in words. Nothing of the form is lost by a failure. */
export function useCheckout(cartId: string, onPlaced: (order: Order) => void) {
  const { mutateAsync } = usePlaceOrder()
  const [refusal, setRefusal] = useState<Refusal>()

  /** @returns the fields that the server found wrong. */
  const place = async (billingAddress: BillingAddressInput): Promise<readonly FieldError[]> => {
    setRefusal(undefined)
    try {
      const { order, message } = await mutateAsync({ cartId, billingAddress, device: thisDevice() })
      markPlaced(localStorage)
      toast.success(message)
      onPlaced(order)
      return []
    } catch (error) {
      const known = error instanceof ApiError && error.status > 0 && error.status < 500 ? error : undefined
      const text = known?.message ?? 'Something went wrong while placing the order.'
      setRefusal({ text, isAboutTheBag: known?.code === 'out_of_stock' })
      toast.error(text)
      return known?.code === 'invalid' ? known.errors : []
    }
  }
  return { place, refusal }
}
