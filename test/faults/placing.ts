import { billing } from '../fixtures/orders.ts'
import type { Json } from '../fixtures/shop.ts'
import type { Buyer } from './buyers.ts'

export interface Placed {
  readonly status: number
  readonly headers: Headers
  readonly body: Json
}

/** Cash, because a shop that was started empty takes no UPI before its owner gave an id. */
export const cashAddress = { ...billing, payment: 'cod' }

/** Orders a buyer's bag over the network. @throws when no answer comes */
export async function placeAt(origin: string, { token, cartId }: Buyer): Promise<Placed> {
  const answer = await fetch(`${origin}/api/cart/place-order/${cartId}`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ billingAddress: cashAddress, device: 'mobile' }),
    signal: AbortSignal.timeout(60_000),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}
