import { presentCart } from '#/features/cart/cart.present.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { m } from '../messages/orders.messages.ts'
import * as contract from './again.contract.ts'
import { presentAgainLine } from './again.present.ts'
import { orderAgain } from './orderAgain.actions.ts'

/** An earlier order, put into the bag once more. */
export function againApi({ db }: Services) {
  return roomApi().openapi(contract.orderAgain, async (c) => {
    const { lines, cart } = await orderAgain(db, callerOf(c).id, c.req.valid('param')._id)
    const isInBag = lines.some(({ inBag }) => inBag > 0)
    const message = isInBag ? m.inYourCart() : m.nothingNow()
    return c.json({ message, lines: lines.map(presentAgainLine), currentCart: presentCart(cart) }, 200)
  })
}

export type AgainApi = ReturnType<typeof againApi>
