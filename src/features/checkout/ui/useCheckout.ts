import { useState } from 'react'
import { forgetTypedCheckout } from '#/features/accounts/typedCheckout.ts'
import type { Cart } from '#/features/cart/cart.schema.ts'
import { arrivesBy } from '#/features/orders/rules/payments.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { markThanks, THANK_YOU_MS, thankLater, thanksDue } from '#/features/orders/ui/thanksFlag.ts'
import type { Device } from '#/features/shop/devices.rules.ts'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import type { FieldError } from '#/platform/http/failure.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { toast } from '#/ui/kit/toast.ts'
import { useFreshCart, usePlaceOrder } from '../checkout.queries.ts'
import { useQuoteAgain } from '../quote.queries.ts'
import type { CashQuote } from '../quote.schema.ts'
import type { CheckoutRequest } from './checkoutRequest.ts'
import { markPlaced } from './placedFlags.ts'
import { type PaidByCredit, useFreshCredit } from './usePaidByCredit.ts'

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

/** Refusals after which the quotes are asked for again. */
const quoteChanges = new Set(['total_changed', 'cash_changed'])

/** What the buyer saw that is asked of whoever pays at the door: with it nothing more is. */
const shownCash = ({ billingAddress }: CheckoutRequest, cash: CashQuote | undefined) =>
  arrivesBy('courier', billingAddress.payment ?? 'upi') && cash && cash.ask !== 'refused'
    ? { expectedCash: { ask: cash.ask, advance: cash.advance } }
    : {}

/** Places the order: toasts, flags, and what went wrong in words. Nothing of the form is lost by a failure. */
export function useCheckout(cart: Cart, servicesTotal: number, onPlaced: (order: Order) => void) {
  const { mutateAsync } = usePlaceOrder()
  const fresh = useFreshCart()
  const freshCredit = useFreshCredit()
  const quoteAgain = useQuoteAgain()
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
      if (now._id === cart._id && total !== cart.grandTotal + servicesTotal) {
        setRefusal(`The total is ${formatRupees(total)} now. Please check it and place the order again.`)
        return []
      }
      // Nor more than the screen said, because the credit went elsewhere meanwhile.
      const balance = paid.byCredit > 0 ? await freshCredit() : paid.balance
      if (balance !== paid.balance) {
        setRefusal(
          `Your store credit is ${formatRupees(balance)} now. Please check what is left to pay and place the order again.`,
        )
        return []
      }
      const { order, message } = await mutateAsync({
        ...{ cartId: cart._id, ...request, device: thisDevice() },
        expectedTotal: paid.left + paid.byCredit,
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
      if (error instanceof ApiError && quoteChanges.has(error.code)) void quoteAgain()
      const text = errorText(error, {
        fallback: 'Something went wrong while placing the order.',
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
