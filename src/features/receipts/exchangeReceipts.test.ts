import { afterAll, expect, test } from 'vitest'
import { insertEvent } from '#/features/orders/life.store.ts'
import { newId } from '#/platform/db/ids.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import { eventsOf, fillBag, placeBag } from '../../../test/fixtures/orders.ts'
import type { Json } from '../../../test/fixtures/shop.ts'

const orderShop = await openOrderShop()
const { shop, other, people, post, put, approve, seen } = orderShop
afterAll(orderShop.close)

/** An order of 1,000 rupees that was exchanged for something dearer: the new order, of which 300 are still to be paid by UPI. */
async function exchanged(): Promise<Json> {
  const family = newId()
  const cheap = await addProduct(shop, { name: `Kurta ${family}`, pricePaise: 1_000_00, family })
  const dear = await addProduct(shop, { name: `Dear ${family}`, pricePaise: 1_300_00, family })
  const bag = await fillBag(shop, people.meera, { product: cheap, quantity: 1 })
  const { order } = (await placeBag(shop, people.meera, bag._id)).body
  await approve(order)
  await insertEvent(shop.services.db, { orderId: order._id, event: 'delivered' })
  await put(order, 'delivered')
  const requestId = newId()
  const lines = [{ item: order.items[0]._id, pieces: 1, instead: { product: dear.id } }]
  await post(
    `/order/${order._id}/return-request`,
    { requestId, lines, reason: 'size', payBy: 'upi' },
    people.meera,
  )
  const json = { requestId, handover: 'send', note: 'To our shop' }
  const { status, body } = await post(`/admin/order/return-request/accept/${order._id}`, json)
  expect([status, body.code]).toEqual([200, undefined])
  return seen({ _id: body.exchanges[0].other._id })
}

const header = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'
const day = indiaDay(new Date()).split('-').toReversed().join('/')
let made = 0
const line = (narration: string, rupees: string) => {
  made += 1
  return `${day},${narration},0000${`8091${String(made).padStart(8, '0')}`},${day},,"${rupees}","9,999.00"`
}
const upload = (lines: readonly string[], at = shop) =>
  at.call('POST', '/api/admin/receipt/statement?write=true', {
    as: people.adminAsha,
    body: [header, ...lines].join('\n'),
    headers: { 'content-type': 'application/octet-stream' },
  })

test('the difference of an exchange is paid by the line of the bank that names its order, and by no other amount', async () => {
  const placed = await exchanged()
  expect(placed).toMatchObject({
    credit: 1_000,
    paymentId: { type: 'upi', status: 'Pending', amount: 300 },
  })
  const whole = await upload([line(`UPI-MEERA-ORDER${placed.number}-PAY`, '1,300.00')])
  expect(whole.body).toMatchObject({ added: 1, matched: 0 })
  expect((await seen(placed)).paymentId.status).toBe('Pending')
  const { body } = await upload([line(`UPI-MEERA-ORDER${placed.number}-PAY`, '300.00')])
  expect(body).toMatchObject({ added: 1, matched: 1 })
  expect((await seen(placed)).paymentId).toMatchObject({ status: 'Completed', amount: 300 })
})

test('named by statement twice and approved by two admins at once, it is paid once', async () => {
  const placed = await exchanged()
  const lines = [line(`UPI-MEERA-ORDER${placed.number}-PAY`, '300.00')]
  const answers = await Promise.all([
    ...[upload(lines), upload(lines, other)],
    ...[approve(placed), approve(placed, other)],
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  // What was still open when all of them had answered.
  await upload(lines)
  expect(eventsOf(await seen(placed)).filter((event) => event === 'paid')).toHaveLength(1)
  const { body } = await shop.call('GET', `/api/admin/order/receipts/${placed._id}`, { as: people.adminAsha })
  expect(body).toMatchObject([{ amount: 300, order: { number: placed.number } }])
})
