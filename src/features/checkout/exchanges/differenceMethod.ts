import { asksNothing, openAssessCash } from '#/features/cod/assessCash.ts'
import { readCodSettings } from '#/features/cod/cod.store.ts'
import type { PaymentMethod } from '#/features/orders/rules/payments.rules.ts'
import { readSettings } from '#/features/shop/shop.store.ts'
import { takesUpi } from '#/features/shop/waysToPay.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { cashBuyerOf } from '../cashGuard.ts'
import type { OrderRequest } from '../newOrders.ts'
import type { Buyer } from '../openOrders.rules.ts'

/** What is paid beyond the pieces that come back, paise, and for what. */
interface Difference {
  readonly amountPaise: number
  readonly lines: readonly {
    readonly product: { readonly _id: string }
    readonly size: string
    readonly quantity: number
  }[]
}

/**
 * How the difference of an exchange is paid: as it was chosen, but by UPI where the guard of cash would ask or refuse anything,
 * because the customer is at no button before which it could be asked. A shop without UPI takes it at the door.
 */
export async function differenceMethod(
  tx: Db,
  request: Pick<OrderRequest, 'billingAddress' | 'deliveryAddress'>,
  buyer: Buyer,
  { amountPaise, lines }: Difference,
): Promise<PaymentMethod> {
  const chosen = request.billingAddress.payment
  const cashBuyer = amountPaise > 0 ? cashBuyerOf(request, buyer) : undefined
  if (!cashBuyer) return chosen
  const shop = await readSettings(tx)
  if (!takesUpi(shop)) return chosen
  const assess = await openAssessCash(tx, { settings: await readCodSettings(tx), shop }, [cashBuyer])
  const bag = lines.map(({ product, size, quantity }) => ({ productId: product._id, size, quantity }))
  // guard: exchange-cash-guarded
  return !assess || asksNothing(assess(cashBuyer, { amountPaise, lines: bag })) ? chosen : 'upi'
}
