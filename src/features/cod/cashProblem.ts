import { findOrder } from '#/features/orders/orders.store.ts'
import { isGoods } from '#/features/orders/rules/orderedServices.rules.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { asksNothing, openAssessCash } from './assessCash.ts'
import type { CodServices } from './cod.cache.ts'
import { m } from './messages/cod.messages.ts'

/**
 * What speaks against paying an order that was placed at the door after all: there is no button before which anything could be
 * asked, so whatever would be asked is a no. Undefined where nothing speaks against it, or the guard is off.
 */
export async function cashProblem(
  services: Pick<CodServices & ShopServices, 'db' | 'codSettings' | 'settings'>,
  orderId: string,
): Promise<string | undefined> {
  const { db } = services
  const settings = await services.codSettings.get()
  if (!settings.isOn) return undefined
  const rows = await findOrder(db, 'customer', 'anyone', orderId)
  if (!rows) return undefined
  const { order, payment, items } = rows
  const { address, state, zipCode } = order.deliveryAddress ?? order.billingAddress
  const buyer = {
    ...{
      customerId: order.customerId,
      contact: order.billingAddress.contact,
      deliveryKey: order.deliveryKey,
    },
    ...{ address, state, zipCode },
  }
  const assess = await openAssessCash(db, { settings, shop: await services.settings() }, [buyer])
  const lines = items.filter(isGoods)
  const verdict = assess?.(buyer, { amountPaise: payment.amountPaise, lines })
  if (verdict?.is === 'refused') return verdict.message
  // guard: switched-to-cash
  return verdict && !asksNothing(verdict) ? m.paidFirst() : undefined
}
