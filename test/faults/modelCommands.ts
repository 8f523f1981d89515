import fc from 'fast-check'
import { placeBag } from '../fixtures/orders.ts'
import {
  fits,
  isSame,
  leftOf,
  move,
  offerOf,
  orderedLines,
  piecesOfAll,
  shortOf,
  totalOf,
  valueLeft,
} from './model.ts'
import { cancelSome, loseParcel, returnSome } from './modelReturns.ts'
import { countOtherwise, restock } from './modelStock.ts'
import { command, pick } from './modelTools.ts'

/** How an order begins. */
const fresh = { status: 'placed', isPaid: false, restocked: 0, refundedPaise: 0, waitingPaise: 0 } as const

const add = (who: number, which: number, sizeAt: number, quantity: number) =>
  command(`add(${who}, ${which}, ${sizeAt}, ${quantity})`, async ({ goods, bags }, { shop, buyers }) => {
    const [wanted, as, bag] = [pick(goods, which), pick(buyers, who), pick(bags, who)]
    const size = wanted.sizes.length > 0 ? pick(wanted.sizes, sizeAt) : ''
    const { status } = await shop.call('POST', `/api/cart/add/${wanted.id}`, {
      as,
      json: { quantity, ...(size ? { size } : {}) },
    })
    const expected = fits(bag, offerOf({ goods: wanted, size }), quantity) ? 201 : 409
    isSame(status, expected, 'adding')
    if (expected === 409) return
    const known = bag.find((line) => line.goods === wanted && line.size === size)
    if (known) known.quantity += quantity
    else bag.push({ goods: wanted, size, quantity })
  })

const place = (who: number) =>
  command(`place(${who})`, async ({ bags, orders }, { shop, buyers }) => {
    const [as, bag] = [pick(buyers, who), pick(bags, who)]
    const cartId = (await shop.call('POST', '/api/cart', { as })).body.currentCart._id
    if (bag.length === 0) return isSame(cartId, '', 'an empty bag')
    const { status, body } = await placeBag(shop, as, cartId)
    if (shortOf(bag)) return isSame(status, 409, 'placing too much')
    const totalPaise = totalOf(bag)
    isSame([status, body.order?.grandTotal * 100], [201, totalPaise], 'placing')
    move(bag, -1)
    const lines = orderedLines(bag.splice(0))
    orders.push({
      id: body.order._id,
      buyer: who % buyers.length,
      cartId,
      lines,
      totalPaise,
      ...fresh,
    })
  })

const placeOld = (at: number) =>
  command(`placeOld(${at})`, async ({ orders }, { shop, buyers }) => {
    if (orders.length === 0) return
    const { id, buyer, cartId } = pick(orders, at)
    const { status, body } = await placeBag(shop, pick(buyers, buyer), cartId)
    isSame([status, body.order?._id], [200, id], 'placing an ordered cart')
  })

/** Both at once: which of the two comes first is open, that exactly one order comes of it is not. */
const placeTwice = (who: number) =>
  command(`placeTwice(${who})`, async ({ bags, orders }, { shop, buyers }) => {
    const [as, bag] = [pick(buyers, who), pick(bags, who)]
    if (bag.length === 0 || shortOf(bag)) return
    const cartId = (await shop.call('POST', '/api/cart', { as })).body.currentCart._id
    const both = await Promise.all([placeBag(shop, as, cartId), placeBag(shop, as, cartId)])
    isSame(both.map(({ status }) => status).sort(), [200, 201], 'placing twice')
    const [{ body }] = both
    const totalPaise = totalOf(bag)
    move(bag, -1)
    const lines = orderedLines(bag.splice(0))
    orders.push({
      id: body.order._id,
      buyer: who % buyers.length,
      cartId,
      lines,
      totalPaise,
      ...fresh,
    })
  })

const cancel = (at: number, byAdmin: boolean) =>
  command(`cancel(${at}, ${byAdmin})`, async ({ orders }, { shop, buyers, admin }) => {
    if (orders.length === 0) return
    const order = pick(orders, at)
    const as = byAdmin ? admin : pick(buyers, order.buyer)
    const { status } = await shop.call('POST', `/api/order/${order.id}/cancel`, { as })
    const isOpen = order.status === 'placed' || (order.status === 'packed' && byAdmin)
    isSame(status, isOpen || order.status === 'cancelled' ? 200 : 409, 'cancelling')
    if (!isOpen) return
    order.status = 'cancelled'
    move(order.lines, 1)
    order.restocked = piecesOfAll(order.lines)
    if (order.isPaid) order.refundedPaise += order.totalPaise
  })

const pack = (at: number) =>
  command(`pack(${at})`, async ({ orders }, { shop, admin }) => {
    if (orders.length === 0) return
    const order = pick(orders, at)
    const json = { status: 'packed' }
    const { status } = await shop.call('POST', `/api/admin/order/status/${order.id}`, { as: admin, json })
    isSame(status, order.status === 'placed' || order.status === 'packed' ? 200 : 409, 'packing')
    if (order.status === 'placed') order.status = 'packed'
  })

