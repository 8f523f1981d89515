import type { StockFall } from '#/features/alerts/alerts.rules.ts'
import { type Line, piecesByStock, shortLines, stockKey } from '#/features/cart/cart.rules.ts'
import { usableCredit } from '#/features/credit/credit.rules.ts'
import { type Buyer, type OpenOrder, type OpenOrderLimits, openOrderProblem } from './openOrders.rules.ts'
import { noReductions, type Reductions, totalsOf } from './reductions.rules.ts'

interface PricedLine extends Line {
  readonly pricePaise: number
}

/** What an order takes of a product or of one size of it, and what was seen of it before. */
export interface SeenProduct {
  readonly variantId: string
  /** One text for all of it but the stock. */
  readonly offerMark: string
  readonly stock: number
}

/** An order that somebody asks for. */
export interface Asked<L extends PricedLine> {
  readonly cartId: string
  readonly buyer: Buyer
  /** What is in the bag; undefined when it is not an open bag of theirs. */
  readonly lines: readonly L[] | undefined
  /** The total that its buyer was shown, paise; undefined: whatever it comes to. */
  readonly expectedPaise?: number | undefined
  /** What is done with the pieces, paise. */
  readonly servicesPaise?: number | undefined
  /** Names of what is to be stitched by measurements that are not known. */
  readonly unmeasured?: readonly string[]
  /** Store credit that may pay for it, and what its buyer was shown that it pays, paise; undefined: whatever it does. */
  readonly balancePaise?: number | undefined
  readonly expectedCreditPaise?: number | undefined
  /** Says something in the language of its buyer: in one turn orders of several are decided on. */
  readonly speak?: <Result>(say: () => Result) => Result
}

/** What speaks against paying at the door: none is taken, or more is asked than the buyer was shown. */
export type CashObjection = { readonly is: 'noCash' | 'otherCash'; readonly message: string }

/** Whether anything speaks against paying an order at the door, whose total is known. */
export type ObjectToCash<One> = (one: One, totalPaise: number) => CashObjection | undefined

/** What offers make of an order that is placed after others were given these offers. */
export type Reduce<One, L> = (
  one: One,
  lines: readonly L[],
  givenBefore: readonly { readonly offerId: string; readonly buyer: Buyer }[],
) => Reductions

/** An order that can be had. */
export interface Granted<L extends PricedLine> {
  readonly is: 'granted'
  readonly lines: readonly L[]
  /** By what they are taken from (`stockKey`). */
  readonly pieces: ReadonlyMap<string, number>
  /** Stock of each before and after these pieces are taken. */
  readonly falls: readonly StockFall[]
  readonly reductions: Reductions
}

/** What speaks against an order. */
export type Refused<L extends PricedLine> =
  | { readonly is: 'empty' }
  | { readonly is: 'worthless' }
  | { readonly is: 'tooManyOpen'; readonly message: string }
  | { readonly is: 'short'; readonly lines: readonly L[] }
  | { readonly is: 'unmeasured'; readonly services: readonly string[] }
  | { readonly is: 'otherTotal'; readonly totalPaise: number }
  | { readonly is: 'otherCredit'; readonly balancePaise: number }
  | CashObjection

export type Decision<L extends PricedLine> = Granted<L> | Refused<L> | { readonly is: 'notOpen' }

export const isRefused = <L extends PricedLine>(decision: Decision<L>): decision is Refused<L> =>
  decision.is !== 'granted' && decision.is !== 'notOpen'

