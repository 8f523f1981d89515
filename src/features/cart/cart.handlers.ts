import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from './cart.contract.ts'
import { presentCart } from './cart.present.ts'
import { readCart } from './cart.store.ts'
import { changeTogether } from './changeTogether.ts'
import { m } from './messages/cart.messages.ts'

export function cartApi(services: Services) {
  const { db } = services
  const change = changeTogether(services)
  return roomApi()
    .openapi(contract.readCart, async (c) =>
      c.json({ currentCart: presentCart(await readCart(db, callerOf(c).id)) }, 200),
    )
    .openapi(contract.addToCart, async (c) => {
      const { productId } = c.req.valid('param')
      const { size: sent, selectedSize, quantity = 1 } = c.req.valid('json')
      const size = sent || selectedSize || ''
      const cart = await change(callerOf(c).id, { is: 'add', productId, size, quantity })
      return c.json({ message: m.added(), currentCart: presentCart(cart) }, 201)
    })
    .openapi(contract.updateCartItem, async (c) => {
      const { itemId } = c.req.valid('param')
      const { quantity } = c.req.valid('json')
      const cart = await change(callerOf(c).id, { is: 'set', itemId, quantity })
      return c.json({ currentCart: presentCart(cart) }, 200)
    })
    .openapi(contract.deleteCartItem, async (c) => {
      const cart = await change(callerOf(c).id, { is: 'remove', itemId: c.req.valid('param').itemId })
      return c.json({ message: m.removed(), currentCart: presentCart(cart) }, 200)
    })
}

export type CartApi = ReturnType<typeof cartApi>
