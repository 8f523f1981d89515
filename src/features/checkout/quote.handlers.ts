import { readCart } from '#/features/cart/cart.store.ts'
import type { CodServices } from '#/features/cod/cod.cache.ts'
import { removeCode } from '#/features/offers/codes.store.ts'
import type { OffersServices } from '#/features/offers/offers.cache.ts'
import { codeOf } from '#/features/offers/rules/offer.rules.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import * as contract from './checkout.contract.ts'
import type { QuotePlace } from './quote.schema.ts'
import { presentQuote, reckonOwnBag } from './quote.ts'
import { quoteCash } from './quoteCash.ts'
import { typeCode } from './typeCode.actions.ts'

/** Codes of one customer that were none, in a quarter of an hour: enough for whoever mistypes, far too few to guess one. */
const WRONG_CODES = { points: 10, seconds: 15 * 60 }

/** Looks of one customer at what offers, and at what cash, ask of an address: one for each that they try; a number or an address is not searched for by it. */
const LOOKS = { points: 60, seconds: 15 * 60 }

/** What offers make of a customer's bag, what is asked of who pays at the door, and the codes that are typed for it. */
export function quoteApi(services: ShopServices & OffersServices & CodServices) {
  const tries = rateLimit(services, { name: 'offer-code', ...WRONG_CODES })
  const looks = rateLimit(services, { name: 'cash-quote', ...LOOKS })
  const offerLooks = rateLimit(services, { name: 'offer-quote', ...LOOKS })
  const quoted = async (customerId: string, place?: QuotePlace) => {
    const reckoned = await reckonOwnBag(services, customerId, place)
    const { isOn } = await services.codSettings.get()
    return {
      quote: reckoned ? presentQuote(reckoned) : null,
      ...(isOn && { asksOfCash: true as const }),
      ...(reckoned?.reckoned.asksWho && { asksWho: true as const }),
    }
  }
  return roomApi()
    .openapi(contract.readQuote, async (c) => c.json(await quoted(callerOf(c).id), 200))
    .openapi(contract.quotePlace, async (c) => {
      const { id } = callerOf(c)
      // guard: quote-looks
      await offerLooks.consume(id)
      return c.json(await quoted(id, c.req.valid('json')), 200)
    })
    .openapi(contract.quoteCash, async (c) => {
      const { id } = callerOf(c)
      // guard: cash-looks
      await looks.consume(id)
      return c.json(await quoteCash(services, id, c.req.valid('json')), 200)
    })
    .openapi(contract.addCode, async (c) => {
      const { id } = callerOf(c)
      // guard: code-guesses
      await tries.consume(id)
      await typeCode(services, id, c.req.valid('json').code)
      await tries.giveBack(id)
      return c.json(await quoted(id), 200)
    })
    .openapi(contract.deleteCode, async (c) => {
      const { id } = callerOf(c)
      const { cartId } = await readCart(services.db, id)
      if (cartId !== '') await removeCode(services.db, cartId, codeOf(c.req.valid('param').code))
      return c.json(await quoted(id), 200)
    })
}

export type QuoteApi = ReturnType<typeof quoteApi>
