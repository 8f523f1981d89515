import { readCart } from '#/features/cart/cart.store.ts'
import type { OffersServices } from '#/features/offers/offers.cache.ts'
import { type Bag, type ReckonedBag, reckonBags } from '#/features/offers/reckonBags.ts'
import { isAnyRunning } from '#/features/offers/rules/quote.rules.ts'
import { whoOrdered } from '#/features/orders/purchases.store.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import { deliveryKey } from './openOrders.rules.ts'
import type { Quote, QuotePlace } from './quote.schema.ts'

type Deps = Pick<OffersServices, 'db' | 'offers' | 'catalog' | 'collections'>

/** The bag of a customer, and what offers make of it. */
interface QuotedBag {
  readonly bag: Bag
  readonly reckoned: ReckonedBag
  readonly takesCodes: boolean
}

/** @returns undefined while no offer is running: then nothing was asked of the database */
export async function reckonOwnBag(
  services: Deps,
  customerId: string,
  place?: QuotePlace,
): Promise<QuotedBag | undefined> {
  const offers = await services.offers.get()
  if (!isAnyRunning(offers, Date.now())) return undefined
  const { cartId, lines } = await readCart(services.db, customerId)
  const bag: Bag = {
    ...{ cartId, customerId },
    ...(place && { contact: place.contact, deliveryKey: deliveryKey(place) }),
    lines: lines.map((line) => ({ ...line, pricePaise: line.product.pricePaise })),
  }
  const reckon = await reckonBags(services, whoOrdered, cartId === '' ? [] : [bag])
  if (!reckon) return undefined
  const withCode = offers.filter(({ code }) => code !== '')
  return { bag, reckoned: reckon(bag), takesCodes: isAnyRunning(withCode, Date.now()) }
}

/** A bag that was reckoned, as the API shows it. */
export function presentQuote({ bag: { lines }, reckoned, takesCodes }: QuotedBag): Quote {
  const { best, codes, explanation, missing } = reckoned
  const subTotalPaise = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0)
  return {
    subTotal: rupeesOf(subTotalPaise),
    discount: rupeesOf(best.savedPaise),
    total: rupeesOf(subTotalPaise - best.savedPaise),
    lines: lines.flatMap(({ _id }, at) => {
      const paise = best.reductions[at] ?? 0
      return paise > 0 ? [{ item: _id, discount: rupeesOf(paise) }] : []
    }),
    offers: best.applied.map(({ terms: { label, code }, savedPaise }) => ({
      ...{ label, saved: rupeesOf(savedPaise) },
      ...(code && { code }),
    })),
    codes: codes.map(({ code, state, message }) => ({ code, applied: state === 'applied', message })),
    explanation: [...explanation],
    missing: [...missing],
    takesCodes,
  }
}
