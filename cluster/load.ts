import { setTimeout as pause } from 'node:timers/promises'
import { cashAddress } from '../test/faults/placing.ts'

/** An order that its buyer was shown. */
export interface Acknowledged {
  readonly cartId: string
  readonly orderId: string
  readonly number: string
  /** When it was first asked for, and when it was answered, ms. */
  readonly asked: number
  readonly at: number
}

export interface Load {
  readonly acknowledged: readonly Acknowledged[]
  /** Each answer by which something was refused for good, in words. */
  readonly refused: readonly string[]
  /** The longest that a buyer waited for an answer of whatever kind, ms. */
  readonly slowest: number
  /** Every buyer finishes the order at hand, then none begins another. */
  end(): Promise<void>
}

/** Between two orders of a buyer, and before a try is repeated, ms. */
const REST_MS = 250
/** A buyer who sees nothing gives up and tries again, ms. */
const LIMIT_MS = 20_000

class Refused extends Error {}

/**
 * Buyers who order one piece after the other. Whoever is not answered, or not well, asks the other shop for the same bag, as a
 * balancer would lead them, until the order is acknowledged: no order is left of which nobody was shown anything. What is refused
 * for good, as a bag that is gone, is written down, and the buyer begins anew.
 */
export function buy(shops: readonly string[], tokens: readonly string[], goods: readonly string[]): Load {
  const acknowledged: Acknowledged[] = []
  const refused: string[] = []
  let ends = false
  let slowest = 0

  /** The answer; undefined: none, or one that says to try again. @throws Refused */
  async function ask(shop: number, token: string, path: string, body: object) {
    const began = Date.now()
    const answer = await fetch(`${shops[shop]}${path}`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
      .then(async (got) => ({ ok: got.ok, status: got.status, json: await got.json() }))
      .catch(() => undefined)
      .finally(() => {
        slowest = Math.max(slowest, Date.now() - began)
      })
    if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      throw new Refused(`${path} was answered with ${answer.status}: ${JSON.stringify(answer.json)}`)
    }
    return answer?.ok ? answer.json : undefined
  }

  async function buyer(token: string, place: number) {
    let shop = place % shops.length
    const insist = async (path: string, body: object) => {
      for (;;) {
        const json = await ask(shop, token, path, body)
        if (json) return json
        shop = (shop + 1) % shops.length
        await pause(REST_MS)
      }
    }
    const order = async (turn: number) => {
      const { currentCart } = await insist(`/api/cart/add/${goods[turn % goods.length]}`, {})
      const cartId: string = currentCart._id
      const asked = Date.now()
      const { order } = await insist(`/api/cart/place-order/${cartId}`, {
        billingAddress: cashAddress,
        device: 'mobile',
      })
      acknowledged.push({ cartId, orderId: order._id, number: String(order.number), asked, at: Date.now() })
    }
    for (let turn = place; !ends; turn += 1) {
      shop = turn % shops.length
      await order(turn).catch((error) => {
        if (!(error instanceof Refused)) throw error
        refused.push(error.message)
      })
      await pause(REST_MS)
    }
  }

  const buyers = Promise.all(tokens.map(buyer))
  // Looked at in `end`.
  buyers.catch(() => undefined)
  return {
    acknowledged,
    refused,
    get slowest() {
      return slowest
    },
    async end() {
      ends = true
      await buyers
    },
  }
}
