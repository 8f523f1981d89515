import { type SQL, sql } from 'drizzle-orm'
import type { StockFall } from '#/features/alerts/alerts.rules.ts'
import { cartFailures } from '#/features/cart/cart.failures.ts'
import { leftText } from '#/features/cart/leftText.rules.ts'
import { lookAtBags, type OrderedLine } from '#/features/cart/ordering.store.ts'
import { withLocalizedName } from '#/features/catalog/names/productNames.ts'
import type { CashBuyer } from '#/features/cod/assessCash.ts'
import { codChecks } from '#/features/cod/cod.tables.ts'
import { balancesOf, takeSpent } from '#/features/credit/credit.store.ts'
import type { ReckonBag } from '#/features/offers/reckonBags.ts'
import type { BagOfBuyer } from '#/features/offers/uses.store.ts'
import { findOrdersOfCarts } from '#/features/orders/orders.store.ts'
import type { OrderRows } from '#/features/orders/present/orders.present.ts'
import type { CashCheck } from '#/features/orders/rules/cashCheck.rules.ts'
import { arrivesBy } from '#/features/orders/rules/payments.rules.ts'
import { type BaggedService, servicesOfBags, unmeasuredIn } from '#/features/tailoring/orderedServices.ts'
import { tailoringFailures } from '#/features/tailoring/tailoring.failures.ts'
import type { Db } from '#/platform/db/database.ts'
import { insertRows } from '#/platform/db/insertRows.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { type Failure, failures } from '#/platform/http/failure.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { type CashGuard, type CashRequest, cashBuyerOf, objectToCash, withCashCheck } from './cashGuard.ts'
import { checkoutFailures } from './checkout.failures.ts'
import { writeOrders } from './checkout.store.ts'
import {
  type Asked,
  type Decision,
  decideInTurn,
  goodsTaken,
  isRefused,
  type Reduce,
  type Refused,
} from './firstCome.rules.ts'
import { m } from './messages/checkout.messages.ts'
import { type OrderRequest, rowsOf, servicesPaise } from './newOrders.ts'
import { type Buyer, deliveryKey, type OpenOrder, type OpenOrderLimits } from './openOrders.rules.ts'
import { lockBuyers, openOrdersOf } from './openOrders.store.ts'
import { appliedOf, offersGiven, type Reductions } from './reductions.rules.ts'

export interface Placed {
  readonly rows: OrderRows
  /** False when the cart had been ordered before. */
  readonly isNew: boolean
  /** Products whose stock fell. */
  readonly productIds: readonly string[]
}

/** An order that is about to be written, and how stock falls by it. */
export interface NewlyPlaced {
  readonly order: { readonly id: string; readonly grandTotalPaise: number; readonly codCheck: CashCheck }
  readonly falls: readonly StockFall[]
}

export interface Placing {
  /** Statements that belong to new orders, e.g. those of their mails: parts of the one that writes them. */
  readonly beside?: (orders: readonly NewlyPlaced[]) => Promise<readonly SQL[]>
  /** Where this is left of a product, or less, somebody is told: so few are to be known exactly. */
  readonly lowStock?: number
  /** With them the orders of one buyer are placed one after the other, so that no number of them at once gets past. */
  readonly limits?: OpenOrderLimits | undefined
  /** What offers make of bags that were seen to be open; undefined while there is none. */
  readonly reckon?: (bags: readonly BagOfBuyer[], db: Db) => Promise<ReckonBag | undefined>
  /** What is asked of those who pay at the door; undefined while the shop asks nothing. */
  readonly guardCash?: (buyers: readonly CashBuyer[]) => Promise<CashGuard | undefined>
}

function outOfStock(lines: readonly OrderedLine[]): Failure {
  const errors = lines.map((line) => ({
    field: line._id,
    message: leftText(withLocalizedName(line.product)),
  }))
  const message = [...new Set(errors.map((error) => error.message))].join(' ')
  return cartFailures.out_of_stock({ message, errors })
}

