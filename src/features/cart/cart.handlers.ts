import { newId } from '#/platform/db/ids.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { type FieldError, failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from './cart.contract.ts'
import { cartFailures } from './cart.failures.ts'
import {
  changeQuantity,
  emptyCart,
  isOnSale,
  leftText,
  mostFor,
  removeLine,
  sizeProblem,
  withItems,
} from './cart.rules.ts'
import type { CartItem } from './cart.schema.ts'
import * as store from './cart.store.ts'

function refuseTooMany(items: readonly CartItem[], item: CartItem, quantity: number): void {
  if (quantity <= mostFor(items, item.product, item._id)) return
  const message = leftText(item.product)
  const errors: FieldError[] = [{ field: 'quantity', message }]
  throw cartFailures.out_of_stock({ message, errors })
}

export function cartApi({ db }: Services) {
  return roomApi()
    .openapi(contract.readCart, async (c) =>
      c.json({ currentCart: await store.readCart(db, callerOf(c).id) }, 200),
    )
    .openapi(contract.addToCart, async (c) => {
      const customerId = callerOf(c).id
      const { productId } = c.req.valid('param')
      const { size: sent, selectedSize, quantity = 1 } = c.req.valid('json')
      const size = sent || selectedSize || ''
      const currentCart = await db.transaction(async (tx) => {
        const product = await store.findProduct(tx, productId)
        if (!product || !isOnSale(product)) throw failures.not_found()
        const problem = sizeProblem(product, size)
        if (problem) throw cartFailures[problem]()
        const cartId = await store.openCart(tx, customerId)
        const cart = await store.readCart(tx, customerId)
        const known = cart.items.find((item) => item.product._id === product.id && (item.size ?? '') === size)
        const wanted = (known?.quantity ?? 0) + quantity
        const line = { id: known?._id ?? newId(), productId: product.id, size, quantity: wanted }
        const item = store.presentItem(line, product)
        refuseTooMany(cart.items, item, wanted)
        if (known) {
          await store.setQuantity(tx, cartId, known._id, wanted)
          return changeQuantity(cart, known._id, wanted)
        }
        await store.insertLine(tx, cartId, line)
        return withItems({ ...emptyCart, _id: cartId, customer: customerId }, [...cart.items, item])
      })
      return c.json({ message: 'Item added to cart', currentCart }, 201)
    })
    .openapi(contract.updateCartItem, async (c) => {
      const customerId = callerOf(c).id
      const { itemId } = c.req.valid('param')
      const { quantity } = c.req.valid('json')
      const currentCart = await db.transaction(async (tx) => {
        const cartId = await store.lockCart(tx, customerId)
        const cart = await store.readCart(tx, customerId)
        const item = cart.items.find(({ _id }) => _id === itemId)
        if (!cartId || !item) throw failures.not_found()
        refuseTooMany(cart.items, item, quantity)
        await store.setQuantity(tx, cartId, itemId, quantity)
        return changeQuantity(cart, itemId, quantity)
      })
      return c.json({ currentCart }, 200)
    })
    .openapi(contract.deleteCartItem, async (c) => {
      const customerId = callerOf(c).id
      const { itemId } = c.req.valid('param')
      const currentCart = await db.transaction(async (tx) => {
        const cartId = await store.lockCart(tx, customerId)
        if (!cartId || !(await store.deleteLine(tx, cartId, itemId))) throw failures.not_found()
        return removeLine(await store.readCart(tx, customerId), itemId)
      })
      return c.json({ message: 'Item removed from cart', currentCart }, 200)
    })
}

export type CartApi = ReturnType<typeof cartApi>