/** The money comes in, whatever became of the order's goods; one that is over takes no money any more. */
const pay = (at: number) =>
  command(`pay(${at})`, async ({ orders }, { shop, admin }) => {
    if (orders.length === 0) return
    const order = pick(orders, at)
    const { body } = await shop.call('GET', `/api/order/${order.id}`, { as: admin })
    const path = `/api/admin/order/secure-payment/${body.paymentId._id}`
    const { status } = await shop.call('POST', path, { as: admin })
    const isOver = ['cancelled', 'returned', 'undelivered'].includes(order.status)
    isSame(status, isOver && !order.isPaid ? 409 : 200, 'paying')
    if (isOver || order.isPaid) return
    order.isPaid = true
    order.refundedPaise += order.waitingPaise
    order.waitingPaise = 0
  })

const deliver = (at: number) =>
  command(`deliver(${at})`, async ({ orders }, { shop, admin }) => {
    if (orders.length === 0) return
    const order = pick(orders, at)
    const path = `/api/admin/order/status/${order.id}`
    const parcel = { carrier: 'Delhivery', trackingNumber: 'DL1', unpaidReason: 'A regular customer' }
    const answers: number[] = []
    for (const status of ['packed', 'shipped', 'delivered']) {
      answers.push((await shop.call('POST', path, { as: admin, json: { status, ...parcel } })).status)
    }
    const isOpen = order.status === 'placed' || order.status === 'packed'
    const expected = order.status === 'delivered' ? [409, 409, 200] : Array(3).fill(isOpen ? 200 : 409)
    isSame(answers, expected, 'delivering')
    if (isOpen) order.status = 'delivered'
  })

/** The goods come back, some of each line damaged; sent twice at once, and it happens once. */
const giveBack = (at: number, damaged: number, deduction: number) =>
  command(`giveBack(${at}, ${damaged}, ${deduction})`, async ({ orders }, { shop, admin }) => {
    if (orders.length === 0) return
    const order = pick(orders, at)
    const { body } = await shop.call('GET', `/api/order/${order.id}`, { as: admin })
    const good = (quantity: number) => Math.max(0, quantity - damaged)
    const restock = body.items.map((line: { _id: string; quantity: number; returned?: number }) => ({
      item: line._id,
      quantity: good(line.quantity - (line.returned ?? 0)),
    }))
    const paise = order.isPaid ? Math.max(0, valueLeft(order.lines) - deduction) : 0
    const json = { status: 'returned', restock, ...(order.isPaid ? { refund: paise / 100 } : {}) }
    const path = `/api/admin/order/status/${order.id}`
    const both = await Promise.all([1, 2].map(() => shop.call('POST', path, { as: admin, json })))
    const isAllowed = order.status === 'delivered' || order.status === 'returned'
    isSame(
      both.map(({ status }) => status),
      isAllowed ? [200, 200] : [409, 409],
      'giving back',
    )
    if (order.status !== 'delivered') return
    order.status = 'returned'
    const restocked = order.lines.map((line) => ({ ...line, quantity: good(leftOf(line)) }))
    move(restocked, 1)
    order.restocked += piecesOfAll(restocked)
    order.refundedPaise += paise
    for (const line of order.lines) line.returned = line.quantity
  })

/** How every run begins: what few sequences of chance come to, a return of some pieces and one of all, paid and not. */
export const firstSequences = [
  [add(0, 1, 0, 2), place(0), deliver(0), returnSome(0, 0, 1, 0, 0), pay(0), giveBack(0, 0, 0)],
  [add(0, 0, 0, 2), place(0), pay(0), deliver(0), returnSome(0, 0, 1, 1, 500)],
]

const small = fc.nat({ max: 5 })

/** Sequences of what customers and the admin do. A replay path, as fast-check prints it, repeats one of them. */
export const commands = (replayPath?: string) =>
  fc.commands(
    [
      fc.tuple(small, small, small, fc.integer({ min: 1, max: 4 })).map((args) => add(...args)),
      fc.tuple(small, small, small, fc.integer({ min: 1, max: 4 })).map((args) => add(...args)),
      small.map(place),
      small.map(place),
      small.map(placeOld),
      small.map(placeTwice),
      fc.tuple(small, fc.boolean()).map((args) => cancel(...args)),
      small.map(pack),
      small.map(pack),
      small.map(pay),
      small.map(deliver),
      small.map(deliver),
      fc.tuple(small, fc.nat({ max: 2 }), fc.nat({ max: 50_000 })).map((args) => giveBack(...args)),
      fc
        .tuple(small, small, fc.integer({ min: 1, max: 2 }), fc.nat({ max: 2 }), fc.nat({ max: 50_000 }))
        .map((args) => returnSome(...args)),
      fc
        .tuple(small, small, fc.integer({ min: 1, max: 2 }), fc.nat({ max: 2 }), fc.nat({ max: 50_000 }))
        .map((args) => returnSome(...args)),
      fc.tuple(small, small, fc.integer({ min: 1, max: 2 }), fc.boolean()).map((args) => cancelSome(...args)),
      fc
        .tuple(small, fc.constantFrom('refused' as const, 'lost' as const))
        .map((args) => loseParcel(...args)),
      fc
        .tuple(small, small, fc.nat({ max: 12 }), fc.integer({ min: 1, max: 5_000 }), fc.nat({ max: 2 }))
        .map((args) => restock(...args)),
      small.map(countOtherwise),
    ],
    { maxCommands: 40, size: 'max', ...(replayPath ? { replayPath } : {}) },
  )
