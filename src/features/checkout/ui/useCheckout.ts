import { useState } from 'react'
import { forgetTypedCheckout } from '#/features/accounts/typedCheckout.ts'
import type { Cart } from '#/features/cart/cart.schema.ts'
import { arrivesBy } from '#/features/orders/rules/payments.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { markThanks, thankLater } from '#/features/orders/ui/giveThanks.ts'
import { THANK_YOU_MS, thanksDue } from '#/features/orders/ui/thanksFlag.ts'
import type { Device } from '#/features/shop/devices.rules.ts'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import type { FieldError } from '#/platform/http/failure.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { toast } from '#/ui/kit/toast.ts'
import { useFreshCart, usePlaceOrder, useShowAgain } from '../checkout.queries.ts'
import { m } from '../messages/checkout.messages.ts'
import type { CashQuote } from '../quote.schema.ts'
import { type CheckoutRequest, shownCash } from './checkoutRequest.ts'
import { markPlaced } from './placedFlags.ts'
import type { PaidByCredit } from './usePaidByCredit.ts'

/** Below this width, px, a screen counts as mobile (specification, section 9). */
const MOBILE_BELOW = 768

const thisDevice = (): Device => (window.innerWidth < MOBILE_BELOW ? 'mobile' : 'desktop')

/** Refusals that name fields of the form; others name lines of the bag. */
const saidAtFields = new Set([
  'invalid',
  'payment_not_offered',
  'gift_not_by_cash',
  'no_gift_wrap',
  'no_cash',
])

/** Refusals after which all that the order comes to is asked for again. */
const sumChanges = new Set(['total_changed', 'credit_changed', 'cash_changed', 'no_gift_wrap'])

/** Places the order: toasts, flags, and what went wrong in words. Nothing of the form is lost by a failure. */
export function useCheckout(cart: Cart, servicesTotal: number, onPlaced: (order: Order) => void) {
  const { mutateAsync } = usePlaceOrder()
  const fresh = useFreshCart()
  const showAgain = useShowAgain()
  const [refusal, setRefusal] = useState<string>()

  /** @returns the fields that the server found wrong. */
  const place = async (
    request: CheckoutRequest,
    paid: PaidByCredit,
    cash: CashQuote | undefined,
  ): Promise<readonly FieldError[]> => {
    setRefusal(undefined)
    try {
      // Nobody pays a total that was not on the screen.
      const now = await fresh()
      const total = now.grandTotal + now.servicesTotal
      const shown = paid.left + paid.byCredit
      const before = cart.grandTotal + servicesTotal
      // Where offers or a wrapping are in the sum, the server alone knows what it is now: it refuses and says so.
      if (now._id === cart._id && total !== before && shown === before) {
        setRefusal(m.totalIs({ total: formatRupees(total) }))
        return []
      }
      const { order, message } = await mutateAsync({
        ...{ cartId: cart._id, ...request, device: thisDevice() },
        expectedTotal: shown,
        ...(request.useCredit && { expectedCredit: paid.byCredit }),
        ...shownCash(request, cash),
      })
      markPlaced(localStorage)
      // guard: typed-ends-with-order
      forgetTypedCheckout()
      awaitThanks(order)
      toast.success(message)
      onPlaced(order)
      return []
    } catch (error) {
      if (error instanceof ApiError && sumChanges.has(error.code)) void showAgain()
      const text = errorText(error, {
        fallback: m.notPlaced(),
        reasons: 'refusals',
      })
      setRefusal(text)
      toast.error(text)
      return error instanceof ApiError && saidAtFields.has(error.code) ? error.errors : []
    }
  }
  return { place, refusal, forgive: () => setRefusal(undefined) }
}

/** The flag for the thank-you page; it goes after 15 s, wherever the shopper is by then. */
function awaitThanks({ _id, paymentId }: Order): void {
  if (arrivesBy('provider', paymentId.type) && paymentId.status !== 'Completed') {
    thankLater(localStorage, _id)
    return
  }
  markThanks(localStorage, _id, Date.now())
  setTimeout(() => thanksDue(localStorage, Date.now()), THANK_YOU_MS)
}