const piecesOf = (lines: readonly Line[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

function assess<L extends PricedLine>(
  one: Asked<L> & { readonly lines: readonly L[] },
  open: readonly OpenOrder[],
  limits: OpenOrderLimits | undefined,
  reduce: () => Reductions,
  object: (totalPaise: number) => CashObjection | undefined,
): Granted<L> | Refused<L> {
  const { lines, buyer, expectedPaise, servicesPaise = 0 } = one
  if (lines.length === 0) return { is: 'empty' }
  // A price of 0 is a slip of the shop, never a gift.
  // guard: order-worth-nothing
  if (lines.some(({ pricePaise }) => pricePaise <= 0)) return { is: 'worthless' }
  const message = limits && openOrderProblem(open, buyer, piecesOf(lines), limits)
  if (message) return { is: 'tooManyOpen', message }
  const short = shortLines(lines)
  // guard: short-lines-refused
  if (short.length > 0) return { is: 'short', lines: short }
  const { unmeasured = [] } = one
  // guard: ordered-measured
  if (unmeasured.length > 0) return { is: 'unmeasured', services: unmeasured }
  const reductions = reduce()
  const totalPaise = totalsOf(lines, reductions).grandTotalPaise + servicesPaise
  // guard: total-as-shown
  if (expectedPaise !== undefined && expectedPaise !== totalPaise) return { is: 'otherTotal', totalPaise }
  const { balancePaise = 0, expectedCreditPaise } = one
  const isCreditShown =
    expectedCreditPaise === undefined || expectedCreditPaise === usableCredit(balancePaise, totalPaise)
  // guard: credit-as-shown
  if (!isCreditShown) return { is: 'otherCredit', balancePaise }
  const objection = object(totalPaise)
  // guard: cash-assessed
  if (objection) return objection
  const pieces = piecesByStock(lines)
  return { is: 'granted', lines, pieces, falls: fallsOf(lines, pieces), reductions }
}

function fallsOf(lines: readonly Line[], pieces: ReadonlyMap<string, number>): StockFall[] {
  const products = new Map(lines.map(({ product }) => [stockKey(product), product]))
  return [...products].map(([key, { _id, name, quantity, ownSize }]) => ({
    productId: _id,
    name: ownSize ? `${name}, size ${ownSize}` : name,
    before: quantity,
    after: quantity - (pieces.get(key) ?? 0),
  }))
}

/**
 * First come, first served: who gets an order of all who ask at the same time. Each finds the stock, the bag and the open
 * orders as those before left them; one who is refused takes nothing from anybody.
 * @param open the open orders of all buyers; with `limits` they count
 * @param reduce what offers take off
 * @param object what speaks against paying at the door
 */
export function decideInTurn<L extends PricedLine, Who>(
  asked: readonly (Who & Asked<L>)[],
  open: readonly OpenOrder[],
  limits?: OpenOrderLimits,
  reduce: Reduce<Who & Asked<L>, L> = () => noReductions,
  object: ObjectToCash<Who & Asked<L>> = () => undefined,
): (Who & { readonly decision: Decision<L> })[] {
  const ordered = new Set<string>()
  const taken = new Map<string, number>()
  const given: { offerId: string; buyer: Buyer }[] = []
  const openNow = [...open]
  const asLeft = (line: L): L => {
    const quantity = Math.max(0, line.product.quantity - (taken.get(stockKey(line.product)) ?? 0))
    return { ...line, product: { ...line.product, quantity } }
  }
  const decide = (one: Who & Asked<L>): Decision<L> => {
    const { cartId, buyer, lines } = one
    // guard: bag-ordered-once
    if (!lines || ordered.has(cartId)) return { is: 'notOpen' }
    const left = { ...one, lines: lines.map(asLeft) }
    const decision = assess(
      left,
      openNow,
      limits,
      () => reduce(one, left.lines, given),
      (totalPaise) => object(one, totalPaise),
    )
    if (decision.is !== 'granted') return decision
    ordered.add(cartId)
    // guard: taken-by-those-before
    for (const [key, pieces] of decision.pieces) taken.set(key, (taken.get(key) ?? 0) + pieces)
    // guard: offers-of-those-before
    given.push(...decision.reductions.offers.map(({ offerId }) => ({ offerId, buyer })))
    // guard: open-orders-of-those-before
    openNow.push({ ...buyer, pieces: piecesOf(lines) })
    return decision
  }
  return asked.map((one) => ({ ...one, decision: one.speak ? one.speak(() => decide(one)) : decide(one) }))
}

/** Pieces that these orders take together, by what they are taken from. */
export function piecesOfAll(granted: readonly Pick<Granted<PricedLine>, 'pieces'>[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const { pieces } of granted) {
    for (const [key, count] of pieces) all.set(key, (all.get(key) ?? 0) + count)
  }
  return all
}

/**
 * What these orders take of each variant, beside what was seen of it. It has to be as it was seen; the stock only up to so
 * many pieces that neither the orders nor the news that `lowStock` or less are left depend on it.
 */
export function goodsTaken<L extends PricedLine & SeenProduct>(
  granted: readonly Pick<Granted<L>, 'lines' | 'pieces'>[],
  lowStock: number,
) {
  const seen = new Map(granted.flatMap(({ lines }) => lines).map((line) => [stockKey(line.product), line]))
  return [...piecesOfAll(granted)].map(([key, pieces]) => ({
    ...{ id: seen.get(key)?.variantId ?? '', pieces },
    // guard: stock-that-counts
    plenty: pieces + lowStock + 1,
    ...{ offerMark: seen.get(key)?.offerMark ?? '', stock: seen.get(key)?.stock ?? 0 },
  }))
}
