import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { payments } from '../../../src/features/orders/tables/payments.tables.ts'
import { addProduct } from '../../fixtures/goods.ts'
import { signUp } from '../../fixtures/people.ts'
import type { TestShop } from '../../fixtures/shop.ts'
import type { World } from './request.ts'

/** A word that is nobody else's: it begins with a letter, as a number is no word of a search. */
export const unique = () => `x${randomUUID().slice(0, 8)}`

export const form = (fields: Record<string, string | Blob>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

export const billingAddress = {
  name: 'Meera Iyer',
  email: 'meera@example.com',
  address: '14 Second Main Road',
  city: 'Chennai',
  state: 'Tamil Nadu',
  country: 'India',
  zipCode: '600004',
  contact: '9876543210',
}

export const product = ({ shop }: World) => addProduct(shop, { name: `Silk ${unique()}` })

/** A picture as a form sends it. */
export const photoForm = ({ picture }: World): FormData =>
  form({ photos: new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }) })

/** An item in the owner's bag, and the bag it lies in. */
export async function bagItem(world: World) {
  const { id } = await product(world)
  const { body } = await world.shop.call('POST', `/api/cart/add/${id}`, { as: world.owner, json: {} })
  return { itemId: body.currentCart.items.at(-1)._id, cartId: body.currentCart._id }
}

export async function order(world: World, payment: 'upi' | 'cod' | 'card' = 'upi') {
  const { cartId } = await bagItem(world)
  const json = { billingAddress: { ...billingAddress, payment }, device: 'desktop' }
  const { body } = await world.shop.call('POST', `/api/cart/place-order/${cartId}`, { as: world.owner, json })
  return body.order
}

export async function paidOrder(world: World) {
  const placed = await order(world)
  await world.shop.services.db
    .update(payments)
    .set({ status: 'Completed' })
    .where(eq(payments.orderId, placed._id))
  return placed
}

export const user = (shop: TestShop, role?: 'customer' | 'admin') =>
  // A name has letters only; each digit has one of its own, or two users could be namesakes.
  signUp(shop, `User ${unique().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`, role)
