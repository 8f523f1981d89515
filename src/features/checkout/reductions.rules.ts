import { cartTotals } from '#/features/cart/cart.rules.ts'
import type { AppliedOffer as ReckonedOffer } from '#/features/offers/rules/combine.rules.ts'
import { piecesWanted } from '#/features/offers/rules/conditions.rules.ts'
import type { AppliedOffer } from '#/features/orders/rules/lineMoney.rules.ts'

/** What offers make of an order. */
export interface Reductions {
  /** Paise off a line, by its `_id` in the bag; at most what it costs. */
  readonly byLine: ReadonlyMap<string, number>
  /** What they counted stands by the lines of the bag. */
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

/** An offer as an order is given it; what it counted stands by the lines of the bag. */
export function appliedOf(
  { terms, savedPaise, counted, earning }: ReckonedOffer,
  lines: readonly { readonly _id: string }[],
): AppliedOffer {
  const { id, label, code, leastPaise } = terms
  const pieces = lines.flatMap(({ _id }, at) => (counted[at] ? [[_id, counted[at]] as const] : []))
  const leastPieces = piecesWanted(terms)
  const earned = lines.flatMap(({ _id }, at) => (earning[at] ? [_id] : []))
  return {
    ...{ offerId: id, code: code || null, label, savedPaise },
    ...(pieces.length > 0 && { pieces: Object.fromEntries(pieces) }),
    ...(earned.length > 0 && { earnedBy: { lines: earned, leastPaise, leastPieces } }),
  }
}

/** The offers as the order keeps them, by its own lines. @param lineOf the id of its line, by that of the bag's */
export const offersOfOrder = (
  { offers }: Reductions,
  lineOf: (bagLine: string) => string | undefined,
): AppliedOffer[] =>
  offers.map(({ pieces, earnedBy, ...offer }) => {
    const own = Object.entries(pieces ?? {}).flatMap(([line, count]) => {
      const item = lineOf(line)
      return item === undefined ? [] : [[item, count] as const]
    })
    return {
      ...offer,
      ...(pieces && { pieces: Object.fromEntries(own) }),
      ...(earnedBy && {
        earnedBy: { ...earnedBy, lines: earnedBy.lines.flatMap((line) => lineOf(line) ?? []) },
      }),
    }
  })

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