function failureOf(refused: Refused<OrderedLine>): Failure {
  switch (refused.is) {
    case 'empty':
      return checkoutFailures.empty_cart()
    case 'worthless':
      return checkoutFailures.nothing_to_sell()
    case 'tooManyOpen':
      return checkoutFailures.too_many_open({ message: refused.message })
    case 'short':
      return outOfStock(refused.lines)
    case 'unmeasured':
      return tailoringFailures.measurements_missing({
        message: m.needMeasurements({
          services: [...new Set(refused.services)].reduce((one, other) => m.listed({ one, other })),
        }),
      })
    case 'noCash':
      return checkoutFailures.no_cash({
        message: refused.message,
        errors: [{ field: 'billingAddress.payment', message: refused.message }],
      })
    case 'otherCash':
      return checkoutFailures.cash_changed({
        message: refused.message,
        errors: [{ field: 'billingAddress.payment', message: refused.message }],
      })
    case 'otherCredit':
      return checkoutFailures.credit_changed({
        message: m.creditIs({ credit: formatPaise(refused.balancePaise) }),
      })
    case 'otherTotal':
      return checkoutFailures.total_changed({
        message: m.totalIs({ total: formatPaise(refused.totalPaise) }),
      })
  }
}

/** The orders of a round are of buyers who read different languages. */
const speakTo =
  ({ language = currentLanguage() }: OrderRequest) =>
  <Result>(say: () => Result): Result =>
    inLanguage(language, say)

const buyerOf = ({ customer, billingAddress, deliveryAddress }: OrderRequest): Buyer => ({
  customerId: customer.id,
  contact: billingAddress.contact,
  deliveryKey: deliveryKey(deliveryAddress ?? billingAddress),
  paysCash: arrivesBy('courier', billingAddress.payment),
})

/** What becomes of requests; those whose cart is not open are missing. */
type Outcomes = Map<OrderRequest, Placed | Failure>

/** A request with its bag as it was seen. */
interface SeenRequest extends Asked<OrderedLine>, CashRequest {
  readonly lines: readonly OrderedLine[] | undefined
  readonly balancePaise: number
  readonly version: string
  readonly services: readonly BaggedService[]
}

/**
 * Turns carts into orders, first come, first served. One look without a lock finds what is in the carts and what is left of
 * it, and whoever has to be refused is. One statement writes the orders of all others, if everything is as it was seen. If
 * not, nothing is written, and they begin again: of those who meet, one always gets on.
 * @returns for each request, in their order, its order, or what speaks against it: not_found (not this customer's cart),
 * empty_cart, nothing_to_sell, too_many_open, out_of_stock (names each short line), measurements_missing, total_changed, credit_changed (it is not what was shown)
 * @throws when something broke; then nothing was placed
 */
export async function placeOrders(
  db: Db,
  requests: readonly OrderRequest[],
  placing: Placing = {},
): Promise<(Placed | Failure)[]> {
  let outcomes: Outcomes | 'overtaken' = 'overtaken'
  while (outcomes === 'overtaken') outcomes = await tryToPlace(db, requests, placing).catch(spentMeanwhile)
  const others = requests.filter((request) => !outcomes.has(request)).map(({ cartId }) => cartId)
  const before = others.length > 0 ? await findOrdersOfCarts(db, others) : []
  return requests.map(
    (request) => outcomes.get(request) ?? speakTo(request)(() => placedBefore(request, before)),
  )
}

/** Credit that was there when it was looked at is another order's by now: nothing was written, and they look again. */
function spentMeanwhile(error: unknown): 'overtaken' {
  // guard: credit-spent-once
  if (brokenConstraint(error) === 'credit_balances_not_negative') return 'overtaken'
  throw error
}

/** The reductions of each, as their placing wants them. */
const reductionsBy =
  (reckon: ReckonBag): Reduce<SeenRequest, OrderedLine> =>
  ({ cartId, buyer }, lines, givenBefore): Reductions => {
    const { best, versionOf, asksWho } = reckon({ ...buyer, cartId, lines }, { givenBefore })
    return {
      asksWho,
      byLine: new Map(lines.map(({ _id }, at) => [_id, best.reductions[at] ?? 0])),
      offers: best.applied.map((offer) => appliedOf(offer, lines)),
      versions: new Map(best.applied.map(({ terms: { id } }) => [id, versionOf(id)])),
    }
  }

