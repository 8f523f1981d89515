import { randomUUID } from 'node:crypto'
import type { Json } from '../fixtures/shop.ts'
import {
  isSame,
  type LineModel,
  leftOf,
  move,
  type OrderModel,
  offerOf,
  piecesOfAll,
  valueLeft,
} from './model.ts'
import { command, pick } from './modelTools.ts'

/** The line of the shop's order that a line of the model stands for. */
const itemOf = (body: Json, { goods, size }: LineModel): string =>
  body.items.find((item: Json) => item.product._id === goods.id && (item.size ?? '') === size)._id

const stillLeft = ({ lines }: OrderModel): number => lines.reduce((sum, line) => sum + leftOf(line), 0)

/** Some pieces of a line come back, some of them damaged; sent twice at once under one name, and it happens once. */
export const returnSome = (at: number, lineAt: number, wanted: number, damaged: number, deduction: number) =>
  command(
    `returnSome(${at}, ${lineAt}, ${wanted}, ${damaged}, ${deduction})`,
    async ({ orders }, { shop, admin }) => {
      if (orders.length === 0) return
      const order = pick(orders, at)
      const line = pick(order.lines, lineAt)
      const { body } = await shop.call('GET', `/api/order/${order.id}`, { as: admin })
      const good = Math.max(0, wanted - damaged)
      const agreed = Math.max(0, line.pricePaise * wanted - deduction)
      const json = {
        requestId: randomUUID(),
        lines: [{ item: itemOf(body, line), pieces: wanted, restock: good }],
        refund: agreed / 100,
      }
      const path = `/api/admin/order/return/${order.id}`
      const both = await Promise.all([1, 2].map(() => shop.call('POST', path, { as: admin, json })))
      const isAllowed = order.status === 'delivered' && leftOf(line) >= wanted
      const expected = isAllowed ? 200 : 409
      isSame(
        both.map(({ status }) => status),
        [expected, expected],
        'returning some',
      )
      if (!isAllowed) return
      line.returned += wanted
      offerOf(line).stock += good
      order.restocked += good
      const isAll = stillLeft(order) === 0
      if (isAll) order.status = 'returned'
      if (order.isPaid) order.refundedPaise += agreed
      else if (!isAll) order.waitingPaise += agreed
    },
  )

/** Some pieces of a line are not wanted any more, by their buyer or the admin. */
export const cancelSome = (at: number, lineAt: number, wanted: number, byAdmin: boolean) =>
  command(
    `cancelSome(${at}, ${lineAt}, ${wanted}, ${byAdmin})`,
    async ({ orders }, { shop, admin, buyers }) => {
      if (orders.length === 0) return
      const order = pick(orders, at)
      const line = pick(order.lines, lineAt)
      const as = byAdmin ? admin : pick(buyers, order.buyer)
      const { body } = await shop.call('GET', `/api/order/${order.id}`, { as: admin })
      const json = { requestId: randomUUID(), lines: [{ item: itemOf(body, line), pieces: wanted }] }
      const path = `/api/order/${order.id}/cancel-items`
      const both = await Promise.all([1, 2].map(() => shop.call('POST', path, { as, json })))
      const isAllowed = order.status === 'placed' && line.quantity >= wanted
      const isAll = isAllowed && piecesOfAll(order.lines) === wanted
      const expected = isAllowed || order.status === 'cancelled' ? [200, 200] : [409, 409]
      isSame(
        both.map(({ status }) => status),
        expected,
        'cancelling some',
      )
      if (!isAllowed) return
      const value = line.pricePaise * wanted
      offerOf(line).stock += wanted
      if (order.isPaid) order.refundedPaise += value
      if (isAll) {
        order.status = 'cancelled'
        order.restocked = wanted
        return
      }
      line.quantity -= wanted
      order.totalPaise -= value
    },
  )

/** A parcel is sent and does not arrive: it comes back whole, or is lost. */
export const loseParcel = (at: number, outcome: 'refused' | 'lost') =>
  command(`loseParcel(${at}, ${outcome})`, async ({ orders }, { shop, admin }) => {
    if (orders.length === 0) return
    const order = pick(orders, at)
    const path = `/api/admin/order/status/${order.id}`
    const parcel = { carrier: 'Delhivery', trackingNumber: 'DL1', unpaidReason: 'A regular customer' }
    const answers: number[] = []
    for (const status of ['packed', 'shipped', 'undelivered']) {
      const json = { status, ...parcel, outcome }
      answers.push((await shop.call('POST', path, { as: admin, json })).status)
    }
    const isOpen = order.status === 'placed' || order.status === 'packed'
    const expected = order.status === 'undelivered' ? [409, 409, 200] : Array(3).fill(isOpen ? 200 : 409)
    isSame(answers, expected, 'losing a parcel')
    if (!isOpen) return
    order.status = 'undelivered'
    if (order.isPaid) order.refundedPaise += valueLeft(order.lines)
    for (const line of order.lines) line.returned = line.quantity
    if (outcome === 'lost') return
    move(order.lines, 1)
    order.restocked = piecesOfAll(order.lines)
  })
