import { cartTotals } from '#/features/cart/cart.rules.ts'
import type { AppliedOffer } from '#/features/orders/rules/lineMoney.rules.ts'

/** What offers make of an order. */
export interface Reductions {
  /** Paise off a line, by its `_id` in the bag; at most what it costs. */
  readonly byLine: ReadonlyMap<string, number>
  readonly offers: readonly AppliedOffer[]
  /** Which version of each offer this is, by its id. */
  readonly versions: ReadonlyMap<string, number>
  /** Whether who the buyer is decides about an offer that is running. */
  readonly asksWho?: boolean
}

export const noReductions: Reductions = { byLine: new Map(), offers: [], versions: new Map() }

interface Priced {
  readonly pricePaise: number
  readonly quantity: number
}

/** What an order comes to, paise, and how much of it offers take off. @param done what is done with its pieces: nothing is taken off that */
export function totalsOf(
  lines: readonly (Priced & { readonly _id: string })[],
  { byLine }: Reductions,
  done: readonly Priced[] = [],
) {
  const { subTotalPaise, taxPaise } = cartTotals([...lines, ...done])
  const discountPaise = lines.reduce((sum, { _id }) => sum + (byLine.get(_id) ?? 0), 0)
  return { subTotalPaise, taxPaise, discountPaise, grandTotalPaise: subTotalPaise + taxPaise - discountPaise }
}

interface Given {
  readonly order: {
    readonly id: string
    readonly customerId: string
    readonly grandTotalPaise: number
    readonly billingAddress: { readonly contact: string }
    readonly deliveryKey: string
  }
  readonly reductions: Reductions
}

/** The offers that some orders are given: each once, with how many have it, and each that an order has. */
export function offersGiven(orders: readonly Given[]) {
  const uses = orders.flatMap(({ order, reductions }) =>
    reductions.offers.map(({ offerId, savedPaise }) => ({
      ...{ orderId: order.id, customerId: order.customerId, totalPaise: order.grandTotalPaise },
      ...{ contact: order.billingAddress.contact, deliveryKey: order.deliveryKey },
      ...{ offerId, savedPaise, version: reductions.versions.get(offerId) ?? 0 },
    })),
  )
  const wanted = [...Map.groupBy(uses, ({ offerId }) => offerId)].map(([id, all]) => ({
    ...{ id, version: all[0]?.version ?? 0, taken: all.length },
  }))
  return { wanted, uses: uses.map(({ version: _, ...use }) => use) }
}