async function tryToPlace(
  db: Db,
  requests: readonly OrderRequest[],
  placing: Placing,
): Promise<Outcomes | 'overtaken'> {
  const bags = await lookAtBags(
    db,
    requests.map(({ cartId, customer }) => ({ cartId, customerId: customer.id })),
  )
  const withServices = requests.filter((_, at) => bags[at]?.hasServices).map(({ cartId }) => cartId)
  const services = await servicesOfBags(db, withServices)
  const payers = requests.filter(({ useCredit }) => useCredit).map(({ customer }) => customer.id)
  const balances = await balancesOf(db, payers)
  const asked = requests.map((request, at) => ({
    ...{ request, cartId: request.cartId, buyer: buyerOf(request) },
    ...{ version: bags[at]?.version ?? '', lines: bags[at]?.lines, expectedPaise: request.expectedPaise },
    servicesPaise: servicesPaise(request, bags[at]?.lines ?? [], services.get(request.cartId) ?? []),
    services: services.get(request.cartId) ?? [],
    unmeasured: unmeasuredIn(services.get(request.cartId) ?? []),
    cashBuyer: cashBuyerOf(request, buyerOf(request)),
    balancePaise: request.useCredit ? (balances.get(request.customer.id) ?? 0) : 0,
    expectedCreditPaise: request.expectedCreditPaise,
    speak: speakTo(request),
  }))
  const { limits } = placing
  const filled = asked.filter(({ lines = [] }) => lines.length > 0)
  const own = filled.map(({ cartId, buyer }) => ({ ...buyer, cartId }))
  const reckonBy = async (by: Db) => {
    const reckon = own.length > 0 ? await placing.reckon?.(own, by) : undefined
    return reckon && reductionsBy(reckon)
  }
  const reduce = await reckonBy(db)
  const cashBuyers = filled.flatMap(({ cashBuyer }) => cashBuyer ?? [])
  const guard = cashBuyers.length > 0 ? await placing.guardCash?.(cashBuyers) : undefined
  const decide = (open: readonly OpenOrder[], by = reduce) =>
    decideInTurn<OrderedLine, SeenRequest>(asked, open, limits, by, objectToCash(guard))
  const first = decide([])
  const granted = first.flatMap(({ decision }) => (decision.is === 'granted' ? [decision] : []))
  const isWhoAsked = granted.some(({ reductions }) => reductions.asksWho === true)
  // Whoever is refused whatever else they ordered needs no lock, and there may be a thousand of them.
  if (granted.length === 0 || !(limits || isWhoAsked)) return write(db, first, guard, placing)
  const buyers = asked.map(({ buyer }) => buyer)
  return db.transaction(async (tx) => {
    // guard: buyer-locked
    await lockBuyers(tx, buyers)
    const open = limits ? await openOrdersOf(tx, buyers) : []
    // Another account of the same person may have been given an offer meanwhile.
    // guard: offers-of-locked-buyers
    const again = isWhoAsked ? await reckonBy(tx) : reduce
    return write(tx, decide(open, again), guard, placing)
  })
}

/** Writes down what was decided. @returns 'overtaken' when something is not as it was seen any more */
async function write(
  db: Db,
  decided: readonly (SeenRequest & { readonly decision: Decision<OrderedLine> })[],
  guard: CashGuard | undefined,
  { beside, lowStock = 0 }: Placing,
): Promise<Outcomes | 'overtaken'> {
  const outcomes: Outcomes = new Map()
  for (const { request, decision } of decided) {
    if (isRefused(decision))
      outcomes.set(
        request,
        speakTo(request)(() => failureOf(decision)),
      )
  }
  const now = new Date()
  const granted = decided.flatMap((one) => {
    const { request, version, services, decision, balancePaise } = one
    if (decision.is !== 'granted') return []
    const rows = rowsOf(request, decision.lines, decision.reductions, balancePaise, services)
    return [{ request, version, ...decision, ...withCashCheck(rows, guard, one, now) }]
  })
  if (granted.length === 0) return outcomes
  const spent = granted.flatMap(({ order: { id: orderId, customerId, creditPaise: paise } }) =>
    paise > 0 ? [{ orderId, customerId, paise }] : [],
  )
  const checks = granted.flatMap(({ check }) => check ?? [])
  const written = await writeOrders(
    db,
    granted,
    goodsTaken(granted, lowStock),
    offersGiven(granted),
    (await beside?.(granted)) ?? [],
    {
      ...(spent.length > 0 && { credit_spent: takeSpent(spent) }),
      ...(checks.length > 0 && {
        cash_checks: sql`${insertRows(codChecks, checks)} where exists (select from placed)`,
      }),
    },
  )
  if (!written) return 'overtaken'
  for (const { request, rows, lines } of written) {
    const productIds = [...new Set(lines.map(({ product }) => product._id))]
    outcomes.set(request, { rows, isNew: true, productIds })
  }
  return outcomes
}

/** The order that became of a cart that is not open any more, of its own customer only. */
function placedBefore({ cartId, customer }: OrderRequest, orders: readonly OrderRows[]): Placed | Failure {
  // guard: own-placed-order
  const rows = orders.find(({ order }) => order.cartId === cartId && order.customerId === customer.id)
  // guard: order-placed-before
  return rows ? { rows, isNew: false, productIds: [] } : failures.not_found()
}
