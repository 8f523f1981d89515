import { and, eq, gte } from 'drizzle-orm'
import type { UserRow } from '#/features/accounts/accounts.store.ts'
import { users } from '#/features/accounts/accounts.tables.ts'
import { carts } from '#/features/cart/cart.tables.ts'
import { changeCarts } from '#/features/cart/changeCarts.actions.ts'
import type { OwnCart } from '#/features/cart/ordering.store.ts'
import { placeOrders } from '#/features/checkout/placeOrders.actions.ts'
import { changeStatus } from '#/features/fulfilment/changeStatus.actions.ts'
import { issueInvoice } from '#/features/invoices/issueInvoice.actions.ts'
import { addCode } from '#/features/offers/codes.store.ts'
import { listOffers } from '#/features/offers/offers.store.ts'
import { reckonByAll } from '#/features/offers/reckonBags.ts'
import type { Actor } from '#/features/orders/context.ts'
import * as life from '#/features/orders/life.store.ts'
import { linesOf } from '#/features/orders/lines.store.ts'
import { whoOrdered } from '#/features/orders/purchases.store.ts'
import { creditNotes } from '#/features/orders/tables/documents.tables.ts'
import { orderEvents, orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { returnRequests } from '#/features/orders/tables/returnRequests.tables.ts'
import { orderAdjustments } from '#/features/orders/tables/returns.tables.ts'
import { recordMoneyOf } from '#/features/payments/recordMoney.actions.ts'
import { finishRefund } from '#/features/refunds/refunds.actions.ts'
import { lockRefund, refundsOf } from '#/features/refunds/refunds.store.ts'
import { askReturn } from '#/features/returns/requests/askReturn.actions.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { Failure } from '#/platform/http/failure.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import { HOUR_MS } from '../src/platform/time/spans.rules.ts'
import { type DemoOrder, type DemoStep, demoHomes, demoOrders, openBags, stepsOf } from './orders.ts'

/** What was written in this time is being written now. */
const FRESH_MS = 600_000

/** Nobody of the sample is written to. */
const silent: Pick<Jobs, 'send'> = { send: async () => undefined }
const jobs = silent as Jobs

export interface DemoPeople {
  readonly customers: readonly UserRow[]
  /** Who runs the shop. */
  readonly admin: Actor
}

interface Happening {
  readonly at: Date
  readonly happens: () => Promise<void>
}

/**
 * The orders of a month, and of some before it: each is placed as customers place it and goes on as an admin takes it on, so that stock, totals,
 * invoices and refunds are right; only the dates are set back. What happens first is done first, as invoices are numbered.
 * The ledger of stock and the history of prices are only added to, by triggers that refuse all else: their lines bear the day on
 * which the sample was made, and say so truly.
 */
export async function fillOrders(
  tx: Db,
  { customers, admin }: DemoPeople,
  idOf: (slug: string) => string,
): Promise<void> {
  const now = Date.now()
  // The transaction began before; what happened last in the month is hours ago.
  const since = new Date(now - FRESH_MS)
  const happenings = demoOrders.flatMap((wanted): Happening[] => {
    const customer = customers[wanted.customer]
    if (!customer) throw new Error('The demo shop has no such customer')
    const placedAt = now - wanted.daysAgo * 24 * HOUR_MS
    let orderId = ''
    const steps = stepsOf(wanted).map(([step, hours]): Happening => {
      const at = new Date(placedAt + hours * HOUR_MS)
      const happens = async () => {
        await take(tx, { step, at, orderId, customer, admin })
        await setBack(tx, orderId, since, at)
      }
      return { at, happens }
    })
    const at = new Date(placedAt)
    const happens = async () => {
      orderId = await place(tx, wanted, { customer, at, idOf })
      await setBack(tx, orderId, since, at)
    }
    return [{ at, happens }, ...steps.filter((step) => step.at.getTime() < now)]
  })
  happenings.sort((one, other) => one.at.getTime() - other.at.getTime())
  for (const { happens } of happenings) await happens()
  for (const [index, daysAgo, slug, size] of openBags) {
    const { id } = customers[index] ?? {}
    if (!id) throw new Error('The demo shop has no such customer')
    const cartId = await fillBag(tx, id, [[idOf(slug), size]])
    const createdAt = new Date(now - daysAgo * 24 * HOUR_MS)
    await tx.update(carts).set({ createdAt }).where(eq(carts.id, cartId))
  }
}

/** Puts pieces into a customer's bag: ids of products, sizes, how many. @returns the id of the bag */
async function fillBag(
  tx: Db,
  customerId: string,
  goods: readonly (readonly [productId: string, size?: string | undefined, quantity?: number | undefined])[],
): Promise<string> {
  let cartId = ''
  for (const [productId, size = '', quantity = 1] of goods) {
    const change = { is: 'add', productId, size, quantity } as const
    const [cart] = await changeCarts(tx, [{ customerId, change }])
    if (typeof cart !== 'object' || cart instanceof Failure) throw new Error(`${productId} is not for sale`)
    cartId = cart.cartId
  }
  return cartId
}

/** What the sample's offers make of a bag: none of them asks what is in it. */
async function reckon(tx: Db, bags: readonly OwnCart[]) {
  const offers = { get: async () => await listOffers(tx) }
  const nothing = {
    catalog: { current: async () => ({ find: () => undefined }) },
    collections: { current: async () => ({ all: [] }) },
  }
  return reckonByAll({ db: tx, offers, ...nothing } as never, whoOrdered, bags)
}

interface Placing {
  readonly customer: UserRow
  readonly at: Date
  readonly idOf: (slug: string) => string
}

async function place(
  tx: Db,
  wanted: DemoOrder,
  { customer: { id, name, email, contact }, at, idOf }: Placing,
): Promise<string> {
  const goods = wanted.goods.map(([slug, ...more]) => [idOf(slug), ...more] as const)
  const cartId = await fillBag(tx, id, goods)
  const address = demoHomes[wanted.customer] ?? demoHomes[0]
  const billingAddress = {
    ...{ ...address, name, email, contact, companyName: '', country: 'India' },
    payment: wanted.payment,
  }
  const request = { cartId, customer: { id, name }, device: 'mobile', billingAddress } as const
  if (wanted.code) await addCode(tx, cartId, wanted.code)
  const [placed] = await placeOrders(tx, [request], { reckon: (bags) => reckon(tx, bags) })
  if (!placed || placed instanceof Failure) throw placed ?? new Error('A demo order was not placed')
  const orderId = placed.rows.order.id
  await tx.update(carts).set({ createdAt: at }).where(eq(carts.id, cartId))
  await tx.update(orders).set({ createdAt: at }).where(eq(orders.id, orderId))
  await tx.update(payments).set({ createdAt: at }).where(eq(payments.orderId, orderId))
  return orderId
}

interface Taking {
  readonly step: DemoStep
  readonly at: Date
  readonly orderId: string
  readonly customer: UserRow
  readonly admin: Actor
}

async function take(tx: Db, { step, at, orderId, customer, admin }: Taking): Promise<void> {
  const locked = await life.lockOrder(tx, 'anyone', orderId)
  if (!locked) throw new Error('A demo order is gone')
  const { order, payment } = locked
  const addEvent = (event: Parameters<typeof life.insertEvent>[1]['event'], text = '') =>
    life.insertEvent(tx, { orderId, event, text, actor: admin })
  const change = { carrier: '', trackingNumber: '', unpaidReason: '', note: '' } as const
  switch (step) {
    case 'reference':
      await life.setReference(tx, payment.id, String(430_000_000_000 + order.number * 7_919))
      await tx.update(payments).set({ referenceAt: at }).where(eq(payments.id, payment.id))
      break
    case 'paid':
      if (payment.type === 'cod') await recordMoneyOf({ tx, jobs }, locked, 'collectCash', { actor: admin })
      else {
        await life.completePayment(tx, payment.id, admin.id)
        await addEvent(step)
      }
      await tx.update(payments).set({ completedAt: at }).where(eq(payments.id, payment.id))
      break
    case 'shipped': {
      const parcel = { carrier: 'India Post', trackingNumber: `EZ${210_000_000 + order.number * 37}IN` }
      await life.setStatus(tx, orderId, { status: step, ...parcel })
      await issueInvoice(tx, locked, at)
      await addEvent(step)
      break
    }
    case 'packed':
    case 'delivered':
      await life.setStatus(tx, orderId, { status: step })
      await addEvent(step)
      break
    case 'cancelled': {
      const { id, name } = customer
      const note = 'Ordered the wrong size.'
      await changeStatus({ db: tx, jobs }, { id, name, role: 'customer' }, orderId, {
        ...{ ...change, status: step, note },
      })
      break
    }
    case 'undelivered':
      await changeStatus({ db: tx, jobs }, admin, orderId, {
        ...{ ...change, status: step, outcome: 'refused' },
      })
      break
    case 'returned':
      await changeStatus({ db: tx, jobs }, admin, orderId, { ...change, status: step })
      break
    case 'askedBack':
      await askBack(tx, orderId, customer, at)
      break
    case 'refunded':
      await sendBack(tx, orderId, admin, at)
  }
}

/** The customer of a delivered order asks for the first of its lines to be taken back. */
async function askBack(tx: Db, orderId: string, { id, name }: UserRow, at: Date): Promise<void> {
  const [line] = await linesOf(tx, orderId)
  if (!line) throw new Error('A demo order has no lines')
  const words = 'M is tight at the shoulders. Could I have L instead?'
  await askReturn(
    { db: tx, jobs },
    { id, name, role: 'customer' },
    orderId,
    { requestId: newId(), lines: [{ item: line.id, pieces: 1 }], reason: 'size', words },
    () => at,
  )
}

/** What is owed for a returned order goes back to the customer's UPI id. */
async function sendBack(tx: Db, orderId: string, admin: Actor, at: Date): Promise<void> {
  for (const { id } of await refundsOf(tx, orderId)) {
    const due = await lockRefund(tx, id)
    if (!due) continue
    const sending = { kind: 'upi', reference: '', note: '', actor: admin, sentAt: at } as const
    await finishRefund({ tx, jobs }, due, sending)
  }
}

const dated = [orderEvents, orderAdjustments, returnRequests, refunds, creditNotes] as const

/** What was written for an order since `since` happened at another time. */
async function setBack(tx: Db, orderId: string, since: Date, at: Date): Promise<void> {
  for (const table of dated)
    await tx
      .update(table)
      .set({ createdAt: at })
      .where(and(eq(table.orderId, orderId), gte(table.createdAt, since)))
}

/** Who runs the shop: its first admin, whom the start made before the sample. @throws Error when there is none */
export async function readAdmin(tx: Db): Promise<Actor> {
  const [admin] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.role, 'admin'))
    .limit(1)
  if (!admin) throw new Error('The sample shop has no admin')
  return { ...admin, role: 'admin' }
}
