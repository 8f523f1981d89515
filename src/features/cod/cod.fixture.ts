import { expect } from 'vitest'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import { billing, clearOrders, crowd, fillBag } from '../../../test/fixtures/orders.ts'
import type { Json, Person } from '../../../test/fixtures/shop.ts'
import { codSettings } from './cod.tables.ts'

/** A shop in two processes that guards cash, and people who order there at the door: pieces of 1,000 rupees. */
export async function openCodShop(env: Record<string, string> = {}) {
  const orderShop = await openOrderShop(env)
  const { shop, other, post } = orderShop
  const { db } = shop.services
  const product = await orderShop.newProduct({ quantity: 5_000 })
  const others = await crowd(shop, 30)
  let next = 0
  /** Somebody who never ordered. */
  const somebody = () => others[next++ % others.length] as NonNullable<(typeof others)[number]>
  /** A number that ordered nothing before. */
  const freshContact = () => `9${String(next++).padStart(9, '7')}`

  const settings = (json: Json, as?: Person) => post('/admin/cod/settings', json, as)
  const guard = async (json: Json) => {
    const answer = await settings(json)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    // Other tests do not wait for the notice.
    shop.services.codSettings.forget()
    other.services.codSettings.forget()
  }

  /** An order at the door of one piece for 1,000 rupees, or of more pieces. */
  async function ordered(as: Person, fields: Json = {}, { quantity = 1, ...json }: Json = {}) {
    const bag = await fillBag(shop, as, { product, size: 'M', quantity })
    return shop.call('POST', `/api/cart/place-order/${bag._id}`, {
      as,
      json: { billingAddress: { ...billing, payment: 'cod', ...fields }, device: 'desktop', ...json },
    })
  }

  return {
    ...{ ...orderShop, db, product, others, somebody, freshContact, settings, guard, ordered },
    /** No orders, and the guard as it is set at first, switched on. */
    async reset() {
      await clearOrders(shop)
      await db.delete(codSettings)
      await guard({ isOn: true })
    },
    /** An order that has to be confirmed: a high amount. */
    async confirming(as: Person = somebody()): Promise<Json> {
      const { body } = await ordered(as, { contact: freshContact() }, { quantity: 8 })
      expect(body.order.cashCheck).toBe('confirm')
      return { ...body.order, as }
    },
    confirm: ({ _id }: Json, as: Person, at = shop) =>
      at.call('POST', `/api/order/${_id}/confirm-cash`, { as }),
    quote(as: Person, json: Json = {}) {
      const { address, state, zipCode, contact } = billing
      return shop.call('POST', '/api/checkout/cash', {
        as,
        json: { address, state, zipCode, contact, amount: 8_000, ...json },
      })
    },
  }
}
