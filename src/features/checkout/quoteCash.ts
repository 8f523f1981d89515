import { readCart } from '#/features/cart/cart.store.ts'
import { openAssessCash } from '#/features/cod/assessCash.ts'
import type { CodServices } from '#/features/cod/cod.cache.ts'
import { askWords } from '#/features/cod/score/cashWords.rules.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { formatPaise, paiseOf, rupeesOf } from '#/platform/money/money.ts'
import { deliveryKey } from './openOrders.rules.ts'
import type { CashQuestion, CashQuote } from './quote.schema.ts'

const nothing: CashQuote = { ask: 'nothing', advance: 0, rest: 0, title: '', text: '', reasons: [] }

/**
 * What a customer is told before they order a bag that is paid at the door. It decides nothing: placing the order looks again,
 * and takes none of which more is asked than was shown.
 */
export async function quoteCash(
  services: Pick<ShopServices & CodServices, 'db' | 'settings' | 'codSettings'>,
  customerId: string,
  { amount, ...place }: CashQuestion,
): Promise<CashQuote> {
  const { db } = services
  const [settings, shop] = await Promise.all([services.codSettings.get(), services.settings()])
  const buyer = { customerId, ...place, deliveryKey: deliveryKey(place) }
  const amountPaise = paiseOf(amount)
  const assess = amountPaise > 0 ? await openAssessCash(db, { settings, shop }, [buyer]) : undefined
  if (!assess) return { ...nothing, rest: amount }
  const bag = await readCart(db, customerId)
  const lines = bag.lines.map(({ product, size, quantity }) => ({
    ...{ productId: product._id, size: size ?? '', quantity },
  }))
  const verdict = assess(buyer, { amountPaise, lines })
  if (verdict.is === 'refused') return { ...nothing, ask: 'refused', title: verdict.message, rest: amount }
  const { ask, advancePaise } = verdict.answer
  const restPaise = amountPaise - advancePaise
  const words = askWords(ask, {
    ...{ advance: formatPaise(advancePaise), rest: formatPaise(restPaise), hours: settings.cancelHours },
  })
  if (!words) return { ...nothing, rest: amount }
  return {
    ...{ ask, ...words, reasons: [...verdict.reasons] },
    ...{ advance: rupeesOf(advancePaise), rest: rupeesOf(restPaise) },
  }
}
